import JSONValues
import Playback
import Timelines

/// A script after some of its cases were played: the text of each, and what became of it.
struct PlayedScript {
  /// A case that was played.
  struct Case {
    let outcome: CaseOutcome
    /// The section of the timeline: its `==` line and its frames.
    let section: [UInt8]
    /// The places of the frames that the script caused, in the order of these frames.
    let places: [Record.Place?]

    /// How the section is told from others: its `==` line.
    var heading: ArraySlice<UInt8> { section.prefix { $0 != UInt8(ascii: "\n") } }
  }

  /// The line that every timeline begins with.
  static let header = Array("reel-timeline 1\n".utf8)

  /// How cases are played for their text, which shows no values of mutations.
  static var options: PlayOptions {
    var options = PlayOptions()
    options.needsMutationTrees = false
    return options
  }

  let cases: [Case]

  /// Plays cases one after the other; `after` may stop it.
  init(_ cases: [PreparedCase], until isEnough: (CaseOutcome) -> Bool = { _ in false }) {
    var played: [Case] = []
    for one in cases {
      var writer = TextTimelineWriter()
      var places: [Record.Place?] = []
      let outcome = one.play { record in
        writer.write(record)
        switch record.event {
        case .action(let place, _, _), .emit(let place, _, _): places.append(place)
        case .expect(let place, let isMet, _, _): if !isMet { places.append(place) }
        default: break
        }
      }
      writer.flush()
      let text = writer.takeOutput()
      played.append(
        Case(
          outcome: outcome, section: Array(text.dropFirst(text.starts(with: Self.header) ? Self.header.count : 0)),
          places: places))
      if isEnough(outcome) { break }
    }
    self.cases = played
  }

  /// The timeline of the cases that were played.
  var timeline: [UInt8] { Self.header + cases.flatMap(\.section) }
}
