import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct StagePortFailingTests {
  enum NetworkError: Error, Decodable, Equatable { case offline, status(Int) }
  struct LoginError: Error, Decodable, Equatable { let left: Int }

  final class Asking: Reactor {
    enum Action: Decodable { case ask }
    enum Mutation { case told(String) }
    struct State { var told: [String] = [] }
    let initialState = State()
    let port: StagePort
    init(_ stage: Stage) { port = stage.port("api").failing(as: NetworkError.self, LoginError.self) }
    func mutate(action: Action) -> Observable<Mutation> {
      port.call("ask", as: Int.self).map { .told("\($0)") }.catch { .just(.told("\($0)")) }
    }
    func reduce(state: State, mutation: Mutation) -> State {
      if case .told(let text) = mutation { State(told: state.told + [text]) } else { state }
    }
  }

  private func told(_ answer: String) -> String? {
    let catalog = Catalog()
    catalog.reactor("asking") { stage in Asking(stage) }
    let played = PlayedScript("@reactor asking\n! api \(answer)\nask\n+idle", catalog: catalog)
    return played.frames.compactMap { $0.split(separator: "told.+0: ").dropFirst().first.map(String.init) }.first
  }

  @Test func `a failure is the first error of the app that it fits, or has its message`() {
    #expect(told("fail offline") == #""offline""#)
    #expect(told(#"fail {"status":404}"#) == #""status(404)""#)
    #expect(told(#"fail {"left":2}"#)?.contains("LoginError(left: 2)") == true)
    #expect(told(#"fail "no net""#) == #""api: no net""#)
    #expect(told("fail 503") == #""api: 503""#)
    #expect(told("reply 3") == #""3""#)
  }
}
