import Comparison
import ExactStrings
import Files
import JSONValues
import Pages
import Reports

extension ReviewSession {
  /// Prints the items with their decisions, and the cases that cannot be accepted; writes the page, if one is asked
  /// for.
  func print() throws {
    if let html = request.html { try html.write(page, in: environment) }
    if request.html?.isStandardOutput != true { environment.output.write(request.isJSON ? jsonLines : text) }
  }

  /// The items as cases of a page, each with the command that accepts it, and the cases that cannot be accepted.
  private var page: Page {
    let changes = items.map { item in
      let comparison = item.comparison?.cases.first
      return PageCase(
        name: item.name, reactor: comparison?.reactor ?? "", script: item.played?.script,
        scripts: item.played?.scripts ?? [], outcome: item.change.kind.rawValue, isFailed: true,
        message: item.headline ?? "", details: comparison == nil ? item.details : "",
        command: command([item], item.isObsolete ? request.paths : [item.script ?? item.golden]),
        content: comparison.map(PageCase.Content.comparison) ?? .nothing)
    }
    let others = failing.map { one in
      PageCase(
        name: one.name, reactor: one.played?.one.outcome.outline.reactor ?? "", script: one.played?.script,
        scripts: one.played?.scripts ?? [], outcome: "failing", isFailed: true,
        message: one.why + one.place.column(in: ""),
        content: one.played?.one.timeline.map(PageCase.Content.run) ?? .nothing)
    }
    let words = [environment.program.name, "review"] + source + request.paths
    return Page(title: words.joined(separator: " "), cases: changes + others, failedWord: "to decide on")
  }

  private var text: String {
    let lines = items.map { item in
      let state = item.decision == .open ? item.change.kind.rawValue : item.decision.rawValue
      let note = item.decision == .open ? item.headline : item.isObsolete ? "obsolete" : nil
      return "\(state.padded) \(item.name)" + (note.map { "  \($0)" } ?? "") + "\n"
    }
    let left = failing.map { one in
      "\("failing".padded) \(one.name)  \(one.why)\(one.place.column(in: ""))\n"
    }
    return lines.joined() + left.joined() + summary
  }

  private var summary: String {
    if items.isEmpty, failing.isEmpty {
      return "nothing to review" + (complaints == 0 ? "" : "; \(counted(complaints, "error"))") + "\n"
    }
    let counts = (self.counts + [("failing", failing.count)]).filter { $0.count > 0 }
      .map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    let open = items.filter { $0.decision == .open }
    return counts + (open.isEmpty ? "" : ": \(command(open, request.paths))") + "\n"
  }

  /// The flag that names the folder of proposed changes, if there is one.
  private var source: [String] { request.pending.map { ["--from", $0.path] } ?? [] }

  /// The command that accepts items.
  private func command(_ items: [ReviewItem], _ operands: [String]) -> String {
    let changes = items.allSatisfy(\.isObsolete) ? [] : ["--accept"] + request.workers.judgingFlags
    let removals = items.contains(where: \.isObsolete) ? ["--prune"] : []
    // Files that are decided on are removed from the folder, and the folder is removed with the last of them.
    let isGone = request.pending?.isMissing == true
    return environment.program.command("review", changes + removals + (isGone ? [] : source), operands)
  }

  private var counts: [(name: String, count: Int)] {
    let decisions: [ReviewItem.Decision] = [.accepted, .rejected, .skipped, .open]
    return decisions.map { decision in (decision.rawValue, items.count { $0.decision == decision }) }
  }

  private var jsonLines: String {
    let records = items.map { item in
      JSONValue.object(
        [
          .init("type", "change"), .init("golden", item.golden),
          .init("case", item.change.title), .init("change", item.change.kind.rawValue),
          .init("decision", item.decision.rawValue),
        ] + (item.change.reason.map { [.init("why", $0)] } ?? []))
    }
    let left = failing.map { one in
      let place = one.place.map { [JSONValue.Member("line", $0.line)] } ?? []
      let missing = one.missing.map { [JSONValue.Member("missing", $0)] } ?? []
      return JSONValue.object(
        [.init("type", "failing"), .init("case", one.name), .init("why", one.why)] + place + missing)
    }
    let counts = self.counts.map { JSONValue.Member($0.name, $0.count) }
    let summary = JSONValue.object(
      [.init("type", "summary")] + counts + [.init("failing", failing.count)])
    return (records + left + [summary]).map { $0.text + "\n" }.joined()
  }
}

extension ReviewItem {
  /// The change as lines, without colours.
  fileprivate var details: String { lines(areAll: true, width: 120, isColored: false).joined(separator: "\n") }
}

extension String {
  /// The text, padded to the column of its kind.
  fileprivate var padded: String { self + String(repeating: " ", count: max(9 - count, 0)) }
}
