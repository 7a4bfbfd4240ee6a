import ExactStrings

/// The outcomes of services that are values: those of `Result`.
extension ScriptedServices {
  /// The types of a `Result` as the services write them: the decoded value, the reply of the port, and the error, which
  /// is nil for any error.
  typealias ResultTypes = (success: ConvertedValue, reply: String, failure: String?)

  /// Returns the types of a `Result`; nil for other types.
  mutating func result(_ type: String, in scope: [String]) -> ResultTypes? {
    guard let (kind, arguments) = TypeSpelling.generic(TypeSpelling.plain(type)), kind == "Result", arguments.count == 2
    else { return nil }
    let isVoid = TypeSpelling.isVoid(arguments[0])
    guard let success = isVoid ? .nothing : converted(arguments[0], in: scope) else { return nil }
    let reply = isVoid ? "Void" : "(\(success.decoded))"
    if TypeSpelling.plain(arguments[1]) == "Error" { return (success, reply, nil) }
    guard types.need(arguments[1], in: scope) else { return nil }
    return (success, reply, types.spelled(arguments[1], in: scope))
  }

  /// Returns the statements of a function that returns a `Result`, at once or in a task; nil for other functions.
  mutating func outcome(
    of function: FunctionDeclaration, _ port: String, _ request: String, in scope: [String]
  ) -> PortCall? {
    guard !function.isThrowing, let (success, reply, failure) = result(function.result ?? "", in: scope) else {
      return nil
    }
    let asked = "\(request), as: (\(success.decoded)).self"
    let error = failure ?? "(any Error)"
    // A call also fails when the task that waits for it is cancelled, and that failure is no error of the app.
    let blank = failure.flatMap { BlankValues(types).expression(for: $0, in: []) }
    if function.isAsync, failure != nil, blank == nil { return nil }
    let call =
      function.isAsync
      ? "await \(port).reply(to: \(asked)\(failure.map { ", throwing: \($0).self" } ?? ""))"
      : "\(port).value(for: \(asked), throwing: \(error).self)"
    let made = function.isAsync ? blank.map { "error as? \(error) ?? \($0)" } ?? "error" : "error"
    let text = """
      do {
            let decoded = try \(call)
            return .success(\(success.made("decoded")))
          } catch { return .failure(\(made)) }
      """
    return (text, reply)
  }
}
