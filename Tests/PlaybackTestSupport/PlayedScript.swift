import ActionScripts
import Playback
import TestSupport
import Timelines

/// A script that was played from its text through a catalog: what a person would see of it.
public struct PlayedScript {
  /// The timeline as a golden would hold it.
  public let text: String
  /// The records, in order.
  public let records: [Record]
  /// The cause of each frame, in order.
  let causes: FrameCauses
  /// The end of each case.
  public let outcomes: [CaseOutcome]
  /// The diagnostics, those found while playing included, each in one line.
  public let diagnostics: [String]

  /// Plays all cases of a script.
  ///
  /// - Parameters:
  ///   - file: The name of the script.
  ///   - files: The files that it may name.
  public init(
    _ script: String, catalog: Catalog, options: PlayOptions = PlayOptions(), file: String = "x.reel",
    files: [String: String] = [:]
  ) {
    let prepared = ScriptPreparer(catalog: catalog, options: options, files: FakeFiles(files))
      .prepare(Array(script.utf8), name: file)
    var text = TextTimelineWriter(keepingCauses: ())
    var records: [Record] = []
    var diagnostics = prepared.diagnostics.map(\.oneLine)
    var outcomes: [CaseOutcome] = []
    for one in prepared.cases {
      let outcome = one.play { record in
        records.append(record)
        text.write(record)
      }
      diagnostics += outcome.mistakes.map(\.oneLine)
      outcomes.append(outcome)
    }
    text.flush()
    self.text = String(decoding: text.takeOutput(), as: UTF8.self)
    self.records = records
    causes = text.causes ?? FrameCauses()
    self.outcomes = outcomes
    self.diagnostics = diagnostics
  }

  /// The lines of the timeline without its two headings.
  public var frames: [String] {
    text.split(separator: "\n").dropFirst(2).map { line in String(line.drop { $0 == " " }) }
  }

  /// The frames, each behind the line of its script: `4` where the frame is the statement, `(4)` where it follows from
  /// it, `-` where nothing of the script caused it.
  public var causedFrames: [String] {
    frames.enumerated().map { index, frame in
      switch causes[index] {
      case .statement(let place)?: "\(place.line) \(frame)"
      case .consequence(let place)?: "(\(place.line)) \(frame)"
      case nil: "- \(frame)"
      }
    }
  }

  /// The statements that actions are, in order; nil for an action that is none.
  public var statements: [Record.Place?] {
    records.compactMap { record in
      guard case .action = record.event else { return nil }
      guard case .statement(let place)? = record.cause else { return .some(nil) }
      return .some(place)
    }
  }

  /// Why the cases failed, each as `TIME: TEXT`, with `@LINE` where a line is to blame.
  public var failures: [String] {
    outcomes.flatMap(\.failures).map { failure in
      "\(failure.at.text): \(failure)" + (failure.place.map { " @\($0.line)" } ?? "")
    }
  }

  /// The actions in the order in which they were processed.
  public var actions: [String] {
    records.compactMap { if case .action(let name, _) = $0.event { name } else { nil } }
  }
}

/// Files in memory, by their paths.
public struct FakeFiles: ScriptFiles {
  private let contents: [String: String]

  /// Files with these contents.
  public init(_ contents: [String: String]) {
    self.contents = contents
  }

  public func read(_ path: String, from file: String?) throws(ScriptFileError) -> (name: String, content: [UInt8]) {
    guard let content = contents[path] else {
      throw ScriptFileError("cannot read '\(path)': no such file", note: "it was named by \(file ?? "standard input")")
    }
    return (path, Array(content.utf8))
  }
}
