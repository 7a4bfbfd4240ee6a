import ExactStrings
import JSONValues
import Timelines

@testable import Comparison

/// A patch that turns one timeline into another: the records of a comparison, parsed again.
///
/// For any two timelines, `TimelinePatch(parsing: TimelineComparison(expected: a, actual: b).jsonLines)` applied to `a`
/// gives the text of `b`, byte for byte, whatever was ignored.
struct TimelinePatch: Sendable {
  private var edits: [CaseEdit] = []

  /// Parses the JSON Lines of a comparison.
  init(parsing jsonLines: String) throws {
    let lines = jsonLines.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do {
        try read(try JSONValue(parsing: String(line)), number: index + 1)
      } catch {
        throw PatchError("line \(index + 1): \(error)")
      }
    }
  }

  /// Returns the timeline that results from applying the patch. Names of scripts, which the text form does not have,
  /// are left out.
  func applied(to timeline: Timeline) throws(PatchError) -> Timeline {
    var rest: [Int?] = Array(timeline.cases.indices)
    var placed: [Int: CaseText] = [:]
    for edit in edits {
      if let index = edit.expectedCase {
        guard rest.indices.contains(index) else { throw PatchError("there is no case \(index)") }
        rest[index] = nil
      }
      guard let place = edit.actualCase else { continue }
      placed[place] = try edit.applied(to: edit.expectedCase.map { timeline.cases[$0] })
    }
    var unchanged = rest.compactMap(\.self)[...]
    var bytes: [UInt8] = []
    for place in 0..<(placed.count + unchanged.count) {
      guard let text = placed[place] ?? unchanged.popFirst().map({ CaseText(timeline.cases[$0]) }) else {
        throw PatchError("no case comes to place \(place)")
      }
      text.write(to: &bytes)
    }
    if bytes.isEmpty { return Timeline() }
    do {
      return try Timeline(parsing: bytes, checking: .outline)
    } catch {
      throw PatchError("the result of the patch is not a timeline: \(error)")
    }
  }
}

/// The reason why a patch does not fit a timeline.
struct PatchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension TimelinePatch {
  private mutating func read(_ record: JSONValue, number: Int) throws {
    guard case .object = record, let type = record["type"]?.string else {
      throw PatchError("a record of a comparison needs 'type', a string")
    }
    switch type {
    case "shape", "summary": return
    case "case", "header", "difference", "echo", "ignored", "reshaped": break
    default: throw PatchError("unknown record type \(JSONValue.string(type).text)")
    }
    let index = try edit(for: record)
    if case .bool(let startsScript)? = record["startsScript"] { edits[index].startsScript = startsScript }
    if let line = try line("expected", of: record, number: number) { edits[index].removed.append(line) }
    if let line = try line("actual", of: record, number: number) { edits[index].inserted.append(line) }
    if case .array(let lines)? = record["lines"], edits[index].expectedCase == nil {
      edits[index].inserted = lines.enumerated().map {
        CaseEdit.Line(index: $0.offset, text: $0.element.string ?? "", number: number)
      }
    }
  }

  /// Returns the index of the edit for a record's case; records of one case follow each other.
  private mutating func edit(for record: JSONValue) throws -> Int {
    let (old, new) = (try self.index("expectedCase", of: record), try self.index("actualCase", of: record))
    if old == nil && new == nil { throw PatchError("a record needs 'expectedCase' or 'actualCase'") }
    if let last = edits.last, last.expectedCase == old, last.actualCase == new { return edits.count - 1 }
    edits.append(
      CaseEdit(
        title: record["case"]?.string, reactor: record["reactor"]?.string ?? "", expectedCase: old, actualCase: new))
    return edits.count - 1
  }

  private func index(_ key: String, of record: JSONValue) throws -> Int? {
    switch record[key] {
    case nil: return nil
    case .integer(let index)? where index >= 0: return index
    default: throw PatchError("'\(key)' must be a whole number from 0")
    }
  }

  private func line(_ key: String, of record: JSONValue, number: Int) throws -> CaseEdit.Line? {
    guard let text = record[key] else { return nil }
    guard case .string(let text) = text, let index = try index("\(key)Index", of: record) else {
      throw PatchError("'\(key)' must be a line, and '\(key)Index' its place")
    }
    return CaseEdit.Line(index: index, text: text, number: number)
  }
}

extension Timeline {
  /// Returns the result of applying a patch: `a.patched(with: diff(a, b))` has the text of `b`.
  func patched(with patch: TimelinePatch) throws(PatchError) -> Timeline {
    try patch.applied(to: self)
  }
}
