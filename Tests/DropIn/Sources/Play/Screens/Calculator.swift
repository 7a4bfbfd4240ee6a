import RxSwift

/// RX-28: commands folded into what the display shows.
struct Calculator: Equatable {
  enum Operation { case plus, minus, times, dividedBy }

  enum Command {
    case clear
    case digit(Character)
    case dot
    case operation(Operation)
    case equals
  }

  private var total: Double?
  private var pending: Operation?
  private(set) var screen = "0"
  private var isTyping = false

  static let initial = Calculator()

  static func reduce(state: Calculator, command: Command) -> Calculator {
    var next = state
    switch command {
    case .clear: return .initial
    case .digit(let digit):
      next.screen = state.isTyping && state.screen != "0" ? state.screen + String(digit) : String(digit)
      next.isTyping = true
    case .dot:
      if !state.screen.contains(".") { next.screen = state.screen + "." }
      next.isTyping = true
    case .operation(let operation):
      next.settle()
      next.pending = operation
    case .equals:
      next.settle()
      next.pending = nil
    }
    return next
  }

  private mutating func settle() {
    guard isTyping, let operand = Double(screen) else { return }
    isTyping = false
    switch pending {
    case .plus?: total! += operand
    case .minus?: total! -= operand
    case .times?: total! *= operand
    case .dividedBy?: total! /= operand
    case nil: total = operand
    }
    screen = total! == total!.rounded() ? String(Int(total!)) : String(total!)
  }
}

func calculator(_ checks: Checks) {
  let digits = (0...9).map { _ in PublishSubject<Void>() }
  let clear = PublishSubject<Void>()
  let dot = PublishSubject<Void>()
  let equals = PublishSubject<Void>()
  let operations: [(Character, Calculator.Operation, PublishSubject<Void>)] = [
    ("+", .plus, .init()), ("-", .minus, .init()), ("*", .times, .init()), ("/", .dividedBy, .init()),
  ]

  let commands: Observable<Calculator.Command> = Observable.merge([
    clear.map { _ in .clear },
    dot.map { .dot },
    equals.map { .equals },
    Observable.merge(digits.enumerated().map { index, tap in tap.map { .digit(Character("\(index)")) } }),
    Observable.merge(operations.map { _, operation, tap in tap.map { .operation(operation) } }),
  ])

  var screens: [String] = []
  let disposable =
    commands
    .scan(Calculator.initial, accumulator: Calculator.reduce)
    .startWith(.initial)
    .map { $0.screen }
    .distinctUntilChanged()
    .subscribe(onNext: { screens.append($0) })
  defer { disposable.dispose() }

  for key in "12+7.5*2=c9/2=" {
    switch key {
    case "c": clear.onNext(())
    case ".": dot.onNext(())
    case "=": equals.onNext(())
    case _ where key.isNumber: digits[key.wholeNumberValue!].onNext(())
    default: operations.first { $0.0 == key }!.2.onNext(())
    }
  }
  checks.expect(
    screens,
    ["0", "1", "12", "7", "7.", "7.5", "19.5", "2", "39", "0", "9", "2", "4.5"])
}
