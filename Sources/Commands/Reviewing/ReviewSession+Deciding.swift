import ExactStrings
import Files
import Processes

extension ReviewSession {
  /// Lets the flags or the user decide, and carries the decisions out.
  func decide() {
    if request.accepts { decide(.accepted) { !$0.isObsolete } }
    if request.rejects { decide(.rejected) { !$0.isObsolete } }
    if request.prunes { decide(.accepted) { $0.isObsolete } }
    let isAsked =
      !request.isDecided && !request.isJSON && !environment.isContinuousIntegration && environment.input.isTerminal
      && environment.output.isTerminal
    if isAsked, !items.isEmpty, let terminal = Terminal(output: environment.output.descriptor) {
      ask(on: terminal)
    } else {
      // A pending file that equals its golden has nothing to decide on. It is removed if the run decides, but not if it
      // only lists.
      let decides = request.accepts || request.rejects || isAsked
      for golden in goldens where decides || !golden.items.isEmpty { carryOut(golden) }
      for index in items.indices where items[index].isObsolete { carryOutObsolete(index) }
    }
    if !items.allSatisfy({ $0.decision == .accepted }) || !failing.isEmpty { code.combine(with: .different) }
  }

  private func decide(_ decision: ReviewItem.Decision, where isMeant: (ReviewItem) -> Bool) {
    for index in items.indices where isMeant(items[index]) { items[index].decision = decision }
  }

  private func ask(on terminal: Terminal) {
    defer { terminal.close() }
    let screen = ReviewScreen(
      terminal, count: items.count, isColored: environment.colorsOutput, clears: environment.canClearScreen,
      output: environment.output)
    func ask(_ indices: some Sequence<Int>) -> Bool {
      for index in indices {
        guard let decision = screen.decide(items[index]) else { return false }
        items[index].decision = decision
      }
      return true
    }
    for golden in goldens {
      let goesOn = ask(golden.items)
      carryOut(golden)
      if !goesOn { return }
    }
    for index in items.indices where items[index].isObsolete {
      guard ask([index]) else { return }
      carryOutObsolete(index)
    }
    environment.output.write("\n")
  }

  private func carryOut(_ golden: (path: String, changes: GoldenChanges, items: Range<Int>, pending: String?)) {
    let decisions = golden.items.map { items[$0].decision }
    let accepted = Set(decisions.indices.filter { decisions[$0] == .accepted })
    do {
      if !accepted.isEmpty, let bytes = golden.changes.accepting(accepted) {
        let file = AtomicFile(golden.path)
        sweeper.sweep(beside: file)
        try file.write(bytes)
      }
      let isDone = decisions.allSatisfy { $0 == .accepted || $0 == .rejected }
      if isDone, let pending = golden.pending { try request.pending?.discard(pending) }
    } catch {
      for index in golden.items { items[index].decision = .open }
      complain("error: \("\(error)".onOneLine)\n")
    }
  }

  private func carryOutObsolete(_ index: Int) {
    guard items[index].decision == .accepted else { return }
    do {
      try AtomicFile(items[index].golden).remove()
    } catch {
      items[index].decision = .open
      complain("error: \("\(error)".onOneLine)\n")
    }
  }
}
