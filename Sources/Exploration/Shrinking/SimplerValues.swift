import ActionScripts
import ExactStrings

extension Move {
  /// The same move with a simpler value, the simplest ones first. Some of them may not be possible.
  var simplerMoves: [Move] {
    switch self {
    case .statement(.action(let call)): call.simplerCalls.map { .statement(.action($0)) }
    case .statement(.gesture(let control, let call)):
      call.simplerCalls.map { .statement(.gesture(control: control, $0)) }
    case .statement(.emit(let stream, let value)):
      value.value.simplerValues.map { .statement(.emit(stream: stream, Located($0))) }
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
  /// The integers in the values of the move, in order.
  var integers: [Int] {
    var found: [Int] = []
    _ = mappingIntegers { number in
      found.append(number)
      return number
    }
    return found
  }

  /// Returns the move with another integer at a place among its integers.
  func replacingInteger(at place: Int, by number: Int) -> Move {
    var index = -1
    return mappingIntegers { old in
      index += 1
      return index == place ? number : old
    }
  }

  private func mappingIntegers(_ transform: (Int) -> Int) -> Move {
    switch self {
    case .statement(.action(let call)): .statement(.action(call.mappingIntegers(transform)))
    case .statement(.gesture(let control, let call)):
      .statement(.gesture(control: control, call.mappingIntegers(transform)))
    case .statement(.emit(let stream, let value)):
      .statement(.emit(stream: stream, Located(value.value.mappingIntegers(transform))))
    case .answer(let port, let position, .reply(let value)):
      .answer(port: port, position: position, .reply(Located(value.value.mappingIntegers(transform))))
    default: self
    }
  }
}

extension ActionCall {
  fileprivate func mappingIntegers(_ transform: (Int) -> Int) -> ActionCall {
    var call = self
    for index in arguments.indices {
      call.arguments[index].value = Located(arguments[index].value.value.mappingIntegers(transform))
    }
    return call
  }

  fileprivate var simplerCalls: [ActionCall] {
    arguments.indices.flatMap { index in
      arguments[index].value.value.simplerValues.map { value in
        var call = self
        call.arguments[index].value = Located(value)
        return call
      }
    }
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
  /// Whether it is nearer to zero, or positive where the other one is not.
  fileprivate func isSimpler(than other: Int) -> Bool {
    magnitude < other.magnitude || magnitude == other.magnitude && self > other
  }
}
