import ActionScripts
import ExactStrings
import Playback

extension Move {
  /// Returns copies of the move, each with a simpler value, the simplest ones first. Some of them may not be possible.
  /// Of the values that a script gives, the earlier ones are simpler.
  func simplerMoves(within variations: Variations = Variations(), like shapes: MoveShapes = MoveShapes()) -> [Move] {
    switch self {
    case .statement(.action(let call)):
      call.simplerCalls(within: variations, like: shapes).map { .statement(.action($0)) }
    case .statement(.gesture(let control, let call)):
      call.simplerCalls(within: Variations(), like: MoveShapes()).map {
        .statement(.gesture(control: control, $0))
      }
    case .statement(.emit(let stream, let value)):
      value.value.simplerValues(like: shapes.value(of: stream.value)).map {
        .statement(.emit(stream: stream, Located($0)))
      }
    case .answer(let port, let position, let outcome) where variations.answers(of: port) != nil:
      variations.outcomes(simplerThan: outcome, of: port).map { .answer(port: port, position: position, $0) }
    case .answer(let port, let position, .reply(let value)):
      value.value.simplerValues(like: shapes.reply(of: port)).map {
        .answer(port: port, position: position, .reply(Located($0)))
      }
    case .answer(let port, let position, .fail(let value)):
      value.value.simplerFaults.map { .answer(port: port, position: position, .fail(Located($0))) }
    case .statement(.answer(var answer)):
      if case .reply(let value) = answer.outcome {
        value.value.simplerValues.map {
          answer.outcome = .reply(Located($0))
          return .statement(.answer(answer))
        }
      } else {
        []
      }
    default: []
    }
  }
}

extension Move {
  /// Returns the integers in the values of the move, in order, without those that a script gives.
  func integers(outside variations: Variations = Variations()) -> [Int] {
    var found: [Int] = []
    _ = mappingIntegers(outside: variations) { number in
      found.append(number)
      return number
    }
    return found
  }

  /// Returns the move with another integer at a place among its integers.
  func replacingInteger(at place: Int, by number: Int, outside variations: Variations = Variations()) -> Move {
    var index = -1
    return mappingIntegers(outside: variations) { old in
      index += 1
      return index == place ? number : old
    }
  }

  fileprivate func mappingLeaves(
    outside variations: Variations, _ transform: (ScriptValue) -> ScriptValue
  ) -> Move {
    switch self {
    case .statement(.action(let call)):
      .statement(.action(call.mappingLeaves(outside: variations, transform)))
    case .statement(.gesture(let control, let call)):
      .statement(.gesture(control: control, call.mappingLeaves(outside: Variations(), transform)))
    case .statement(.emit(let stream, let value)):
      .statement(.emit(stream: stream, Located(value.value.mappingLeaves(transform))))
    case .answer(let port, let position, .reply(let value))
    where variations.answers(of: port)?.allowsAnyReply ?? true:
      .answer(port: port, position: position, .reply(Located(value.value.mappingLeaves(transform))))
    case .answer(let port, let position, .fail(let value)) where variations.answers(of: port) == nil:
      .answer(port: port, position: position, .fail(Located(value.value.mappingFaults(transform))))
    default: self
    }
  }

  private func mappingIntegers(outside variations: Variations, _ transform: (Int) -> Int) -> Move {
    mappingLeaves(outside: variations) { $0.mappingInteger(transform) }
  }
}

extension [Move] {
  /// Returns the moves with each occurrence of a value replaced by another one; and then, if there are three or four
  /// occurrences, the moves with all but one replaced, for each of them.
  func replacing(
    _ value: ScriptValue, by other: ScriptValue, outside variations: Variations = Variations()
  ) -> [[Move]] {
    var count = 0
    func replaced(except kept: Int?) -> [Move] {
      count = 0
      return map { move in
        move.mappingLeaves(outside: variations) { leaf in
          guard leaf.json == value.json else { return leaf }
          defer { count += 1 }
          return count == kept ? leaf : other
        }
      }
    }
    let all = replaced(except: nil)
    return [all] + ((3...4).contains(count) ? (0..<count).map { replaced(except: $0) } : [])
  }

