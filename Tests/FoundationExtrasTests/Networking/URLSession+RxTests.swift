import FoundationExtras
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

/// A page behind an address, as an app would ask for it.
private final class PageReactor: Reactor {
  enum Action: Decodable { case json(String), data(String), response(String), post(String, body: String) }
  enum Mutation { case shown(String), failed(String) }
  struct State { var shown: [String] = [] }
  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    let session = URLSession.shared
    let texts: Observable<String>
    switch action {
    case .json(let address):
      guard let url = URL(string: address) else { return .empty() }
      texts = session.rx.json(url: url).map { json in ((json as? [String: Any])?["name"] as? String) ?? "no name" }
    case .data(let address):
      texts = session.rx.data(request: Self.request(address)).map { String(decoding: $0, as: UTF8.self) }
    case .response(let address):
      texts = session.rx.response(request: Self.request(address)).map { response, data in
        "\(response.statusCode) \(response.value(forHTTPHeaderField: "etag") ?? "-") \(data.count)"
      }
    case .post(let address, let body):
      var request = Self.request(address)
      request.httpMethod = "POST"
      request.httpBody = Data(body.utf8)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.setValue("me", forHTTPHeaderField: "Authorization")
      texts = session.rx.response(request: request).map { "\($0.response.statusCode)" }
    }
    return texts.map(Mutation.shown).catch { error in .just(.failed(Self.text(of: error))) }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .shown(let text), .failed(let text): State(shown: state.shown + [text])
    }
  }

  private static func request(_ address: String) -> URLRequest { URLRequest(url: URL(string: address)!) }

  private static func text(of error: any Error) -> String {
    if let error = error as? URLError {
      return error.code == .notConnectedToInternet ? "offline" : error.localizedDescription
    }
    return "\(error)"
  }
}

@Suite struct URLSessionRxTests {
  private func play(_ script: String) -> PlayedScript {
    let catalog = Catalog()
    catalog.reactor("page") { _ in PageReactor() }
    return PlayedScript("@reactor page\n" + script, catalog: catalog)
  }

  @Test func `the script answers requests without anything to register`() {
    let played = play(
      """
      ! http reply {"body":{"name":"reel"}} after 50ms
      json https://x.org/a?b=1
      """)
    #expect(
      played.frames == [
        #"0ms = {"shown":[]}"#, #"0ms > json "https://x.org/a?b=1""#,
        #"0ms @ http#1 {"method":"GET","url":"https://x.org/a?b=1"}"#, "50ms < http#1",
        #"50ms ~ shown  shown.+0: "reel""#, #"50ms = {"shown":["reel"]}"#,
      ])
    #expect(played.failures == [] && played.diagnostics == [])
  }

  @Test func `a reply has a status, headers and a body, JSON or text`() {
    let script = """
      ! http reply {"status":404,"headers":{"ETag":"7"},"body":"nothing"} x2
      response https://x.org
      data https://x.org
      ! http reply {"body":"no json"} x1
      json https://x.org
      ! http reply {"body":[1,"é"]} x1
      data https://x.org
      """
    #expect(
      play(script).frames.filter { $0.contains("~") } == [
        #"0ms ~ shown  shown.+0: "404 7 7""#, #"0ms ~ failed  shown.+1: "HTTP request failed with status 404""#,
        #"0ms ~ failed  shown.+2: "the data is not JSON: The operation could not be completed. The data is not in the correct format.""#,
        #"0ms ~ shown  shown.+3: "[1,\"é\"]""#,
      ])
  }

  @Test func `the request shows its headers and the keys of its body in order`() {
    let played = play(
      """
      ! http reply {"status":201} when {"method":"POST","body":{"id":3}}
      ! http reply {"status":400} when {"body":"text"}
      post https://x.org body=JSON
      post https://x.org body=text
      """.replacing("=JSON", with: #"="{\"id\":3,\"by\":{\"b\":1,\"a\":2}}""#))
    #expect(
      played.frames.filter { $0.contains("@") || $0.contains("~") } == [
        #"0ms @ http#1 {"method":"POST","url":"https://x.org","headers":{"Authorization":"me","Content-Type":"application/json"},"body":{"by":{"a":2,"b":1},"id":3}}"#,
        #"0ms ~ shown  shown.+0: "201""#,
        #"0ms @ http#2 {"method":"POST","url":"https://x.org","headers":{"Authorization":"me","Content-Type":"application/json"},"body":"text"}"#,
        #"0ms ~ shown  shown.+1: "400""#,
      ])
  }

  @Test func `a number fails as the code of a URL error, a text as its description`() {
    #expect(
      play("! http fail -1009 x1\ndata https://x.org\n! http fail \"the line is dead\" x1\ndata https://x.org").frames
        .filter { $0.contains("~") } == [
          #"0ms ~ failed  shown.+0: "offline""#, #"0ms ~ failed  shown.+1: "the line is dead""#,
        ])
  }

  @Test func `a reply that is no response is a mistake of the script`() {
    #expect(
      play("! http reply {\"code\":200}\ndata https://x.org").diagnostics == [
        #"2:14+12 the reply of port 'http' is no response: {"code":200} | it is {"status":200,"headers":{},"body":...}, where status and headers may be left out"#
      ])
  }

  @Test func `an answer that no request used fails the case, and expectations know the port`() {
    let played = play("! http reply {}\n? $calls.http missing")
    #expect(played.diagnostics == [])
    #expect(played.failures == ["0ms: '! http reply {}' never answered a request @2"])
  }

  @Test func `errors of requests have readable descriptions`() {
    let response = HTTPURLResponse(
      url: URL(string: "https://x.org")!, statusCode: 500, httpVersion: nil, headerFields: nil)!
    #expect(
      "\(RxCocoaURLError.httpRequestFailed(response: response, data: nil))" == "HTTP request failed with status 500")
    #expect("\(RxCocoaURLError.nonHTTPResponse(response: response))" == "the response is not an HTTP response")
    #expect(RxCocoaURLError.unknown.debugDescription == "unknown error")
  }
}
