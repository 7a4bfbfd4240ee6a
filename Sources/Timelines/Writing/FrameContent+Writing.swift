import JSONValues

extension TextCursor {
  /// Writes the text after the sigil of a frame with this content.
  mutating func write(_ content: FrameContent) {
    switch content {
    case .state(let state):
      write(state)
    case .action(let name, let arguments):
      write(word: name)
      for argument in arguments { write(argument) }
    case .effect(let name, let arguments, let origin):
      write(word: name)
      for argument in arguments { write(argument) }
      guard let origin else { return }
      write(" (from " as StaticString)
      write(word: origin)
      write(UInt8(ascii: ")"))
    case .dropped(let name, let reason):
      write(word: name)
      write(" (dropped: " as StaticString)
      write(title: reason)
      write(UInt8(ascii: ")"))
    case .mutation(let name, let changes):
      write(word: name)
      for change in changes {
        write("  " as StaticString)
        withUnsafePointer(to: change) { write(changeAt: $0) }
      }
    case .pulse(let path, let value):
      write(path.description)
      write(behindBlank: value)
    case .emit(let stream, let push):
      write(word: stream)
      write(push)
    case .call(let port, let id, let request):
      write(port: port, id: id)
      write(behindBlank: request)
    case .reply(let port, let id), .cancel(let port, let id):
      write(port: port, id: id)
    case .failure(let port, let id, let error):
      write(port: port, id: id)
      write(failure: error)
    case .note(let name, let value):
      write(word: name)
      write(behindBlank: value)
    case .error(let action, let error):
      if let action {
        write(word: action)
        write(UInt8(ascii: " "))
      }
      write(quoted: error)
    case .terminated(let error):
      write("(terminated)" as StaticString)
      if let error { write(behindBlank: .string(error)) }
    case .view(let control, let shows):
      write(word: control)
      if case .string(var url) = shows, url.withUTF8({ $0.isURL }) {
        write(UInt8(ascii: " "))
        write(url)
      } else {
        write(behindBlank: shows)
      }
    case .nested(let owner, let content):
      write(owner: owner.description)
      write(content)
    case .expectation(let text, let actual):
      write(line: text)
      guard let actual else { return }
      write("  actual" as StaticString)
      write(behindBlank: actual)
    }
  }

  /// Writes the path of the nested reactor that a frame belongs to: `cells.0: `.
  mutating func write(owner path: String) {
    write(line: path)
    write(": " as StaticString)
  }

  private mutating func write(_ argument: FrameContent.Argument) {
    write(UInt8(ascii: " "))
    if let label = argument.label {
      write(label)
      write(UInt8(ascii: "="))
    }
    write(argument.value)
  }

  private mutating func write(_ push: Record.Push) {
    switch push {
    case .value(let value): write(behindBlank: value)
    case .complete: write(" complete" as StaticString)
    case .fail(let error): write(failure: error)
    }
  }

  private mutating func write(port: String, id: Int) {
    write(word: port)
    write(UInt8(ascii: "#"))
    write(id)
  }

  private mutating func write(behindBlank value: JSONValue) {
    write(UInt8(ascii: " "))
    write(value)
  }

  private mutating func write(failure error: String) {
    write(" fail " as StaticString)
    write(quoted: error)
  }
}
