import ComposableStores
import Observables
import Playback

extension Workbench {
  /// `@reactor workbench length=90 debug=false signposts=false`: port `store-room`, which takes and returns a tool;
  /// stream `saw`, in degrees; ports `bell`, `journal` and `recorder`, which are never answered.
  static func register(in catalog: Catalog) {
    catalog.store("workbench", view: { store in WorkbenchPage(store: store) }) { stage in
      let length = stage.argument("length", default: 90)
      let storeRoom = stage.port("store-room") { (tool: String) in .reply(tool, after: .milliseconds(100)) }
      let saw = stage.stream("saw", of: Int.self)
      let recorder = notes(on: stage.port("recorder") { (_: String) in .silence })
      let journal = notes(on: stage.port("journal") { (_: String) in .silence })
      let isDebugging = stage.argument("debug", default: false)
      let isRecording = stage.argument("signposts", default: false)
      return Store(
        initialState: State(),
        reducer: reducer(recorder: SignpostRecorder { event in if isRecording { recorder("\(event)") } }),
        environment: Environment(
          mainQueue: stage.scheduler,
          ruler: { length > 0 ? .success(length) : .failure(Board.NoBoard()) },
          fetch: { tool, done in
            _ = storeRoom.call(tool).subscribe(onNext: { done(.success($0)) }, onError: { done(.failure($0)) })
          },
          listenToSaw: { degrees in saw.subscribe(onNext: degrees) },
          ringBell: notes(on: stage.port("bell") { (_: String) in .silence }),
          journal: { text in if isDebugging { journal(text) } }))
    }
  }

  /// Returns a closure that sends texts to a port and ignores its answers.
  private static func notes(on port: StagePort) -> (String) -> Void {
    { text in _ = port.call(text, as: Bool.self).subscribe() }
  }
}
