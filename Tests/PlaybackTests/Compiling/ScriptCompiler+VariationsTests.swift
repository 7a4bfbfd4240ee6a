import ActionScripts
import Playback
import Reactors
import TestSupport
import Testing

@Suite struct ScriptCompilerVariationsTests {
  @Test("a variation has no effect on a case that is played")
  func noEffect() {
    let script = "@reactor desk\n@vary ask 7 8\n! api reply 1\nask 1"
    #expect(PlayedScript(script, catalog: .desk()).failures == [])
    #expect(PlayedScript(script, catalog: .desk()).diagnostics == [])
  }

  @Test(
    "a variation of what is no payload, and a value that cannot be decoded, are mistakes at their places",
    .whereTypesTell)
  func mistakes() {
    let script = #"""
      @reactor mover
      @vary mov 1
      @vary stop 1
      @vary move 1
      @vary move.too 1
      @vary stop.it 1
      @vary move.to 1 x nil
      @vary move.from nil 2
      @vary turn left up
      @vary turn left
      stop
      """#
    #expect(
      PlayedScript(script, catalog: .moving).diagnostics.joined(separator: "\n") == #"""
        error: 'turn' is varied already
          --> x.reel:10:7
        10 | @vary turn left
           |       ^^^^ write all its values in one line
        error: unknown action 'mov'
         --> x.reel:2:7
        2 | @vary mov 1
          |       ^^^ did you mean 'move'? this reactor has: move, stop, turn
        error: action 'stop' takes no value
         --> x.reel:3:7
        3 | @vary stop 1
          |       ^^^^
        error: action 'move' takes several values
         --> x.reel:4:7
        4 | @vary move 1
          |       ^^^^ say which one: @vary move.from ...
        error: action 'move' has no value 'too'
         --> x.reel:5:7
        5 | @vary move.too 1
          |       ^^^^^^^^ did you mean 'to'? there is: from, to
        error: action 'stop' has no value 'it'
         --> x.reel:6:7
        6 | @vary stop.it 1
          |       ^^^^^^^ it takes none
        error: to: expected Int, found "x"
         --> x.reel:7:17
        7 | @vary move.to 1 x nil
          |                 ^
        error: turn: "up" is no Direction
         --> x.reel:9:17
        9 | @vary turn left up
          |                 ^^ there are: left, right
        """#)
  }

  @Test("a case varies anew what the file varies", .whereTypesTell)
  func casesOfTheirOwn() {
    let script = "@reactor mover\n@vary turn left\n@case a\n@vary turn up\nstop\n@case b\nstop"
    #expect(
      PlayedScript(script, catalog: .moving).diagnostics == [
        """
        error: turn: "up" is no Direction
         --> x.reel:4:12
        4 | @vary turn up
          |            ^^ there are: left, right
        """
      ])
  }

  @Test("a mistake in a variation of all cases is told once")
  func toldOnce() {
    let script = "@reactor mover\n@vary turn up\n@case a\nstop\n@case b\nstop"
    #expect(PlayedScript(script, catalog: .moving).diagnostics.count == 1)
  }

  @Test("where a script is played as it is, what a port may do is a mistake")
  func choices() {
    let script = "@reactor desk\n! api any reply 1 | fail\nask 1"
    #expect(
      PlayedScript(script, catalog: .desk()).diagnostics == [
        """
        error: 'any' is for exploring: here it is not said what port 'api' does
         --> x.reel:2:1
        2 | ! api any reply 1 | fail
          | ^^^^^^^^^^^^^^^^^^^^^^^^ write one answer, such as '! api reply ...', or go on from the script with 'reel explore'
        """
      ])
  }

  @Test("where a script is explored, mistakes in what a port may do stand at their places")
  func choicesOfExploring() throws {
    let script = "@reactor desk\n! ap any reply\n! api any reply 1 | reply @none.json\n! api any hang\n! api any fail\n"
    let parsed = Script.parse(script, file: "x.reel")
    let mistakes = #expect(throws: ScriptMistakes.self) {
      _ = try CaseTemplate(
        catalog: .desk(), options: PlayOptions(), files: FakeFiles([:]), beginning: parsed.script.statements,
        source: parsed.source)
    }
    #expect(
      mistakes?.diagnostics.map(\.description).joined(separator: "\n") == """
        error: unknown port 'ap'
         --> x.reel:2:3
        2 | ! ap any reply
          |   ^^ did you mean 'api'? this reactor has: api
        error: cannot read 'none.json': no such file
         --> x.reel:3:28
        3 | ! api any reply 1 | reply @none.json
          |                            ^^^^^^^^^ it was named by standard input
        error: what port 'api' may do is said already
         --> x.reel:5:3
        5 | ! api any fail
          |   ^^^ write all its choices in one line
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
