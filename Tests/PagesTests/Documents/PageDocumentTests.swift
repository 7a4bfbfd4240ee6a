import Testing
import Timelines

@testable import Pages

@Suite struct PageDocumentTests {
  @Test func `a timeline is a table of its frames`() throws {
    let document = ReadPage(try Page(of: PageTests.timeline)).document
    #expect(document.hasPrefix("<h1>x.timeline</h1>\n<p>1 case, 5 frames</p>\n<section>\n<h2><bdi>cancel</bdi>"))
    #expect(document.ranges(of: "<tr>").count == 6)
    #expect(
      document.contains(
        "<tr><td class=\"at\">0.5 ms<td class=\"kind\">&lt; reply<td><bdi dir=\"ltr\">search#1</bdi>\n"))
  }

  @Test func `text never becomes markup`() throws {
    let document = ReadPage(try Page(of: PageTests.timeline, title: "<i>\u{202E}")).document
    #expect(document.hasPrefix("<h1>&lt;i&gt;\\u202e</h1>"))
    #expect(document.contains("updateQuery &quot;&lt;b&gt;&amp;amp;&lt;/script&gt;&lt;!--&quot;"))
  }

  @Test func `a failure has its differences with what is around them, and cases that pass one line each`() throws {
    let more = (1...9).map { "       \($0)ms > step\($0)\n" }.joined()
    let golden = "reel-timeline 1\n== a  r\n       0ms = {}\n" + more + "== b  r\n       0ms = {}\n"
    let document = ReadPage(try Page(of: golden, and: golden.replacing("> step5", with: "> other"))).document
    #expect(document.contains("<h2><bdi>a</bdi> <small>different · r</small></h2>\n<p><bdi>differs</bdi></p>\n"))
    #expect(document.contains("<tr class=\"missing\"><td>golden<td class=\"at\">5 ms<td class=\"kind\">&gt; action"))
    #expect(document.contains("<tr class=\"surplus\"><td>actual<td class=\"at\">5 ms<td class=\"kind\">&gt; action"))
    #expect(document.ranges(of: "<td colspan=\"4\">2 more rows\n").count == 1)
    #expect(document.ranges(of: "<td colspan=\"4\">1 more row\n").count == 1)
    #expect(document.contains("<h2>Other cases</h2>\n<ul>\n<li><bdi>b</bdi> same · 1 frame\n</ul>"))
  }

  @Test func `failures behind a thousand rows have their differences alone, twenty at most`() throws {
    func timeline(_ names: String, _ word: String) -> String {
      let frames = repeatElement("       0ms > a\n       0ms > b \(word)\n", count: 600).joined()
      return "reel-timeline 1\n" + names.map { "== \($0)  r\n       0ms = {}\n\(frames)" }.joined()
    }
    let document = ReadPage(try Page(of: timeline("xy", "1"), and: timeline("xy", "2"))).document
    let sections = document.split(separator: "<section>\n")
    #expect(sections.count == 3)
    #expect(sections[1].contains("<td><bdi dir=\"ltr\">a</bdi>"))
    #expect(sections[1].ranges(of: "<tr class=\"missing\">").count == 499)
    #expect(sections[1].contains("<td colspan=\"4\">201 more rows\n</table>"))
    #expect(!sections[2].contains("<td><bdi dir=\"ltr\">a</bdi>"))
    #expect(sections[2].ranges(of: "<tr class=\"missing\">").count == 20)
    #expect(sections[2].contains("<td colspan=\"4\">1160 more rows\n</table>"))
  }

  @Test func `the script and the frames of a later failure are left out`() throws {
    let frames = repeatElement("       0ms > step\n", count: 1_000).joined()
    let run = try Timeline(parsing: Array("reel-timeline 1\n== r\n       0ms = {}\n\(frames)".utf8)).cases[0]
    let script = PageScript(ScriptText(name: "a.reel", lines: ["go"], statements: [1]))
    let cases = ["a", "b"].map {
      PageCase(name: $0, reactor: "r", scripts: [script], isFailed: true, message: "no golden", content: .run(run))
    }
    let document = ReadPage(Page(title: "x", cases: cases)).document
    #expect(document.ranges(of: "<h3>Script").count == 1)
    #expect(document.ranges(of: "<table>").count == 1)
    #expect(document.contains("<h2><bdi>b</bdi> <small>r</small></h2>\n<p><bdi>no golden</bdi></p>\n</section>"))
  }

  @Test func `a script is a list of the lines of its case, each with its mark and what went wrong in it`() throws {
    let text = ScriptText(
      name: "a.reel", lines: ["@case a", "go", "@case b", "<go>", "? x == 1"], statements: [2, 4, 5])
    let script = PageScript(text, shown: [3..<9], failures: [(5, "but it is <2>")])
    let one = PageCase(name: "b", reactor: "r", scripts: [script], isFailed: true, content: .nothing)
    let document = ReadPage(Page(title: "x", cases: [one])).document
    let list = """
      <h3>Script <bdi>a.reel</bdi></h3>
      <ol class="script">
      <li value="3" class="none"><b></b> <code>@case b</code>
      <li value="4" class="passed"><b>\u{2713}</b> <code>&lt;go&gt;</code>
      <li value="5" class="failed"><b>\u{2717}</b> <code>? x == 1</code> <em>but it is &lt;2&gt;</em>
      </ol>

      """
    #expect(document.contains(list))
  }

  @Test func `a long script is listed up to a thousand lines`() {
    let text = ScriptText(name: "a.reel", lines: Array(repeating: "go", count: 1_002), statements: Array(1...1_002))
    let one = PageCase(name: "b", reactor: "r", scripts: [PageScript(text)], isFailed: true, content: .nothing)
    let document = ReadPage(Page(title: "x", cases: [one])).document
    #expect(document.ranges(of: "<li value=").count == 1_000)
    #expect(document.contains("</ol>\n<p>and 2 more lines</p>\n"))
  }

  @Test func `the command that accepts a failure stands below it`() {
    let one = PageCase(
      name: "a", reactor: "r", isFailed: true, command: "reel test --accept 'a&b'", content: .nothing)
    let document = ReadPage(Page(title: "x", cases: [one])).document
    #expect(document.contains("<p>Accept: <code>reel test --accept 'a&amp;b'</code></p>\n"))
  }

  @Test func `a case without a reactor has its outcome alone beside its name`() {
    let one = PageCase(name: "a.reel", reactor: "", outcome: "error", isFailed: true, content: .nothing)
    let document = ReadPage(Page(title: "x", cases: [one])).document
    #expect(document.contains("<h2><bdi>a.reel</bdi> <small>error</small></h2>\n"))
  }

  @Test func `a thousand frames are listed, and the number of the others`() throws {
    let frames = repeatElement("       0ms > step\n", count: 1_500).joined()
    let text = "reel-timeline 1\n== r\n       0ms = {}\n\(frames)== s\n       0ms = {}\n"
    let document = ReadPage(try Page(of: text)).document
    #expect(document.ranges(of: "<tr>").count == 1_001)
    #expect(document.contains("<p>and 501 more frames</p>"))
    #expect(document.contains("<li><bdi>s</bdi> 1 frame\n"))
  }
}
