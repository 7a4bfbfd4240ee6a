import Reactors

/// A pocket calculator: every key is an action, an action is its own mutation, and `reduce` folds them (RX-28).
///
/// It calculates from left to right: `1 + 2 * 3 =` is 9. Another `=` repeats the last step. After an error only `clear`
/// has an effect.
final class CalculatorReactor: Reactor {
  enum Action: Decodable {
    case digit(Int)
    case dot
    case plus
    case minus
    case times
    case dividedBy
    case equals
    case changeSign
    case percent
    case clear
  }

  struct State {
    var display = "0"
    /// The effect of the next digit.
    var entry = Entry.fresh
    /// The operation that waits for its second operand.
    var pending: Step?
    /// The step that another `=` repeats.
    var last: Step?
  }

  enum Entry {
    /// The digit begins another number.
    case fresh
    /// The digit is appended.
    case typing
    /// The digit begins the missing operand.
    case missing
    /// The digit is ignored.
    case broken
  }

  /// An operation with one of its operands: the left one of a waiting step, the right one of a repeated step.
  struct Step {
    let operation: Operation
    let operand: String
  }

  enum Operation {
    case plus
    case minus
    case times
    case dividedBy
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    if case .clear = mutation { return State() }
    if state.entry == .broken { return state }
    var next = state
    do {
      try next.press(mutation)
      return next
    } catch {
      return State(display: error.rawValue, entry: .broken)
    }
  }
}

extension CalculatorReactor.State {
  fileprivate mutating func press(_ key: CalculatorReactor.Action) throws(PocketError) {
    switch key {
    case .digit(let digit): type(digit)
    case .dot: typeDot()
    case .plus: try begin(.plus)
    case .minus: try begin(.minus)
    case .times: try begin(.times)
    case .dividedBy: try begin(.dividedBy)
    case .equals: try finish()
    case .changeSign: changeSign()
    case .percent: try takePercent()
    case .clear: break
    }
  }

  private mutating func type(_ digit: Int) {
    guard 0...9 ~= digit else { return }
    if entry != .typing || display == "0" {
      display = "\(digit)"
      entry = .typing
    } else if display.count(where: \.isNumber) < PocketDecimal.capacity {
      display += "\(digit)"
    }
  }

  private mutating func typeDot() {
    if entry != .typing { type(0) }
    if !display.contains(".") { display += "." }
  }

  /// Performs the waiting step; if its second operand is missing, replaces its operation.
  private mutating func begin(_ operation: CalculatorReactor.Operation) throws(PocketError) {
    if let pending, entry != .missing {
      display = try pending.operation(pending.operand, display)
    } else {
      display = try PocketDecimal(reading: display).text
    }
    pending = CalculatorReactor.Step(operation: operation, operand: display)
    entry = .missing
  }

  private mutating func finish() throws(PocketError) {
    if let step = pending {
      last = CalculatorReactor.Step(operation: step.operation, operand: display)
      display = try step.operation(step.operand, display)
    } else if let last {
      display = try last.operation(display, last.operand)
    } else {
      display = try PocketDecimal(reading: display).text
    }
    pending = nil
    entry = .fresh
  }

  private mutating func changeSign() {
    if display == "0" { return }
    display = display.hasPrefix("-") ? String(display.dropFirst()) : "-" + display
    if entry == .missing { entry = .fresh }
  }

  /// Takes a hundredth of the displayed number, or that percentage of the first operand of an addition or subtraction.
  private mutating func takePercent() throws(PocketError) {
    var share = try CalculatorReactor.Operation.dividedBy(display, "100")
    if let pending, pending.operation == .plus || pending.operation == .minus {
      share = try CalculatorReactor.Operation.times(pending.operand, share)
    }
    display = share
    entry = .fresh
  }
}

extension CalculatorReactor.Operation {
  /// Returns the displayed result.
  fileprivate func callAsFunction(_ left: String, _ right: String) throws(PocketError) -> String {
    let (left, right) = (try PocketDecimal(reading: left), try PocketDecimal(reading: right))
    let result =
      switch self {
      case .plus: try left + right
      case .minus: try left - right
      case .times: try left * right
      case .dividedBy: try left / right
      }
    return result.text
  }
}
