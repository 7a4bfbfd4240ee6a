import CommandLines
import Reports
import Testing

@testable import Commands

@Suite struct FlagValueTests {
  private func message(for text: String, as type: (some FlagValue).Type) -> String? {
    do throws(UsageError) {
      _ = try type.init(flagText: text)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `a type of flag values reads texts of its form`() throws {
    #expect(try Duration(flagText: "300ms") == .milliseconds(300))
    #expect(try Duration(flagText: "0ms") == .zero)
    #expect(try TimeLimit(flagText: "1.5s").duration == .milliseconds(1_500))
    #expect(try Shard(flagText: "2/5") == Shard(2, of: 5))
    #expect(try ReportRequest(flagText: "junit=a.xml") == ReportRequest(.junit, path: "a.xml"))
  }

  @Test func `the problem of a wrong value names the accepted form`() {
    #expect(message(for: "1d", as: Duration.self) == "takes a duration such as 300ms or 1.5s, not '1d'")
    #expect(message(for: "0ms", as: TimeLimit.self) == "takes a duration above 0, not '0ms'")
    #expect(message(for: "6/5", as: Shard.self) == "takes K/N with K from 1 to N, such as 2/5, not '6/5'")
    #expect(
      message(for: "xml", as: ReportRequest.self)
        == "takes 'junit', 'tap', 'jsonl', 'github', 'md' or 'html', or one of them with =FILE, not 'xml'")
  }
}
