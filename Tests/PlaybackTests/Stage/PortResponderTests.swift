import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct PortResponderTests {
  private func play(_ script: String, mock: Bool = false) -> PlayedScript {
    PlayedScript(script, catalog: .desk(mock: mock))
  }

  @Test func `a reply is scheduled, never synchronous`() {
    #expect(
      play("@reactor desk\n! api reply 5\nask 1").frames == [
        #"0ms = {"answers":[],"failures":[]}"#, "0ms > ask 1", "0ms ~ asked", #"0ms @ api#1 {"id":1}"#, "0ms < api#1",
        "0ms ~ answered  answers.+0: 5", #"0ms = {"answers":[5],"failures":[]}"#,
      ])
  }

  @Test func `a call that is never answered nor cancelled is released with its case`() {
    final class Token {}
    weak var token: Token?
    final class Caller: Reactor {
      enum Action: Decodable { case call }
      struct State {}
      let initialState = State()
      let makeCall: () -> Void
      init(makeCall: @escaping () -> Void) { self.makeCall = makeCall }
      func mutate(action: Action) -> Observable<Action> {
        makeCall()
        return .empty()
      }
    }
    let catalog = Catalog()
    catalog.reactor("caller") { stage in
      let held = Token()
      token = held
      let port = stage.port("api") { (_: String) in .silence }
      return Caller {
        _ = port.call("x", as: String.self).subscribe(onNext: { _ in withExtendedLifetime(held) {} })
      }
    }
    let played = PlayedScript("@reactor caller\n! api hang\ncall", catalog: catalog)
    #expect(played.failures == [])
    #expect(token == nil)
  }

  @Test func `after waits on the virtual clock`() {
    let played = play("@reactor desk\n! api reply 5 after 1500us\nask 1")
    #expect(
      played.frames.suffix(3) == [
        "1.5ms < api#1", "1.5ms ~ answered  answers.+0: 5", #"1.5ms = {"answers":[5],"failures":[]}"#,
      ])
  }

  @Test func `counted answers come first in their order, then the newest uncounted one, then the mock`() {
    let played = play(
      """
      @reactor desk
      ask 0
      ! api reply 90
      ! api reply 91
      ! api reply 10 x1
      ! api reply 20 x2
      ask 1
      ask 2
      ask 3
      ask 4
      """, mock: true)
    #expect(played.frames.last == #"7ms = {"answers":[10,20,20,91,700],"failures":[]}"#)
    #expect(
      played.failures == [
        "7ms: '! api reply 90' never answered a request: '! api reply 91' (line 4) answered api#5 @3"
      ])
  }

  @Test func `when selects by what the request contains`() {
    let played = play(
      """
      @reactor desk
      ! api reply 1
      ! api fail 404 x1 when {"id":7}
      ask 6
      ask 7
      ask 7
      """)
    #expect(played.frames.last == #"0ms = {"answers":[1,1],"failures":["api: 404"]}"#)
    #expect(played.failures == [])
  }

  @Test func `a number and a condition both have to fit`() {
    let played = play("@reactor desk\n! api#1 fail 9 when {\"id\":2}\n! api reply 1\nask 1\nask 2")
    #expect(played.frames.last == #"0ms = {"answers":[1,1],"failures":[]}"#)
    #expect(
      played.failures == [#"0ms: '! api#1 fail 9 when {"id":2}' never answered a request: api#1 asked for {"id":1} @2"#]
    )
  }

  @Test func `a number answers that call, also one that hangs`() {
    let played = play(
      """
      @reactor desk
      ! api hang
      ! api#2 reply 2
      ask 1
      ask 2
      ask 3
      +10ms
      ! api#1 fail "late" after 5ms
      +idle
      ? $inflight == 1
      """)
    #expect(
      played.frames.filter { $0.contains("api#") } == [
        #"0ms @ api#1 {"id":1}"#, #"0ms @ api#2 {"id":2}"#, "0ms < api#2", #"0ms @ api#3 {"id":3}"#,
        #"15ms < api#1 fail "late""#,
      ])
    #expect(played.failures == [])
  }

  @Test func `a numbered answer replaces one that is on its way`() {
    let played = play("@reactor desk\n! api reply 1 after 10ms\nask 1\n+5ms\n! api#1 reply 2\n+1s")
    #expect(played.frames.filter { $0.contains("<") } == ["5ms < api#1"])
    #expect(played.frames.last == #"1005ms = {"answers":[2],"failures":[]}"#)
  }

  @Test func `disposing a call cancels it`() {
    let played = play("@reactor desk\n! api reply 1 after 10ms\nask 1\n+5ms\nstop\n+1s")
    #expect(played.frames.dropFirst(4) == ["5ms > stop", "5ms x api#1", #"1005ms = {"answers":[],"failures":[]}"#])
  }

  @Test func `without an answer a call fails the case, and the line to add is told`() {
    let played = play("@reactor desk\nask 1")
    #expect(played.failures == [#"0ms: api#1 {"id":1} was never answered; add: ! api reply 0  # above 'ask' @2"#])
    #expect(play("@reactor desk\n! api reply 0  # above 'ask'\nask 1").failures == [])
  }

  @Test func `a call that an answer 'hang' leaves open fails nothing`() {
    #expect(play("@reactor desk\n! api hang\nask 1").failures == [])
    #expect(play("@reactor desk\nask 1\n! api#1 hang").failures == [])
    #expect(play("@reactor desk\n! api hang x1\nask 1\nask 2").failures.count == 1)
  }

  @Test func `a call that was cancelled is not missed`() {
    #expect(play("@reactor desk\nask 1\n+5ms\nstop").failures == [])
  }

  @Test func `where other calls are answered, the line to add is for the missing one alone`() {
    let answered = "@reactor desk\n! api reply 1 when {\"id\":1}\nask 1\n"
    #expect(
      play(answered + "ask 2\nask 3\nask 1").failures == [
        #"0ms: api#2 {"id":2} was never answered; add: ! api#2 reply 0  # above 'ask' @4"#,
        #"0ms: api#3 {"id":3} was never answered; add: ! api#3 reply 0  # above 'ask' @5"#,
      ])
    #expect(play(answered + "! api#2 reply 0\nask 2\n! api#3 reply 0\nask 3\nask 1").failures == [])
  }

  @Test func `a step of an included file is named by its file`() throws {
    let played = PlayedScript(
      "@reactor desk\n@include part.reel\n", catalog: .desk(), files: ["part.reel": "\nask 1\n"])
    let failure = try #require(played.outcomes[0].failures.first)
    #expect(failure.place?.text(in: "x.reel") == "part.reel:2")
  }

  @Test func `an answer that is never used says which line stood in its way`() {
    #expect(
      play("@reactor desk\n! api reply 1 when {\"id\":1}\n! api fail 500\nask 1").failures == [
        #"0ms: '! api reply 1 when {"id":1}' never answered a request: '! api fail 500' (line 3) answered api#1 @2"#
      ])
    #expect(
      play("@reactor desk\n! api reply 1 x2\n! api#2 reply 2\nask 1\nask 2").failures == [
        "0ms: '! api reply 1 x2' has 1 answer left over: '! api#2 reply 2' (line 3) answered api#2 @2"
      ])
    #expect(
      play("@reactor desk\nask 1\n! api fail 500").failures == [
        "0ms: '! api fail 500' never answered a request: api#1 was made above it @3",
        #"0ms: api#1 {"id":1} was never answered; add: ! api#1 reply 0  # above 'ask' @2"#,
      ])
    #expect(
      play("@reactor desk\n! api reply 1 x2\nask 1\nask 2\n! api fail 500\n! api reply 3 x2 when {\"id\":3}\nask 3")
        .failures == [
          "0ms: '! api fail 500' never answered a request: '! api reply 3 x2 when {\"id\":3}' (line 6) answered api#3 @5",
          "0ms: '! api reply 3 x2 when {\"id\":3}' has 1 answer left over: api#2 was made above it @6",
        ])
    #expect(
      play("@reactor desk\n! api reply 1 x1\nask 1\n! api fail 500").failures == [
        "0ms: '! api fail 500' never answered a request: api#1 was made above it @4"
      ])
  }

  @Test func `an answer that is never used says what was asked for instead`() {
    expect([
      "@reactor desk\n! api reply 1 when {\"di\":1}\n! api reply 2\nask 1\nask 2": [
        #"0ms: '! api reply 1 when {"di":1}' never answered a request: api#2 asked for {"id":2} @2"#
      ],
      "@reactor desk\n! api#3 reply 1\n! api reply 2\nask 1\nask 2": [
        "0ms: '! api#3 reply 1' never answered a request: the last call was api#2 @2"
      ],
      "@reactor desk\n! api reply 2 x1\nask 1\n! api#1 reply 1": [
        "0ms: '! api#1 reply 1' never answered a request: api#1 was made above it @4"
      ],
      "@reactor desk\n! api hang\nask 1\n! api#1 reply 1 when {\"id\":2}": [
        #"0ms: '! api#1 reply 1 when {"id":2}' never answered a request: api#1 asked for {"id":1} @4"#
      ],
    ]) { play($0).failures }
  }

  @Test func `an answer that is not used up fails the case`() {
    let played = play(
      """
      @reactor desk
      ! api reply 1 x3
      ! api fail "no" after 1ms when {"id":9}
      ! api#5 hang
      ask 1
      """)
    #expect(
      played.failures == [
        "0ms: '! api reply 1 x3' has 2 answers left over @2",
        #"0ms: '! api fail no after 1ms when {"id":9}' never answered a request: api#1 asked for {"id":1} @3"#,
        "0ms: '! api#5 hang' never answered a request: the last call was api#1 @4",
      ])
    #expect(
      play("@reactor desk\n! api reply 1 x2\nask 1").failures == ["0ms: '! api reply 1 x2' has 1 answer left over @2"])
  }
}
