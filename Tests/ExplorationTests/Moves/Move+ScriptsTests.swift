import ActionScripts
import Testing

@testable import Exploration

@Suite struct MoveScriptsTests {
  @Test func `actions, gestures, values of streams, answers and time are moves, all else is none`() {
    #expect(
      moves("# c\na 1\n? x == 1\n? always y unique\n& f tap\n! s emit 1\n&bind\n&stub on\n+5ms\n+idle\n! p reply 1")
        == ["a 1", "& f tap", "! s emit 1", "&bind", "+5ms", "+idle", "! p reply 1"])
  }

  @Test func `a jump to an instant is a move by the time up to it, if that is known`() {
    #expect(moves("=1s\na\n+500ms\n=2s\n=2s\n+idle\n=3s\n=4s") == ["+1s", "a", "+500ms", "+500ms", "+idle", "+1s"])
  }

  @Test func `an answer to a numbered call is for its place among the open ones`() {
    #expect(
      moves("! p#2 reply 2\n! p#1 reply 1\n! q#1 hang\n! p#4 fail 503\n! p#5 reply 1 after 5ms")
        == ["p 1: reply 2", "p 0: reply 1", "q 0: hang", "p 1: fail 503", "! p#5 reply 1 after 5ms"])
  }

  @Test func `statements after a release are no moves`() {
    #expect(moves("a\n&drop\nb") == ["a"])
  }

  private func moves(_ script: String) -> [String] {
    [Move](Script.parse(script, file: "x.reel").script.statements).map { move in
      switch move {
      case .statement(let kind): return ScriptFormatter(notation: .lines).text(of: Statement(kind))
      case .answer(let port, let position, let outcome):
        let answer = PortAnswer(name: Located(""), outcome: outcome)
        return "\(port) \(position):"
          + ScriptFormatter(notation: .lines).text(of: Statement(.answer(answer))).dropFirst(2)
      case .mockReply(let port, let position): return "\(port) \(position)"
      }
    }
  }
}
