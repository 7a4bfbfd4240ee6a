import ActionScripts
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ScriptCompilerVariationsTests {
  @Test func `a variation has no effect on a case that is played`() {
    let script = "@reactor desk\n@vary ask 7 8\n! api reply 1\nask 1"
    #expect(PlayedScript(script, catalog: .desk()).failures == [])
    #expect(PlayedScript(script, catalog: .desk()).diagnostics == [])
  }

  @Test(.whereTypesTell)
  func `a variation of what is no payload, and a value that cannot be decoded, are mistakes at their places`() {
    let script = #"""
      @reactor mover
      @vary mov 1
      @vary stop 1
      @vary move 1
      @vary move.too 1
      @vary stop.it 1
      @vary move.to 1 x nil
      @vary move._1 y
      @vary move._0 nil 2
      @vary turn left up
      @vary turn left
      stop
      """#
    #expect(
      PlayedScript(script, catalog: .moving).diagnostics.joined(separator: "\n") == #"""
        11:7+4 'turn' is varied already | write all its values in one line
        2:7+3 unknown action 'mov' | did you mean 'move'? this reactor has: move, stop, turn
        3:7+4 action 'stop' takes no value
        4:7+4 action 'move' takes several values | say which one: @vary move.from ...
        5:7+8 action 'move' has no value 'too' | did you mean 'to'? there is: from, to
        6:7+7 action 'stop' has no value 'it' | it takes none
        7:17+1 to: expected Int, found "x"
        8:15+1 to: expected Int, found "y"
        10:17+2 turn: "up" is no Direction | there are: left, right
        """#)
  }

  @Test(.whereTypesTell)
  func `a case varies anew what the file varies`() {
    let script = "@reactor mover\n@vary turn left\n@case a\n@vary turn up\nstop\n@case b\nstop"
    #expect(
      PlayedScript(script, catalog: .moving).diagnostics
        == [#"4:12+2 turn: "up" is no Direction | there are: left, right"#])
  }

  @Test func `a mistake in a variation of all cases is told once`() {
    let script = "@reactor mover\n@vary turn up\n@case a\nstop\n@case b\nstop"
    #expect(PlayedScript(script, catalog: .moving).diagnostics.count == 1)
  }

  @Test func `where a script is played as it is, what a port may do is a mistake`() {
    let script = "@reactor desk\n! api any reply 1 | fail\nask 1"
    #expect(
      PlayedScript(script, catalog: .desk()).diagnostics == [
        "2:1+24 'any' has a meaning in 'reel explore' only: this script does not say what port 'api' answers | write one answer, such as '! api reply ...', or go on from the script with 'reel explore'"
      ])
  }

  @Test func `where a script is explored, mistakes in what a port may do stand at their places`() throws {
    let script = "@reactor desk\n! ap any reply\n! api any reply 1 | reply @none.json\n! api any hang\n! api any fail\n"
    let parsed = Script.parse(script, file: "x.reel")
    let mistakes = #expect(throws: ScriptMistakes.self) {
      _ = try CaseTemplate(
        catalog: .desk(), options: PlayOptions(), files: FakeFiles([:]), beginning: parsed.script.statements,
        source: parsed.source)
    }
    #expect(
      mistakes?.diagnostics.map(\.oneLine).joined(separator: "\n") == """
        2:3+2 unknown port 'ap' | did you mean 'api'? this reactor has: api
        3:28+9 cannot read 'none.json': no such file | it was named by standard input
        5:3+3 what port 'api' may do is said already | write all its choices in one line
        """)
  }
}

extension Catalog {
  /// A catalog with a reactor whose actions have several payloads, one, and none.
  fileprivate static var moving: Catalog {
    let catalog = Catalog()
    catalog.reactor("mover") { _ in Mover() }
    return catalog
  }
}

private final class Mover: Reactor {
  enum Action: Decodable {
    case move(from: Int?, to: Int)
    case turn(Direction)
    case stop
  }

  enum Direction: String, Decodable, CaseIterable {
    case left
    case right
  }

  typealias Mutation = Never
  struct State { var isMoving = false }
  let initialState = State()
}
