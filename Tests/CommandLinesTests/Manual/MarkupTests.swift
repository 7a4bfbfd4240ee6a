import CommandLines
import Testing

@Suite struct MarkupTests {
  @Test("headings, subheadings and paragraphs with code are blocks of their own")
  func headingsAndParagraphs() {
    let text = """
      # One
      A paragraph
      of two lines with `code`.
      ## Two

      Another.
      """
    #expect(
      Markup.blocks(text) == [
        .section("One"),
        .paragraph([.text("A paragraph of two lines with "), .code("code"), .text(".")]),
        .subsection("Two"),
        .paragraph([.text("Another.")]),
      ])
  }

  @Test("an item of a list whose colon follows code has a term, and other items are points")
  func listsOfTermsAndOfPoints() {
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
      Markup.blocks(text) == [
        .list([
          Markup.Item(term: [.code("a"), .text(", "), .code("b")], text: [.text("both of them: yes")]),
          Markup.Item(term: [], text: [.text("a point")]),
          Markup.Item(term: [.code(":")], text: [.text("a colon")]),
          Markup.Item(term: [.text("a letter or "), .code("_")], text: [.text("a name")]),
          Markup.Item(term: [], text: [.text("mind: no code, no term")]),
          Markup.Item(term: [], text: [.code("c")]),
        ])
      ])
  }

  @Test("code is indented or stands between fences")
  func codeIsIndentedOrFenced() {
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
      Markup.blocks(text) == [
        .code(["first", "  second", "", "third"]),
        .paragraph([.text("text")]),
        .code(["# fenced"]),
        .paragraph([.text("end")]),
      ])
  }
}
