import ExactStrings
import JSONValues
import Playback

extension SuiteCoverage {
  /// The coverage for programs: a `coverage` record for each reactor, then one for the suite, whose `reactor` is null.
  ///
  ///     {"type":"coverage","reactor":"counter","percent":80,"covered":4,"of":5,"unsent":["decrease"], ...}
  ///     {"type":"coverage","reactor":null,"percent":80,"covered":4,"of":5,"required":90,"unplayed":["alert"]}
  ///
  /// - Parameters:
  ///   - isWhole: Whether all cases of the suite were played, so that a reactor that none played is missing.
  ///   - required: The percentage that was asked for; nil for none.
  package func records(isWhole: Bool, required: Int?) -> [JSONValue] {
    reactors.map(\.record) + [
      .object(
        share.members(of: .null) + [
          .init("required", required.map(JSONValue.integer) ?? .null),
          .init("unplayed", list(isWhole ? unplayed : [])),
        ])
    ]
  }
}

extension ReactorCoverage {
  fileprivate var record: JSONValue {
    .object(
      share.members(of: .string(reactor)) + [
        .init("unsent", list(unsent)), .init("uncommitted", list(uncommitted)), .init("uncalled", list(uncalled)),
        .init("unreplied", list(unreplied)), .init("unfailed", list(unfailed)), .init("unpushed", list(unpushed)),
        .init("actions", counts(actions)), .init("mutations", counts(mutations)),
        .init("ports", .array(ports.map(\.record))), .init("streams", counts(streams)),
        .init("states", .integer(stateCount)), .init("transitions", .integer(crossingCount)),
      ])
  }

  private func counts(_ entries: [Tally.Entry]) -> JSONValue {
    .array(entries.map { .object([.init("name", .string($0.name)), .init("count", .integer($0.count))]) })
  }
}

extension CoverageShare {
  fileprivate func members(of reactor: JSONValue) -> [JSONValue.Member] {
    [
      .init("type", .string("coverage")), .init("reactor", reactor), .init("percent", .integer(percent)),
      .init("covered", .integer(covered)), .init("of", .integer(total)),
    ]
  }
}

extension CaseTrail.Calls {
  fileprivate var record: JSONValue {
    .object([
      .init("name", .string(port)), .init("calls", .integer(total)), .init("replies", .integer(replies)),
      .init("failures", .integer(failures)), .init("cancelled", .integer(cancellations)),
      .init("unanswered", .integer(unanswered)),
    ])
  }
}

private func list(_ names: [String]) -> JSONValue { .array(names.map(JSONValue.string)) }
