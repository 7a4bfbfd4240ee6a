import JSONValues
import Reports
import Testing
import Timelines

struct JSONLinesReportTests {
  @Test func `each case is a record, and the last line counts the outcomes`() {
    #expect(
      JSONLinesReport.text(of: SampleSuite.mixed) == """
        {"type":"case","script":"search.reel","case":"first page","outcome":"pass","golden":"search.timeline"}
        {"type":"case","script":"search.reel","case":"cancel stale query","outcome":"fail","golden":"search.timeline",\
        "at":50,"line":8,"changes":2}
        {"type":"case","script":"search.reel","case":"late","outcome":"xfail","golden":"search.timeline"}
        {"type":"case","script":"search.reel","case":"early","outcome":"xpass","golden":"search.timeline"}
        {"type":"case","script":"a/cart.reel","case":null,"outcome":"missing","golden":"a/cart.timeline"}
        {"type":"case","script":"a/broken.reel","case":null,"outcome":"error","golden":null,"line":3,\
        "file":"a/_login.reel"}
        {"type":"case","script":"a/loop.reel","case":"traps","outcome":"crash","golden":null,"at":0.5,"line":2}
        {"type":"case","script":"a/loop.reel","case":"spins","outcome":"timeout","golden":null}
        {"type":"case","script":"a/loop.reel","case":"rests","outcome":"skip","golden":null}
        {"type":"summary","pass":1,"fail":1,"missing":1,"error":1,"crash":1,"timeout":1,"xfail":1,"xpass":1,"skip":1}

        """)
  }

  @Test func `an empty suite is a summary of zeros`() {
    #expect(
      JSONLinesReport.text(of: SuiteReport()) == """
        {"type":"summary","pass":0,"fail":0,"missing":0,"error":0,"crash":0,"timeout":0,"xfail":0,"xpass":0,"skip":0}

        """)
  }

  @Test func `the script of a case from standard input is null`() {
    let suite = SuiteReport([CaseReport(script: "-", outcome: .pass)])
    #expect(
      JSONLinesReport.text(of: suite).hasPrefix(
        "{\"type\":\"case\",\"script\":null,\"case\":null,\"outcome\":\"pass\",\"golden\":null}\n"))
  }

  @Test func `a case that did not fail has no time, line or number of changes`() {
    let suite = SuiteReport([
      CaseReport(
        script: "x.reel", outcome: .xfail, at: .zero, place: Record.Place(line: 1, file: nil), changes: 1)
    ])
    #expect(
      JSONLinesReport.text(of: suite).hasPrefix(
        "{\"type\":\"case\",\"script\":\"x.reel\",\"case\":null,\"outcome\":\"xfail\",\"golden\":null}\n"))
  }

  @Test func `texts of every kind read back as they were`() throws {
    for suite in SampleSuite.hostile {
      let lines = JSONLinesReport.text(of: suite).split(separator: "\n")
      #expect(lines.count == suite.cases.count + 1)
      for (line, one) in zip(lines, suite.cases) {
        let record = try JSONValue(parsing: Array(line.utf8)[...])
        #expect(record["script"] == .string(one.script))
        #expect(record["case"] == one.title.map(JSONValue.string) ?? .null)
        #expect(record["golden"] == one.golden.map(JSONValue.string) ?? .null)
        #expect(record["line"] == (one.outcome.isFailure ? one.place.map { .integer($0.line) } : nil))
      }
    }
  }
}
