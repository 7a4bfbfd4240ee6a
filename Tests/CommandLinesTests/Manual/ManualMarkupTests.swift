import CommandLines
import Testing

@Suite struct ManualMarkupTests {
  @Test func `headings, subheadings and paragraphs with code are blocks of their own`() {
    let text = """
      # One
      A paragraph
      of two lines with `code`.
      ## Two

      Another.
      """
    #expect(
      ManualMarkup.blocks(text) == [
        .section("One"),
        .paragraph([.text("A paragraph of two lines with "), .code("code"), .text(".")]),
        .subsection("Two"),
        .paragraph([.text("Another.")]),
      ])
  }

  @Test func `an item of a list whose colon follows code has a term, and other items are points`() {
    let text = """
      - `a`, `b`: both
        of them: yes

      - a point
      - `:`: a colon
      - a letter or `_`: a name
      - mind: no code, no term
      - `c`
      """
    #expect(
      ManualMarkup.blocks(text) == [
        .list([
          ManualMarkup.Item(term: [.code("a"), .text(", "), .code("b")], text: [.text("both of them: yes")]),
          ManualMarkup.Item(term: [], text: [.text("a point")]),
          ManualMarkup.Item(term: [.code(":")], text: [.text("a colon")]),
          ManualMarkup.Item(term: [.text("a letter or "), .code("_")], text: [.text("a name")]),
          ManualMarkup.Item(term: [], text: [.text("mind: no code, no term")]),
          ManualMarkup.Item(term: [], text: [.code("c")]),
        ])
      ])
  }

  @Test func `code is indented or stands between fences`() {
    let text = """
          first
            second

          third

      text
      ```
      # fenced
      ```
      end
      """
    #expect(
      ManualMarkup.blocks(text) == [
        .code(["first", "  second", "", "third"]),
        .paragraph([.text("text")]),
        .code(["# fenced"]),
        .paragraph([.text("end")]),
      ])
  }
}
