import Playback
import SampleReactors
import PlaybackTestSupport
import TestSupport
import Testing
import Timelines

/// The scripts of `repo-search` that use nothing but what all three searches have: no view and no stub.
@Suite struct OneScriptThreeArchitectures {
  static let folder = "Scripts/Examples/repo-search/"

  static let scripts = Repository.entries(of: folder).filter { name in
    guard name.hasSuffix(".reel") || name.hasSuffix(".reel.json"), !name.hasPrefix("_") else { return false }
    let lines = (Repository.text(folder + name) ?? "").split(separator: "\n")
    return !lines.contains { $0.hasPrefix("&") }
  }

  @Test(arguments: scripts)
  func `GS-04, GS-13: one script leads to the same states in the same order`(script: String) {
    let reactor = States(of: script, reactor: "repo-search")
    #expect(reactor.problems == [])
    #expect(reactor.states.count > 1 || script.contains("guards"))
    for name in ["search-as-store", "search-as-ducks"] {
      let store = States(of: script, reactor: name)
      #expect(store.problems == [], "\(name)")
      #expect(store.states == reactor.states, "\(name)")
    }
  }
}

/// The states that a script leads to.
private struct States {
  /// The texts of the states, case by case; one that is equal to the one before it is left out.
  private(set) var states: [String] = []
  /// The problems of the play.
  let problems: [String]

  init(of script: String, reactor: String) {
    let catalog = Catalog()
    Samples.register(in: catalog)
    let folder = OneScriptThreeArchitectures.folder
    let text = (Repository.text(folder + script) ?? "")
      .replacing("@reactor repo-search", with: "@reactor \(reactor)")
      .replacing(#"{"reactor":"repo-search""#, with: #"{"reactor":"\#(reactor)""#)
    let fragments = ["_search-one.reel", "_always.reel"].map { ($0, Repository.text(folder + $0) ?? "") }
    let played = PlayedScript(text, catalog: catalog, file: script, files: Dictionary(uniqueKeysWithValues: fragments))
    problems = played.failures + played.diagnostics
    for record in played.records {
      switch record.event {
      case .begin(_, let title, _, let state): states += [title ?? "", state.text]
      case .state(_, let state), .end(let state, _, _, _):
        if states.last != state.text { states.append(state.text) }
      default: break
      }
    }
  }
}
