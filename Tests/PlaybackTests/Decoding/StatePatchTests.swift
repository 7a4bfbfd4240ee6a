import HeadlessViews
import ObservableStates
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct StatePatchTests {
  /// A state of everything, which conforms to nothing.
  private final class Everything: Reactor {
    typealias Action = String
    enum Phase { case idle, loading, done }
    enum Answer { case none, some(Int) }
    struct User { var name = "ada"; var tags: [String] = ["x"] }
    struct State {
      var count = 1
      var user = User()
      var guest: User? = User()
      var note: String?
      var phase = Phase.idle
      var answer = Answer.none
      var scores: [String: Int] = [:]
      var pause = Duration.seconds(1)
      @Pulse var alert: String?
    }
    let initialState = State()
  }

  /// A state that is observed, with a field that cannot be compared.
  final class Observed: Reactor {
    typealias Action = String
    struct User { var name = "ada" }
    @ObservableState struct State {
      var user = User()
      var count = 0
    }
    let initialState = State()
  }

  private final class ObservedView: View {
    let user = Drawing()
    let count = Drawing()
    var disposeBag = DisposeBag()

    func bind(reactor: Observed) {
      let reactor = ObservedReactor(reactor: reactor)
      user.draw { reactor.user.name }.disposed(by: disposeBag)
      count.draw { reactor.count }.disposed(by: disposeBag)
    }
  }

  @Test(.whereTypesTell)
  func `observers of a state are told of the fields that a script sets`() {
    let catalog = Catalog()
    catalog.reactor("observed", view: { _ in ObservedView() }) { _ in Observed() }
    let played = PlayedScript(
      """
      @reactor observed
      &stub on
      &bind
      &stub.state {"user":{"name":"eve"}}
      &stub.state {"count":2}
      """, catalog: catalog)
    #expect(played.diagnostics == [])
    #expect(
      played.frames.filter { $0.contains("&") } == [
        #"0ms & user "ada""#, "0ms & count 0", #"0ms & user "eve""#, #"0ms & user "eve""#, "0ms & count 2",
      ])
  }

  private func play(_ lines: String...) -> PlayedScript {
    let catalog = Catalog()
    catalog.reactor("all") { _ in Everything() }
    return PlayedScript((["@reactor all", "&stub on"] + lines).joined(separator: "\n"), catalog: catalog)
  }

  @Test(.whereTypesTell)
  func `fields that a script does not set keep their values`() {
    let played = play(#"&stub.state {"user":{"name":"eve"}}"#, #"&stub.state {"count":2}"#)
    #expect(played.diagnostics == [])
    #expect(
      played.frames.last == #"0ms = {"count":2,"user":{"name":"eve","tags":["x"]},"guest":{"name":"ada","tags":["x"]},"#
        + #""note":null,"phase":"idle","answer":"none","scores":{},"pause":"1s","alert":null}"#)
  }

  @Test(.whereTypesTell)
  func `a script sets optionals, enums, dictionaries, durations and nested fields`() {
    let played = play(
      #"&stub.state {"note":"n","phase":"done","scores":{"b":2,"a":1},"pause":"20ms","guest":null,"user":{"tags":[]}}"#,
      #"? {"note":"n","phase":{"done":{}},"scores":{"a":1,"b":2},"pause":"20ms","guest":null,"user":{"name":"ada"}}"#,
      #"? phase == done"#, #"? user.tags == []"#)
    #expect(played.diagnostics + played.failures == [])
  }

  @Test(.whereTypesTell)
  func `a pulse that a script sets counts, also with the same value`() {
    let played = play(#"&stub.state {"alert":"a"}"#, #"&stub.state {"alert":"a"}"#, #"&stub.state {"count":5}"#)
    #expect(played.frames.filter { $0.contains("^") } == [#"0ms ^ alert "a""#, #"0ms ^ alert "a""#])
  }

  @Test(.whereTypesTell)
  func `a value that a script cannot make is an error at its field`() {
    #expect(
      play(
        #"&stub.state {"user":{"nam":1}}"#, #"&stub.state {"answer":1}"#, #"&stub.state {"phase":"don"}"#,
        #"&stub.state {"count":"x"}"#, #"&stub.state 3"#
      ).diagnostics == [
        "3:13+18 stub.state.user: unknown field 'nam' | did you mean 'name'? there are: name, tags",
        "4:13+12 stub.state.answer: a script cannot make a value of Answer: it is not Decodable",
        #"5:13+15 stub.state.phase: "don" is no Phase | did you mean 'done'? there are: idle, loading, done"#,
        #"6:13+13 stub.state.count: expected Int, found "x""#,
        #"7:13+1 stub.state: a script cannot make a value of State: it is not Decodable | write an object of fields: {"count":...}"#,
      ])
  }

  private final class Friend {}

  /// A state that does not hold all of its values itself.
  private final class Loose: Reactor {
    typealias Action = String
    struct State { var count = 0; var span = 1...3; weak var friend: Friend? }
    let initialState = State()
  }

  @Test(.whereTypesTell)
  func `a weak field cannot be set, and a value of the library can only be set as a whole`() {
    let catalog = Catalog()
    catalog.reactor("loose") { _ in Loose() }
    #expect(
      PlayedScript(
        "@reactor loose\n&stub.state {\"friend\":null}\n&stub.state {\"span\":{\"lowerBound\":9}}", catalog: catalog
      ).diagnostics == [
        "2:13+15 stub.state: a script cannot set 'friend': it does not hold its value itself",
        #"3:13+25 stub.state.span: expected an array, found {"lowerBound":9}"#,
      ])
  }
}