  /// The values that occur more than once and can become simpler, without those that a script gives, in order.
  func repeatedValues(outside variations: Variations = Variations()) -> [ScriptValue] {
    var (once, again): ([ScriptValue], [ScriptValue]) = ([], [])
    for move in self {
      _ = move.mappingLeaves(outside: variations) { value in
        if !value.simplerValues.contains(where: { $0 != .null }) { return value }
        if !once.contains(where: { $0.json == value.json }) {
          once.append(value)
        } else if !again.contains(where: { $0.json == value.json }) {
          again.append(value)
        }
        return value
      }
    }
    return again
  }
}

extension ActionCall {
  fileprivate func mappingLeaves(
    outside variations: Variations, _ transform: (ScriptValue) -> ScriptValue
  ) -> ActionCall {
    var call = self
    for index in arguments.indices where variations.values(ofPayload: index, of: name.value) == nil {
      call.arguments[index].value = Located(arguments[index].value.value.mappingLeaves(transform))
    }
    return call
  }

  fileprivate func simplerCalls(within variations: Variations, like shapes: MoveShapes) -> [ActionCall] {
    arguments.indices.flatMap { index in
      simplerValues(at: index, within: variations, like: shapes).map { value in
        var call = self
        call.arguments[index].value = Located(value)
        return call
      }
    }
  }
}

extension Variations {
  /// Returns the outcomes that a script gives before this one. A value that exploring made up becomes simpler like any
  /// other value.
  fileprivate func outcomes(simplerThan outcome: PortAnswer.Outcome, of port: String) -> [PortAnswer.Outcome] {
    guard let allowed = answers(of: port) else { return [] }
    let given = allowed.outcomes
    if let place = given.firstIndex(of: outcome) { return given[..<place].filter { $0.isReply == outcome.isReply } }
    guard allowed.allowsAnyReply, case .reply(let value) = outcome else { return [] }
    return value.value.simplerValues.map { .reply(Located($0)) }
  }
}

extension PortAnswer.Outcome {
  /// Whether the outcome is a reply. A fault is not simpler than a reply.
  fileprivate var isReply: Bool { if case .reply = self { true } else { false } }
}

extension ActionCall {
  private func simplerValues(
    at index: Int, within variations: Variations, like shapes: MoveShapes
  ) -> [ScriptValue] {
    let value = arguments[index].value.value
    guard let given = variations.values(ofPayload: index, of: name.value) else {
      return value.simplerValues(like: shapes.payload(index, of: name.value))
    }
    let written = given.map { ActionCall.Argument.sole(Located($0), isAlone: arguments.count == 1).value.value }
    return written.firstIndex(of: value).map { Array(written[..<$0]) } ?? written
  }
}

extension ScriptValue {
  /// Returns the value with each of its parts replaced that is neither an array nor an object.
  fileprivate func mappingLeaves(_ transform: (ScriptValue) -> ScriptValue) -> ScriptValue {
    switch self {
    case .array(let elements): .array(elements.map { $0.mappingLeaves(transform) })
    case .object(let members): .object(members.map { Member($0.key, $0.value.mappingLeaves(transform)) })
    default: transform(self)
    }
  }

  /// The simpler errors; empty for a code or a text, which is simple enough.
  fileprivate var simplerFaults: [ScriptValue] {
    if case .object = self { simplerValues.filter { $0 != .null } } else { [] }
  }

  /// Returns the error with its parts replaced. A code or a text, which is simple enough, stays.
  fileprivate func mappingFaults(_ transform: (ScriptValue) -> ScriptValue) -> ScriptValue {
    if case .object = self { mappingLeaves(transform) } else { self }
  }

  fileprivate func mappingInteger(_ transform: (Int) -> Int) -> ScriptValue {
    switch self {
    case .number(let text), .word(let text): Int(text).map { .number(String(transform($0))) } ?? self
    default: self
    }
  }

