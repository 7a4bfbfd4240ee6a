/// Checks an implementation of reflection with types whose parts are known.
///
/// Another runtime may describe types in another way, and reading an unknown description would give wrong names or
/// trap.
package enum ReflectionCheck {
  /// The message to the user where the check fails.
  package static let warning =
    "this Swift runtime describes types in an unknown way: values are read through mirrors, and lists of actions are empty"

  /// Whether the parts of the known types are found as they are.
  package static func passes<Way: TypeReflection>(_ way: Way.Type) -> Bool {
    isRightAboutStructs(way) && isRightAboutEnums(way) && isRightAboutFunctions(way)
      && isRightAboutGenericTypes(way)
  }

  private struct Sample {
    var number: Int8 = 1
    var text = ""
    weak var owner: AnyObject?
  }

  private enum Choice { case first, second(Int), third }
  private enum Answer<Value> {
    case found(Value, page: Int), none
    indirect case later(Answer)
  }
  private enum Plain { case red, green, blue }

  private static func isRightAboutStructs<Way: TypeReflection>(_ way: Way.Type) -> Bool {
    guard let fields = way.fields(of: Sample.self), way.fields(of: Choice.self) == nil else { return false }
    return fields.map(\.name) == ["number", "text", "owner"] && fields.map(\.isPlain) == [true, true, false]
      && fields[0].offset == MemoryLayout<Sample>.offset(of: \.number) && fields[0].type == Int8.self
      && fields[1].offset == MemoryLayout<Sample>.offset(of: \.text) && fields[1].type == String.self
  }

  private static func isRightAboutEnums<Way: TypeReflection>(_ way: Way.Type) -> Bool {
    func name<Value>(_ value: Value) -> String? {
      withUnsafePointer(to: value) { way.caseName(at: $0, of: Value.self) }.map { String(cString: $0) }
    }
    guard way.caseNames(of: Choice.self) == ["second", "first", "third"], way.caseNames(of: Sample.self) == nil,
      way.allCases(of: Choice.self) == nil, way.allCases(of: Plain.self)?.map(name) == ["red", "green", "blue"]
    else { return false }
    guard let cases = way.cases(of: Answer<String>.self), cases.map(\.name) == ["found", "later", "none"],
      cases.map(\.parts.count) == [2, 1, 0], cases.map(\.boxOffset) == [nil, 16, nil],
      cases[0].parts.map(\.label) == [nil, "page"], cases[0].parts[0].type == String.self,
      cases[0].parts[1].type == Int.self, way.cases(of: Sample.self)?.count == nil,
      readsPayload(way, Answer.found("a", page: 3), cases[0], { $0 == "a" }, 0),
      readsPayload(way, Answer.found("a", page: 3), cases[0], { $0 == 3 }, cases[0].parts[1].offset),
      readsPayload(way, Answer.later(.later(.none)), cases[1], { (value: Answer<String>) in name(value) == "later" }, 0)
    else { return false }
    return name(Choice.second(2)) == "second" && name(Choice.third) == "third" && name(7) == nil
      && way.mayHoldValues(Choice.self) && !way.mayHoldValues(Plain.self)
  }

  /// Whether a part of a payload is found at its place, and the value is whole afterwards.
  private static func readsPayload<Way: TypeReflection, Part>(
    _ way: Way.Type, _ value: Answer<String>, _ enumCase: EnumCase, _ isRight: (Part) -> Bool, _ offset: Int
  ) -> Bool {
    var value = value
    return withUnsafeMutablePointer(to: &value) { place in
      guard way.caseNumber(at: place, of: Answer<String>.self) == enumCase.number else { return false }
      return way.withPayload(of: enumCase, in: place, of: Answer<String>.self) { payload in
        isRight((payload + offset).assumingMemoryBound(to: Part.self).pointee)
      } && way.caseNumber(at: place, of: Answer<String>.self) == enumCase.number
    }
  }

  private static func isRightAboutFunctions<Way: TypeReflection>(_ way: Way.Type) -> Bool {
    way.isFunction((@Sendable (Int) -> String).self) && !way.isFunction([() -> Void].self)
      && !way.isFunction(String.self)
  }

  private static func isRightAboutGenericTypes<Way: TypeReflection>(_ way: Way.Type) -> Bool {
    !way.isGeneric(Sample.self) && !way.isGeneric(Plain.self) && !way.isGeneric(Choice.self)
      && way.isGeneric([Sample].self) && way.isGeneric(Choice?.self) && way.isGeneric(Result<Int, Never>.self)
  }
}
