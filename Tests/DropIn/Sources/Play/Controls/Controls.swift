/// Controls without a screen.
class Control {
  var isEnabled = true
  var isHidden = false
  private var targets: [(Int, (Control) -> Void)] = []
  private var nextTarget = 0

  var targetCount: Int { targets.count }

  func addTarget(_ action: @escaping (Control) -> Void) -> Int {
    nextTarget += 1
    targets.append((nextTarget, action))
    return nextTarget
  }

  func removeTarget(_ number: Int) { targets.removeAll { $0.0 == number } }

  func sendActions() { for (_, action) in targets { action(self) } }
}

final class Button: Control {
  var title = ""

  func tap() { if isEnabled { sendActions() } }
}

final class TextField: Control {
  var text: String?

  /// Enters a text as a user does; the program sets `text`.
  func type(_ text: String) {
    self.text = text
    sendActions()
  }
}

final class Toggle: Control {
  var isOn = false

  func flip() {
    isOn.toggle()
    sendActions()
  }
}

final class Label {
  var text: String? { didSet { shown.append(text) } }
  var alpha = 1.0
  private(set) var shown: [String?] = []
}

final class List {
  final class Cell {
    var text = ""
    var detail = ""
  }

  private(set) var cells: [Cell] = []
  private(set) var reloads = 0

  func reload(_ cells: [Cell]) {
    self.cells = cells
    reloads += 1
  }
}
