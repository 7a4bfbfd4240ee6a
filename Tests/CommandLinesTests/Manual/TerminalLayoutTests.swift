import CommandLines
import Testing

@Suite struct TerminalLayoutTests {
  private let page = ManualMarkup.blocks(
    """
    A paragraph that is longer than forty characters, with `code`.

    # Terms
    - `a`: the first of the letters, as everybody knows
    - `long-term-that-does-not-fit-the-column`: on a line of its own
    - a point

    # Code
        x == 1
    """)

  @Test func `words fill the width, and lists have their texts in a column`() {
    #expect(
      TerminalLayout(columns: 40).text(page) == """
        A paragraph that is longer than forty
        characters, with 'code'.

        Terms:
          a                         the first of
                                    the letters,
                                    as everybody
                                    knows
          long-term-that-does-not-fit-the-column
                                    on a line of
                                    its own
          - a point

        Code:
            x == 1

        """)
  }

  @Test(arguments: [(1, 40), (40, 40), (80, 80), (100, 100), (500, 100)])
  func `the width is between 40 and 100 columns`(columns: Int, width: Int) {
    #expect(TerminalLayout(columns: columns).width == width)
  }
}
