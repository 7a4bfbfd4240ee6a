import TestSupport
import Testing

@Suite struct MirrorTests {
  @Test func everySourceHasATestOfItsName() {
    let missing = Repository.files(below: "Sources", suffix: ".swift").filter {
      isLong($0) && !Repository.exists(mirror(of: $0)) && !MirrorExemptions.all.contains($0)
    }
    #expect(missing == [], "no test of its name:\n\(missing.joined(separator: "\n"))")
  }

  @Test func everyExemptionIsStillNeeded() {
    for source in MirrorExemptions.all {
      #expect(Repository.exists(source), "there is no \(source) any more")
      #expect(!Repository.exists(mirror(of: source)), "\(source) has a test of its name now")
      #expect(isLong(source), "\(source) is so short that it needs no exemption")
    }
    #expect(MirrorExemptions.all == MirrorExemptions.all.sorted(), "the list is sorted")
  }

  @Test func everyTestFileMirrorsASource() {
    let modules = Set(Repository.entries(of: "Sources"))
    for path in Repository.files(below: "Tests", suffix: "Tests.swift") {
      let parts = path.split(separator: "/").map(String.init)
      let module = String(parts[1].dropLast(5))
      guard parts[1].hasSuffix("Tests"), modules.contains(module) else { continue }
      let source = String((["Sources", module] + parts.dropFirst(2)).joined(separator: "/").dropLast(11)) + ".swift"
      #expect(Repository.exists(source), "\(path) tests no file of this name")
    }
  }

  private func isLong(_ path: String) -> Bool {
    let text = Repository.text(path) ?? ""
    return text.utf8.count { $0 == UInt8(ascii: "\n") } > 15
  }

  private func mirror(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    return (["Tests", parts[1] + "Tests"] + parts.dropFirst(2)).joined(separator: "/").dropLast(6) + "Tests.swift"
  }
}
