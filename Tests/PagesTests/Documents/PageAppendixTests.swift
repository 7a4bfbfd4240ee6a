import Testing

@testable import Pages

@Suite struct PageAppendixTests {
  @Test func `a table and a numbered list stand below the cases, and no text becomes markup`() {
    var first = PageAppendix.Section(title: "Coverage")
    first.paragraphs = ["a < b"]
    first.head = ["Reactor", "\u{202E}"]
    first.rows = [["counter", "</td>"]]
    var second = PageAppendix.Section(title: "States")
    second.items = [("empty (initial)", ["\"add\" 2"]), ("many", [])]
    var page = Page(title: "t", cases: [])
    let plain = String(decoding: page.bytes, as: UTF8.self)
    page.appendix = PageAppendix([first, second])
    let text = String(decoding: page.bytes, as: UTF8.self)
    let appendix = """
      </main>
      <aside id="appendix" tabindex="0" aria-label="Coverage">
      <section>
      <h2>Coverage</h2>
      <p>a &lt; b</p>
      <table>
      <tr><th scope="col">Reactor</th><th scope="col">\\u202e</th>
      <tr><td>counter</td><td>&lt;/td&gt;</td>
      </table>
      </section>
      <section>
      <h2>States</h2>
      <ol>
      <li><bdi>empty (initial)</bdi>
      <ul>
      <li><bdi>&quot;add&quot; 2</bdi>
      </ul>
      <li><bdi>many</bdi>
      </ol>
      </section>
      </aside>

      """
    #expect(text.contains(appendix))
    #expect(text.replacing(appendix, with: "</main>\n") == plain)
  }
}
