import ComposableStores
import Playback
import ReduxStores
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct CatalogEntryTests {
  /// Counts how often a reactor was made.
  private final class Count {
    var made = 0
  }

  @Test func `a reactor is made once to see what it asks for, and afresh for each case that is played`() {
    let count = Count()
    let catalog = Catalog()
    catalog.reactor("desk") { stage in
      count.made += 1
      return DeskReactor(api: stage.port("api"))
    }
    #expect(count.made == 0)
    _ = catalog.descriptions
    #expect(count.made == 1)
    let script = "@reactor desk\n@case a\n! api reply 1\nask 1\n@case b\n! api reply 2\nask 2"
    #expect(
      PlayedScript(script, catalog: catalog).frames.filter { $0.contains("answers.") } == [
        "0ms ~ answered  answers.+0: 1", "0ms ~ answered  answers.+0: 2",
      ])
    #expect(count.made == 5)
  }

  @Test func `reports of a reactor that is only made for its description appear in no case`() {
    let catalog = Catalog()
    catalog.reactor("loud") { stage in
      stage.report(PortError(port: "p", message: "m"))
      return DeskReactor(api: stage.port("api"))
    }
    #expect(catalog.descriptions.map { $0.ports.map(\.name) } == [["api"]])
    let played = PlayedScript("@reactor loud\n? $errors == 1", catalog: catalog)
    #expect(played.frames[1] == #"0ms ! "p: m""#)
    #expect(played.failures == [])
  }

  private struct Ducks: ReduxStores.State {}
  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  @Test func `a reactor that cannot be made says why`() {
    let catalog = Catalog()
    catalog.reactor("desk") { stage -> DeskReactor in
      _ = stage.port("api")
      throw Missing(description: "no fixtures")
    }
    catalog.store("store") { _ -> ComposableStores.Store<Int, Int> in throw Missing(description: "no state") }
    catalog.reduxStore("ducks", { _ -> ReduxStores.Store<Ducks> in throw Missing(description: "no ducks") }) { _ in }
    #expect(catalog.descriptions.map(\.obstacle) == ["no fixtures", "no state", "no ducks"])
    #expect(catalog.descriptions[0].ports.map(\.name) == ["api"])
    #expect(
      PlayedScript("@reactor desk\nask 1", catalog: catalog).diagnostics
        == ["2:1+5 reactor 'desk' cannot be made: no fixtures"])
    #expect(
      PlayedScript("@reactor store\n@case a", catalog: catalog).diagnostics
        == ["2:7+1 store 'store' cannot be made: no state"])
  }

  @Test func `a reactor that can be made for its description but not for the case is a mistake of the case`() {
    let (catalog, count) = (Catalog(), Count())
    catalog.reactor("desk") { stage -> DeskReactor in
      count.made += 1
      if count.made > 1 { throw Missing(description: "used up") }
      return DeskReactor(api: stage.port("api"))
    }
    let played = PlayedScript("@reactor desk\nask 1", catalog: catalog)
    #expect(played.frames == [])
    #expect(played.diagnostics == ["reactor 'desk' cannot be made: used up"])
  }
}
