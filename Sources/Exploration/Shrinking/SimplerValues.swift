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

extension ActionCall {
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
    var simpler = [0, 1, -1, 2].filter { $0.isSimpler(than: number) }
    // Half of it, and one less, both nearer to zero.
    simpler += [number / 2, number > 0 ? number - 1 : number + 1].filter {
      $0.isSimpler(than: number) && !simpler.contains($0)
    }
    return [.null] + simpler.map { .number(String($0)) }
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
