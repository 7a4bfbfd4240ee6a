import JSONValues
import Testing
import Timelines

@testable import Pages

@Suite struct PageDataTests {
  @Test func `the frames are the lines of the timeline, without times that repeat`() throws {
    let one = try #require(try ReadPage(Page(of: PageTests.timeline)).cases.first)
    #expect(
      one["frames"]?.string == """
        = {"query":null,"repos":[]}
        > updateQuery "<b>&amp;</script><!--"
        0.5< search#1
        ~ setRepos  repos.+0: "x"
        = {"query":null,"repos":["x"]}
        """)
    #expect(one["name"] == .string("cancel"))
    #expect(one["reactor"] == .string("repo-search"))
  }

  @Test func `places in the script stand where they change, with the number of an included file`() throws {
    var timeline = try Timeline(parsing: Array(PageTests.timeline.utf8))
    let causes: [Record.Cause?] = [
      nil, .statement(Record.Place(line: 3)), .consequence(of: Record.Place(line: 3)),
      .statement(Record.Place(line: 7, file: "_login.reel")), nil,
    ]
    for cause in causes { timeline.cases[0].frames.causes.append(cause) }
    timeline.cases[0].script = "a.reel"
    let one = try #require(
      try ReadPage(Page(title: "x", cases: timeline.cases.map { PageCase($0) })).cases.first)
    let heads = try #require(one["frames"]?.string).split(separator: "\n").map { $0.prefix(while: { $0 != " " }) }
    #expect(heads == ["=", ":3>", "0.5<", ":7/1~", ":0="])
    #expect(one["files"] == .array([.string("_login.reel")]))
    #expect(one["script"] == .string("a.reel"))
  }

  @Test
  func `a script stands there once, and each case has the marks of its lines and what went wrong in them`() throws {
    let timeline = try Timeline(parsing: Array(PageTests.timeline.utf8))
    let text = ScriptText(
      name: "a.reel", lines: ["@case a", "go \"</script>\u{202E}", "? x == 1"], statements: [2, 3])
    let one = PageScript(text, failures: [(3, "but it is 2")])
    let other = PageScript(text, shown: [3..<4])
    let page = ReadPage(
      Page(title: "x", cases: [one, other].map { PageCase(timeline.cases[0], scripts: [$0]) }))
    #expect(try page.data["texts"] == .array([.string("@case a\ngo \"</script>\\u202e\n? x == 1")]))
    let cases = try page.cases
    #expect(
      cases[0]["scripts"]?.text
        == #"[{"name":"a.reel","text":0,"marks":"n1p1f1","failures":[[3,"but it is 2"]]}]"#)
    #expect(cases[1]["scripts"]?.text == #"[{"name":"a.reel","text":0,"marks":"o2p1","failures":[]}]"#)
  }

  @Test func `both sides of a long compared case have keyframes`() throws {
    func timeline(_ step: Int) -> String {
      let frames = (0..<1_100).map { "       0ms ~ set  n: \($0 * step) -> \(($0 + 1) * step)\n" }.joined()
      return "reel-timeline 1\n== r\n       0ms = {\"n\":0}\n\(frames)"
    }
    let one = try #require(try ReadPage(Page(of: timeline(1), and: timeline(2))).cases.first)
    #expect(one["goldenKeyframes"]?.text == #"[[1023,"{\"n\":1023}"]]"#)
    #expect(one["keyframes"]?.text == #"[[1023,"{\"n\":2046}"]]"#)
  }

  @Test func `a compared case has its rows as runs of letters, and the frames of the golden that differ`() throws {
    let golden = PageTests.timeline.replacing("> updateQuery", with: "> update")
    let one = try #require(try ReadPage(Page(of: golden, and: PageTests.timeline)).cases.first)
    #expect(one["rows"] == .string("s1m1p1s3"))
    #expect(one["golden"] == .string("> update \"<b>&amp;</script><!--\""))
    #expect(one["outcome"] == .string("different"))
    #expect(one["failed"] == .bool(true))
    #expect(one["message"] == .string("differs"))
  }

  @Test(arguments: [true, false])
  func `a case on one side only has its frames as missing or surplus rows`(_ isExpected: Bool) throws {
    let other = "reel-timeline 1\n== other  r\n       0ms = {}\n"
    let both = PageTests.timeline + "== other  r\n       0ms = {}\n"
    let page = try isExpected ? Page(of: both, and: PageTests.timeline) : Page(of: PageTests.timeline, and: both)
    let one = try #require(try ReadPage(page).cases.first)
    #expect(other.hasSuffix("{}\n"))
    #expect(one["rows"] == .string(isExpected ? "m1" : "p1"))
    #expect(one["golden"] == .string(isExpected ? "= {}" : ""))
    #expect(one["frames"] == (isExpected ? nil : .string("= {}")))
  }

  @Test func `no text closes the element or changes how the text around it is shown`() throws {
    let title = "</script><script>alert(1)</script> \u{202E} \u{2028} \\ \" \n"
    var written = try Page(of: PageTests.timeline, title: title)
    written.cases[0].name = title
    let page = ReadPage(written)
    #expect(page.text.ranges(of: "</script>").count == 2)
    let shown = #"</script><script>alert(1)</script> \u202e \u2028 \ " \n"#
    #expect(try page.data["title"] == .string(shown))
    #expect(try page.cases.first?["name"] == .string(shown))
  }
}
