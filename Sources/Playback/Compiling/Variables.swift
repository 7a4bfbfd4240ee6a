import ActionScripts
import ExactStrings

/// The variables of a script: those of the file, of the case, and of the fragments that are being included.
struct Variables {
  struct Variable {
    var value: ScriptValue
    /// The diagnostic to report if nothing uses the variable; nil where its declaration has a mistake.
    let unused: Diagnostic?
    /// Whether something uses the variable, or an included file declares it, so that it may stay unused.
    var isUsed = false
    /// Whether the value is known only while the case plays.
    var isLate = false

    /// The diagnostic if nothing uses the variable.
    fileprivate var mistake: [Diagnostic] { isUsed ? [] : [unused].compactMap(\.self) }
  }

  /// The scopes, outermost first: the file, the case, then the arguments of each include.
  private var scopes: [[(name: String, variable: Variable)]] = [[], []]
  private var unusedInClosedScopes: [Diagnostic] = []
  /// The values from outside of the script, which replace those that the script declares.
  private let given: [(name: String, value: String)]
  /// The names of these values for which the script declares a variable.
  private var declared: Set<ExactString> = []

  /// Creates the variables of a script that declares none yet.
  init(given: [(name: String, value: String)]) { self.given = given }

  /// Returns whether a variable has a value from outside of the script.
  func isGiven(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// Returns the value from outside of the script of a variable that the script declares; nil where it has none.
  mutating func takeGiven(_ name: String) -> ScriptValue? {
    guard let value = given.last(where: { $0.name == name })?.value else { return nil }
    declared.insert(name)
    return (try? ScriptValue(argument: value)) ?? .string(value)
  }

  /// The names with a value from outside of the script that the script does not declare.
  var undeclared: [String] { given.map(\.name).filter { !declared.contains($0) } }

  /// The names that are visible now, outermost first.
  var names: [String] { scopes.flatMap { $0.map(\.name) } }

  func value(_ name: String) -> ScriptValue? { variable(name)?.value }

  private func variable(_ name: String) -> Variable? {
    for scope in scopes.reversed() {
      if let entry = scope.last(where: { $0.name == name }) { return entry.variable }
    }
    return nil
  }

  private func text(of name: String) -> String { value(name)?.json.text ?? "unknown" }

  /// Returns whether the value of a variable is known only while the case plays.
  func isLate(_ name: ExactString) -> Bool { variable(name.string)?.isLate == true }

  /// Returns whether the declaration of a variable has a mistake.
  func isFaulty(_ name: ExactString) -> Bool { variable(name.string).map { $0.unused == nil } ?? false }

  /// Returns whether a value is made of a variable whose declaration has a mistake.
  func isFaulty(_ written: ScriptValue) -> Bool {
    var used: Set<ExactString> = []
    _ = try? written.expanded(variables: { value($0) }, used: &used)
    return used.contains(where: isFaulty)
  }

  /// Returns a statement with the values of variables in their places, and the names of these variables. Variables
  /// whose values are known only while the case plays stay as they are.
  mutating func expand(
    _ statement: Statement, _ source: any StatementSource
  ) throws(Diagnostic) -> (statement: Statement, used: Set<ExactString>) {
    var used: Set<ExactString> = []
    defer { if !used.isEmpty { markUsed(used) } }
    do {
      return (try statement.expanded(variables: { value($0) }, used: &used), used)
    } catch  where error.unsuitableRole != nil && isFaulty(ExactString(error.name)) {
      return (statement, used)
    } catch  where error.unsuitableRole == .duration {
      throw source.diagnostic(
        "variable '\(error.name)' is \(text(of: error.name)), which is no duration", at: error.range,
        note: "write a number and a unit, such as \"300ms\"")
    } catch  where error.unsuitableRole == .count {
      throw source.diagnostic(
        "variable '\(error.name)' is \(text(of: error.name)), which is no number of times", at: error.range,
        note: "a number of times is a whole number from 1; write \"x${\(error.name)}\" for a text")
    } catch {
      // The variable that was probably meant is not reported as unused as well.
      if let meant = Suggestion.closest(to: error.name, in: names) { used.insert(meant) }
      throw source.diagnostic(
        "unknown variable '\(error.name)'", at: error.range,
        note: Suggestion.note(for: error.name, in: names, heading: "there are")
          ?? "declare it before: @let \(error.name) = ...")
    }
  }

  /// Gives variables the values that were looked up while the case plays.
  mutating func fill(_ captured: [ExactString: ScriptValue]) {
    for scope in scopes.indices {
      for place in scopes[scope].indices where scopes[scope][place].variable.isLate {
        guard let value = captured[scopes[scope][place].name] else { continue }
        scopes[scope][place].variable.value = value
        scopes[scope][place].variable.isLate = false
      }
    }
  }

  mutating func markUsed(_ names: Set<ExactString>) {
    for name in names {
      for index in scopes.indices.reversed() {
        if let place = scopes[index].lastIndex(where: { $0.name == name.string }) {
          scopes[index][place].variable.isUsed = true
          break
        }
      }
    }
  }

  /// Declares a variable of the case, or of the file before the first case.
  /// - Parameter isOffered: Whether an included file declares it, so that it may stay unused.
  mutating func declare(
    _ name: String, _ value: ScriptValue, inCase: Bool, isLate: Bool = false, isOffered: Bool = false,
    unused: Diagnostic?
  ) {
    let index = inCase ? 1 : 0
    if let old = scopes[index].firstIndex(where: { $0.name == name }) {
      // The replaced variable may have been used. If it was not, it is reported like any unused one.
      unusedInClosedScopes += scopes[index][old].variable.mistake
      scopes[index].remove(at: old)
    }
    scopes[index].append((name, Variable(value: value, unused: unused, isUsed: isOffered, isLate: isLate)))
  }

  /// Declares a variable whose declaration has a mistake: the statements that use it are not checked.
  mutating func declareFaulty(_ name: String, inCase: Bool) {
    declared.insert(name)
    declare(name, Self.standIn, inCase: inCase, unused: nil)
  }

  /// A text that is valid as a value, a duration and a word.
  static let standIn = ScriptValue.string("1ms")

  /// Makes the variables of a case that is not allowed, before the first '@case', count as declared with a mistake.
  mutating func keepAsFaulty() {
    let names = scopes[1].map(\.name)
    scopes[1] = []
    // A variable of the file that one of them hides is not reported as unused as well.
    markUsed(Set(names.map { ExactString($0) }))
    for name in names { declareFaulty(name, inCase: false) }
  }

  mutating func openCase() { close(1) }

  mutating func openInclude(_ arguments: [(name: String, variable: Variable)]) { scopes.append(arguments) }

  mutating func closeInclude() {
    close(scopes.count - 1)
    scopes.removeLast()
  }

  /// Returns the diagnostics for unused variables, in the order in which their scopes were closed.
  mutating func finish() -> [Diagnostic] {
    close(1)
    close(0)
    defer { unusedInClosedScopes = [] }
    return unusedInClosedScopes
  }

  private mutating func close(_ index: Int) {
    unusedInClosedScopes += scopes[index].flatMap(\.variable.mistake)
    scopes[index] = []
  }
}
