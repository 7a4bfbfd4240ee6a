import Reports
import Testing

struct MarkdownReportTests {
  @Test func `cases that did not pass are rows of a table, and each failure with details has a fold`() {
    #expect(
      MarkdownReport.text(of: SampleSuite.mixed) == """
        ### Reel: 9 cases, 5 failed, 1 error

        1 pass, 1 fail, 1 missing, 1 error, 1 crash, 1 timeout, 1 xfail, 1 xpass, 1 skip

        | outcome | case | where | message |
        | --- | --- | --- | --- |
        | fail | `search.reel > cancel stale query` | `search.reel:8` at 50ms | `2 differences, first at 50ms` |
        | xfail | `search.reel > late` |  | `not yet fixed` |
        | xpass | `search.reel > early` |  | `passes, but '@xfail flaky' expects it to fail` |
        | missing | `a/cart.reel` |  | `missing golden` |
        | error | `a/broken.reel` | `a/_login.reel:3` | `unknown action 'updateQery'` |
        | crash | `a/loop.reel > traps` | `a/loop.reel:2` at 0.5ms | `killed by SIGILL` |
        | timeout | `a/loop.reel > spins` |  | `no end after 10s` |
        | skip | `a/loop.reel > rests` |  | `only on Linux` |

        <details><summary>fail <code>search.reel &gt; cancel stale query</code></summary>

        ```diff
              50ms > updateQuery "Rx"     search.reel:8
        -     50ms x search#1
        ```

        </details>

        <details><summary>error <code>a/broken.reel</code></summary>

        ```
        3 | updateQery React
          | ^^^^^^^^^^
        ```

        </details>

        """)
  }

  @Test func `a failure in an included file tells the lines that include it`() {
    let text = MarkdownReport.text(of: SampleSuite.included)
    #expect(text.contains("| `_twice.reel:2` at 50ms, included at `_once.reel:1, x.reel:3` |"))
  }

  @Test func `a suite that passed is a heading and a count`() {
    let suite = SuiteReport([
      CaseReport(script: "x.reel", outcome: .pass), CaseReport(script: "y.reel", outcome: .pass),
    ])
    #expect(MarkdownReport.text(of: suite) == "### Reel: 2 cases, none failed\n\n2 pass\n")
  }

  @Test func `cases that @only leaves out are counted apart`() {
    var leftOut = CaseReport(script: "y.reel", outcome: .skip, message: "left out by '@only'")
    leftOut.isLeftOut = true
    let suite = SuiteReport([CaseReport(script: "x.reel", outcome: .pass), leftOut, leftOut])
    #expect(
      MarkdownReport.text(of: suite) == """
        ### Reel: 1 case, none failed; 2 left out by '@only'

        1 pass, 2 skip

        | outcome | case | where | message |
        | --- | --- | --- | --- |
        | skip | `y.reel` |  | `left out by '@only'` |
        | skip | `y.reel` |  | `left out by '@only'` |

        """)
  }

  @Test func `an empty suite says that nothing was played`() {
    #expect(MarkdownReport.text(of: SuiteReport()) == "### Reel: nothing was played\n")
  }

  @Test func `the fence is longer than any run of backticks in the details`() {
    let suite = SuiteReport([
      CaseReport(script: "x.reel", title: "</code>`", outcome: .fail, details: "```\n    ````\n</details>\n~~~")
    ])
    #expect(
      MarkdownReport.text(of: suite).hasSuffix(
        """
        <details><summary>fail <code>x.reel &gt; &lt;/code&gt;`</code></summary>

        `````
        ```
            ````
        </details>
        ~~~
        `````

        </details>

        """))
  }

  @Test func `every row has four cells and every fold ends where it should, whatever the texts hold`() {
    for suite in SampleSuite.hostile {
      let lines = lines(MarkdownReport.text(of: suite))
      let rows = lines.dropFirst(6).prefix { $0 != "" }
      #expect(rows.count == suite.cases.count { $0.outcome != .pass })
      for row in rows { #expect(cells(row) == 4, "\(row)") }
      #expect(folds(lines.dropFirst(6 + rows.count)[...]) == suite.failures.count)
    }
  }

  @Test func `folds, then rows that do not fit the limit of bytes are left out and counted`() {
    let suite = SuiteReport(
      (1...9).map { CaseReport(script: "\($0).reel", outcome: .fail, message: "m", changes: 1, details: "difference") })
    let text = MarkdownReport.text(of: suite, byteLimit: 900)
    #expect(text.utf8.count <= 900)
    #expect(text.contains("| fail | `9.reel` |  | `m` |\n"))
    #expect(text.hasSuffix("</details>\n\nThe details of 6 more cases are left out.\n"))
    let short = MarkdownReport.text(of: suite, byteLimit: 400)
    #expect(short.utf8.count <= 400)
    #expect(
      short.hasSuffix(
        """
        | fail | `3.reel` |  | `m` |

        6 more rows are left out.

        The details of 9 more cases are left out.

        """))
  }

  /// The number of cells in a row: pipes behind a backslash separate none, whatever the rules for two backslashes.
  private func cells(_ row: String) -> Int {
    var count = -1
    var previous: Unicode.Scalar?
    for scalar in row.unicodeScalars {
      if scalar == "|", previous != "\\" { count += 1 }
      previous = scalar
    }
    #expect(!row.contains("\\\\|"))
    return count
  }

  /// How many folds stand one after the other, each with one fence that ends before the fold does; nil if there is
  /// anything else.
  private func folds(_ lines: ArraySlice<String>) -> Int? {
    var lines = lines
    var count = 0
    while let line = lines.popFirst() {
      if line == "" { continue }
      guard line.hasPrefix("<details><summary>"), line.hasSuffix("</code></summary>"), lines.popFirst() == "",
        let fence = lines.popFirst()?.wholeMatch(of: /(`{3,})(?:diff)?/)?.1
      else { return nil }
      while let line = lines.popFirst(), line != fence { if line.hasPrefix(fence) { return nil } }
      guard lines.popFirst() == "", lines.popFirst() == "</details>" else { return nil }
      count += 1
    }
    return count
  }

  private func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
