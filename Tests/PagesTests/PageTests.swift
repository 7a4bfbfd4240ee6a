import JSONValues
import Testing
import Timelines

@testable import Pages

@Suite struct PageTests {
  static let timeline = """
    reel-timeline 1
    == cancel  repo-search
           0ms = {"query":null,"repos":[]}
           0ms > updateQuery "<b>&amp;</script><!--"
         0.5ms < search#1
         0.5ms ~ setRepos  repos.+0: "x"
         0.5ms = {"query":null,"repos":["x"]}

    """

  @Test func `the same timeline gives the same bytes`() throws {
    #expect(ReadPage(try Page(of: Self.timeline)).text == ReadPage(try Page(of: Self.timeline)).text)
  }

  @Test func `a page has one element of style and one script that runs, and names no other file`() throws {
    let text = ReadPage(try Page(of: Self.timeline)).text
    #expect(text.ranges(of: "<style").count == 1)
    #expect(text.ranges(of: "<script>").count == 1)
    #expect(text.ranges(of: "<script").count == 2)
    for word in [" src=", " href=", "@import", "url(", "http:", "https:", "blob:", "eval(", "innerHTML", "fetch("] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func `a page without frames is a document without a debugger`() {
    let page = ReadPage(Page(title: "x", cases: [PageCase(name: "a", reactor: "r", content: .nothing)]))
    #expect(page.document.contains("<h2>Cases</h2>\n<ul>\n<li><bdi>a</bdi> \n</ul>"))
    #expect(!page.text.contains("<script") && !page.text.contains("<template"))
  }

  @Test func `the script has at most 40 KB`() {
    #expect(PackageResources.timeline_js.count <= 40 * 1_024)
  }

  @Test(arguments: Frame.Kind.allCases)
  func `the script knows every kind of frame`(_ kind: Frame.Kind) {
    #expect(String(decoding: PackageResources.timeline_js, as: UTF8.self).contains("'\(kind.rawValue) \(kind) "))
  }

  @Test func `failures come first`() {
    let cases = ["a", "b", "c"].map { PageCase(name: $0, reactor: "r", isFailed: $0 == "b", content: .nothing) }
    #expect(Page(title: "x", cases: cases).cases.map(\.name) == ["b", "a", "c"])
  }

  @Test func `cases of one name are told apart by numbers`() {
    let cases = ["a", "b", "a", "a"].map { PageCase(name: $0, reactor: "r", content: .nothing) }
    #expect(Page(title: "x", cases: cases).cases.map(\.name) == ["a", "b", "a (2)", "a (3)"])
  }

  @Test(
    arguments: [
      ([nil], "1 case, 0 frames"), (["pass", "skip"], "2 cases, none failed, 0 frames"),
      (["pass", "fail"], "2 cases, 1 failed, 0 frames"),
      (["pass", "fail", "error"], "3 cases, 1 failed, 1 error, 0 frames"), (["error"], "1 case, 1 error, 0 frames"),
    ] as [([String?], String)])
  func `the summary counts cases, failures and frames`(_ outcomes: [String?], _ expected: String) {
    let cases = outcomes.map {
      PageCase(name: "a", reactor: "r", outcome: $0, isFailed: $0 == "fail" || $0 == "error", content: .nothing)
    }
    #expect(Page(title: "x", cases: cases).summary == expected)
  }
}