  /// Returns simpler values of a known shape: `null` only where the shape allows it, and the earlier cases of an enum.
  func simplerValues(like shape: ValueShape?) -> [ScriptValue] {
    switch (shape, self) {
    case (nil, _), (.choice([])?, _): return simplerValues
    case (.optional?, .null): return []
    case (.optional(let wrapped)?, _): return [.null] + simplerValues(like: wrapped).filter { $0 != .null }
    case (.choice(let values)?, _):
      return values[..<(values.firstIndex(of: json) ?? values.endIndex)].map { ScriptValue($0) }
    case (.cases(let cases)?, _): return simplerCases(of: cases)
    case (.list(let element)?, .array(let elements)):
      return (elements.isEmpty ? [] : [.array([])]) + simplerElements(elements) { $0.simplerValues(like: element) }
    case (.tuple(let shapes)?, .array(let elements)) where shapes.count == elements.count:
      return simplerInPlace(elements) { elements[$0].simplerValues(like: shapes[$0]) }
    case (.object(let fields)?, .object(let members)):
      return simplerMembers(members) { member in
        member.value.simplerValues(like: fields.first { $0.name == member.key }?.shape)
      }
    default: return simplerValues.filter { $0 != .null }
    }
  }

  /// Returns the earlier cases without payloads, and the same case with simpler payloads.
  private func simplerCases(of cases: [(name: String, payloads: [ValueShape.Field])]) -> [ScriptValue] {
    var (name, payload): (String?, ScriptValue?) = (nil, nil)
    switch self {
    case .string(let text), .word(let text): name = text
    case .object(let members) where members.count == 1: (name, payload) = (members[0].key, members[0].value)
    default: break
    }
    guard let name, let place = cases.firstIndex(where: { $0.name == name }) else { return [] }
    let plain = cases[..<place].filter(\.payloads.isEmpty).map { ScriptValue.string($0.name) }
    guard let payload else { return plain }
    return plain
      + payload.simplerValues(like: .object(cases[place].payloads)).map { .object([Member(name, $0)]) }
  }

  private func simplerElements(
    _ elements: [ScriptValue], _ simpler: (ScriptValue) -> [ScriptValue]
  ) -> [ScriptValue] {
    elements.indices.map { index in
      var fewer = elements
      fewer.remove(at: index)
      return .array(fewer)
    }
      + simplerInPlace(elements) { simpler(elements[$0]) }
  }

  private func simplerInPlace(
    _ elements: [ScriptValue], _ simpler: (_ index: Int) -> [ScriptValue]
  ) -> [ScriptValue] {
    elements.indices.flatMap { index in
      simpler(index).map { value in
        var others = elements
        others[index] = value
        return .array(others)
      }
    }
  }

  private func simplerMembers(_ members: [Member], _ simpler: (Member) -> [ScriptValue]) -> [ScriptValue] {
    members.indices.flatMap { index in
      simpler(members[index]).map { value in
        var others = members
        others[index].value = value
        return .object(others)
      }
    }
  }

  /// Simpler values than this one, the simplest first. Each of them is simpler by the same measure, so that simplifying
  /// ends.
  var simplerValues: [ScriptValue] {
    switch self {
    case .word(let text): Int(text) == nil ? text == "true" ? [.bool(false)] : [] : simplerNumbers(than: text)
    case .variable, .null, .bool(false): []
    case .bool(true): [.bool(false)]
    case .number(let text): simplerNumbers(than: text)
    case .string(let text): simplerTexts(than: text)
    case .array(let elements):
      [.null, .array([])].filter { $0 != self } + simplerElements(elements, \.simplerValues)
    case .object(let members): [.null] + simplerMembers(members, \.value.simplerValues)
    }
  }

  private func simplerNumbers(than text: String) -> [ScriptValue] {
    guard let number = Int(text) else { return ["0", "1"].map { .number($0) } }
    if number == 0 { return [.null] }
    let opposite = number == .min ? .max : -number
    return [.null] + [0, 1, -1, 2, opposite].filter { $0.isSimpler(than: number) }.map { .number(String($0)) }
  }

  private func simplerTexts(than text: String) -> [ScriptValue] {
    var simpler: [ScriptValue] = [.null]
    if !text.isEmpty { simpler.append(.string("")) }
    let count = text.unicodeScalars.count
    if count > 1 || count == 1 && text != "a" {
      simpler.append(.string("a"))
      if count > 1, text != "b" { simpler.append(.string("b")) }
    }
    if count > 2 {
      simpler.append(.string(String(text.unicodeScalars.prefix(count / 2))))
      simpler.append(.string(String(text.unicodeScalars.prefix(count - 1))))
    }
    return simpler
  }
}

extension Int {
  /// Whether the number is nearer to zero, or positive where the other one is negative.
  fileprivate func isSimpler(than other: Int) -> Bool {
    magnitude < other.magnitude || magnitude == other.magnitude && self > other
  }
}
