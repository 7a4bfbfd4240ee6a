import Playback
import SampleReactors
import PlaybackTestSupport
import TestSupport
import Testing

/// All scripts of `repo-search`, its view's too.
@Suite struct RepoSearchSystemTests {
  static let folder = "Scripts/Examples/repo-search/"

  static let scripts = Repository.entries(of: folder).filter { name in
    (name.hasSuffix(".reel") || name.hasSuffix(".reel.json")) && !name.hasPrefix("_")
  }

  @Test(arguments: scripts)
  func `RX-30: the same scripts have the same goldens, byte for byte but for the name`(script: String) throws {
    let catalog = Catalog()
    Samples.register(in: catalog)
    let text = try #require(Repository.text(Self.folder + script))
      .replacing("@reactor repo-search", with: "@reactor search-feedback")
      .replacing(#"{"reactor":"repo-search""#, with: #"{"reactor":"search-feedback""#)
    let fragments = try ["_search-one.reel", "_always.reel"].map { name in
      (name, try #require(Repository.text(Self.folder + name)))
    }
    let played = PlayedScript(text, catalog: catalog, file: script, files: Dictionary(uniqueKeysWithValues: fragments))
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
    let golden = try #require(Repository.text(Self.folder + script.split(separator: ".")[0] + ".timeline"))
    let expected = golden.split(separator: "\n").map { line in
      String(line.hasPrefix("== ") ? line.replacing("repo-search", with: "search-feedback")[...] : line)
    }
    #expect(played.text.split(separator: "\n").map(String.init) == expected)
  }
}
