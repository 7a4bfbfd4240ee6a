import Comparison
import JSONValues
import Testing
import Timelines

struct TimelineComparisonJSONLinesTests {
  @Test func writesARecordForEachRowThatDiffersAndASummary() throws {
    let expected = "       0ms = {\"n\":0}\n       0ms > add 1\n       0ms ~ set  n: 0 -> 1\n       0ms = {\"n\":1}"
    let actual =
      "       0ms = {\"n\":0}\n       0ms > add 1\n       0ms ~ set  n: 0 -> \"1\"\n       0ms x p#1\n       0ms = {\"n\":\"1\"}"
    let comparison = TimelineComparison(expected: try Sample.timeline(expected), actual: try Sample.timeline(actual))
    #expect(
      comparison.jsonLines == #"""
        {"type":"difference","case":"a case","reactor":"r","expectedCase":0,"actualCase":0,"relation":"changed","at":0,"expectedIndex":2,"expected":"       0ms ~ set  n: 0 -> 1","actualIndex":2,"actual":"       0ms ~ set  n: 0 -> \"1\"","values":[{"path":"n","expected":1,"actual":"1","remark":"string, not number"}]}
        {"type":"difference","case":"a case","reactor":"r","expectedCase":0,"actualCase":0,"relation":"surplus","at":0,"actualIndex":3,"actual":"       0ms x p#1"}
        {"type":"echo","case":"a case","reactor":"r","expectedCase":0,"actualCase":0,"at":0,"expectedIndex":3,"expected":"       0ms = {\"n\":1}","actualIndex":4,"actual":"       0ms = {\"n\":\"1\"}"}
        {"type":"summary","same":false,"cases":1,"differences":2,"echoes":1}

        """#)
  }

  @Test func writesWholeCasesThatAreOnOneSideOnly() throws {
    let comparison = TimelineComparison(
      expected: try Sample.timeline("       0ms = 1", heading: "== r"),
      actual: try Sample.timeline("       0ms = 1", heading: "== t  r"))
    #expect(
      comparison.jsonLines == """
        {"type":"case","verdict":"surplus","case":"t","reactor":"r","actualCase":0,"startsScript":true,"lines":["       0ms = 1"]}
        {"type":"case","verdict":"missing","case":null,"reactor":"r","expectedCase":0,"startsScript":true,"lines":["       0ms = 1"]}
        {"type":"summary","same":false,"cases":2,"differences":2,"echoes":0}

        """)
  }

  @Test func saysOnceThatTheShapeChanged() throws {
    let comparison = TimelineComparison(
      expected: try Sample.timeline("       0ms = {\"n\":0}"),
      actual: try Sample.timeline("       0ms = {\"n\":0,\"m\":1}"))
    #expect(
      comparison.jsonLines == #"""
        {"type":"shape","reactor":"r","field":"added","path":"m","cases":1}
        {"type":"reshaped","case":"a case","reactor":"r","expectedCase":0,"actualCase":0,"at":0,"expectedIndex":0,"expected":"       0ms = {\"n\":0}","actualIndex":0,"actual":"       0ms = {\"n\":0,\"m\":1}"}
        {"type":"summary","same":false,"cases":1,"differences":1,"echoes":0}

        """#)
  }

  @Test func saysWhereCasesAndHeadersMoved() throws {
    func timeline(_ cases: String...) throws -> Timeline { try Timeline(parsing: Array(cases.joined().utf8)) }
    let comparison = TimelineComparison(
      expected: try timeline("reel-timeline 1\n", "== a  r\n       0ms = 1\n", "== b  r\n       0ms = 1\n"),
      actual: try timeline(
        "reel-timeline 1\n", "== b  r\n       0ms = 1\n", "reel-timeline 1\n", "== a  r\n       0ms = 1\n"))
    #expect(
      comparison.jsonLines == """
        {"type":"header","case":"b","reactor":"r","expectedCase":1,"actualCase":0,"startsScript":true}
        {"type":"case","verdict":"moved","case":"a","reactor":"r","expectedCase":0,"actualCase":1}
        {"type":"summary","same":false,"cases":2,"differences":1,"echoes":0}

        """)
  }
}
