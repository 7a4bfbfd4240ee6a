import ActionScripts
import ExactStrings
import Playback

extension Move {
  /// Returns the same move with a simpler value, the simplest ones first. Some of them may not be possible. Of the values
  /// that a script gives, the earlier ones are simpler.
  func simplerMoves(within variations: Variations = Variations()) -> [Move] {
    switch self {
    case .statement(.action(let call)): call.simplerCalls(within: variations).map { .statement(.action($0)) }
    case .statement(.gesture(let control, let call)):
      call.simplerCalls(within: Variations()).map { .statement(.gesture(control: control, $0)) }
    case .statement(.emit(let stream, let value)):
      value.value.simplerValues.map { .statement(.emit(stream: stream, Located($0))) }
    case .answer(let port, let position, let outcome) where variations.answers(of: port) != nil:
      variations.outcomes(simplerThan: outcome, of: port).map { .answer(port: port, position: position, $0) }
    case .answer(let port, let position, .reply(let value)):
      value.value.simplerValues.map { .answer(port: port, position: position, .reply(Located($0))) }
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

  private func mappingIntegers(outside variations: Variations, _ transform: (Int) -> Int) -> Move {
    switch self {
    case .statement(.action(let call)):
      .statement(.action(call.mappingIntegers(outside: variations, transform)))
    case .statement(.gesture(let control, let call)):
      .statement(.gesture(control: control, call.mappingIntegers(outside: Variations(), transform)))
    case .statement(.emit(let stream, let value)):
      .statement(.emit(stream: stream, Located(value.value.mappingIntegers(transform))))
    case .answer(let port, let position, .reply(let value))
    where variations.answers(of: port)?.allowsAnyReply ?? true:
      .answer(port: port, position: position, .reply(Located(value.value.mappingIntegers(transform))))
    default: self
    }
  }
}

extension ActionCall {
  fileprivate func mappingIntegers(outside variations: Variations, _ transform: (Int) -> Int) -> ActionCall {
    var call = self
    for index in arguments.indices where variations.values(ofPayload: index, of: name.value) == nil {
      call.arguments[index].value = Located(arguments[index].value.value.mappingIntegers(transform))
    }
    return call
  }

  fileprivate func simplerCalls(within variations: Variations) -> [ActionCall] {
    arguments.indices.flatMap { index in
      simplerValues(at: index, within: variations).map { value in
        var call = self
        call.arguments[index].value = Located(value)
        return call
      }
    }
  }
}

extension Variations {
  /// Returns the outcomes that a script gives before this one. A value that exploring made up becomes simpler like any
  /// value.
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
  private func simplerValues(at index: Int, within variations: Variations) -> [ScriptValue] {
    let value = arguments[index].value.value
    guard let given = variations.values(ofPayload: index, of: name.value) else { return value.simplerValues }
    let written = given.map { ActionCall.Argument.sole(Located($0), isAlone: arguments.count == 1).value.value }
    return written.firstIndex(of: value).map { Array(written[..<$0]) } ?? written
  }
}

extension ScriptValue {
  fileprivate func mappingIntegers(_ transform: (Int) -> Int) -> ScriptValue {
    switch self {
    case .number(let text), .word(let text): Int(text).map { .number(String(transform($0))) } ?? self
    case .array(let elements): .array(elements.map { $0.mappingIntegers(transform) })
    case .object(let members): .object(members.map { Member($0.key, $0.value.mappingIntegers(transform)) })
    case .null, .bool, .string, .variable: self
    }
  }

  /// Simpler values than this one, the simplest first. Each of them is simpler by the same measure, so that simplifying ends.
  var simplerValues: [ScriptValue] {
    switch self {
    case .word(let text): Int(text) == nil ? text == "true" ? [.bool(false)] : [] : simplerNumbers(than: text)
    case .variable, .null, .bool(false): []
    case .bool(true): [.bool(false)]
    case .number(let text): simplerNumbers(than: text)
    case .string(let text): simplerTexts(than: text)
    case .array(let elements):
      [.null, .array([])].filter { $0 != self }
        + elements.indices.map { index in
          var fewer = elements
          fewer.remove(at: index)
          return .array(fewer)
        }
        + elements.indices.flatMap { index in
          elements[index].simplerValues.map { value in
            var simpler = elements
            simpler[index] = value
            return .array(simpler)
          }
        }
    case .object(let members):
      [.null]
        + members.indices.flatMap { index in
          members[index].value.simplerValues.map { value in
            var simpler = members
            simpler[index].value = value
            return .object(simpler)
          }
        }
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
