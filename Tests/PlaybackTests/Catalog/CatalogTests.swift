import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct CatalogTests {
  @Test func `names come in the order of registration, a later one replaces`() {
    let catalog = Catalog.timed
    catalog.reactor("desk") { DeskReactor(api: $0.port("api")) }
    catalog.reactor("timed") { StageReactor($0) }
    #expect(catalog.names == ["timed", "desk"])
    #expect(PlayedScript("@reactor timed\nroll", catalog: catalog).actions == ["roll"])
  }
}
