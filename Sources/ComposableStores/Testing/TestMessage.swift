import ExactStrings

/// The failure messages of a test store.
enum TestMessage {
  static let noChange = """
    The state was expected to change, but it did not. Remove the closure, or change the state in it.
    """
  static let nothingReceived = """
    An action was expected to be received, but none was. If an effect is in flight, move the scheduler that it waits for.
    """
  static let noneIsMatched = "No received action is one that this step accepts."
  static let allAreOfOtherCases = "No received action is of the expected case."
  static let nothingToSkip = "There are no received actions to skip."
  static let noEffectToSkip = "There is no effect in flight to skip."

  static func threw(_ error: any Error) -> String { "The closure of this step threw an error: \(error)" }

  static func otherState(_ expected: Any, _ actual: Any) -> String {
    "The state is not as expected:\n\n" + difference(expected, actual)
  }

  static func unexpectedChange(_ expected: Any, _ actual: Any) -> String {
    "The state was not expected to change, but it did:\n\n" + difference(expected, actual)
  }

  static func notStated(_ expected: Any, _ actual: Any) -> String {
    "The state changed in more places than this step says:\n\n" + difference(expected, actual)
  }

  static func isAnother(_ actual: Any, than expected: Any) -> String {
    "Another action was received than the expected one:\n\n" + difference(expected, actual)
  }

  static func isMissing(_ expected: Any) -> String { "The expected action was not received:\n\n" + list([expected]) }

  static func isNotMatched(_ actual: Any) -> String {
    "The received action is not one that this step accepts:\n\n" + list([actual])
  }

  static func isOfAnotherCase(_ actual: Any) -> String {
    "The received action is of another case than the expected one:\n\n" + list([actual])
  }

  static func skipped(_ actions: [Any]) -> String {
    "\(count(actions.count, "received action was", "received actions were")) skipped:\n\n" + list(actions)
  }

  static func unhandledBeforeSending(_ actions: [Any], _ next: Any) -> String {
    "\(count(actions.count, "action was", "actions were")) received and not handled before '\(ActionName.of(next))' "
      + "was sent:\n\n\(list(actions))\n\nCall 'receive' for each of them first, or 'skipReceivedActions()'."
  }

  static func unhandled(_ actions: [Any], _ moment: String) -> String {
    "\(count(actions.count, "received action is", "received actions are")) not handled \(moment):\n\n\(list(actions))"
  }

  static func inFlight(_ effects: [(action: Any, place: TestPlace?)], _ moment: String) -> String {
    let lines = effects.map { effect in
      let place = effect.place.map { "  (from the action sent at \($0.fileID):\($0.line))" } ?? ""
      return "  ." + ActionName.of(effect.action) + place
    }
    return "\(count(effects.count, "effect is", "effects are")) still in flight \(moment), begun by:\n\n"
      + lines.joined(separator: "\n")
      + "\n\nLet them end by moving the scheduler, cancel them, or call 'skipInFlightEffects()'."
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  private static func list(_ values: [Any]) -> String {
    values.map { value in
      ValueDump.text(of: value).split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  " + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func difference(_ expected: Any, _ actual: Any) -> String {
    guard let difference = DumpDifference.text(from: expected, to: actual) else {
      return list([actual]) + "\n\n(They are not equal, though they look the same.)"
    }
    return difference + "\n\n(expected -, actual +)"
  }
}
