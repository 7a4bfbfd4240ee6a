import ExactStrings
import JSONValues
import Playback

extension SuiteCoverage {
  /// The coverage for programs: a `coverage` record for each reactor, then one for the suite, whose `reactor` is null.
  ///
  ///     {"type":"coverage","reactor":"counter","percent":80,"covered":4,"of":5,"unsent":["decrease"], ...}
  ///     {"type":"coverage","reactor":null,"percent":80,"covered":4,"of":5,"required":90,"ok":false,"unplayed":["alert"]}
  ///
  /// - Parameters:
  ///   - isWhole: Whether all cases of the suite were played, so that a reactor without a case is listed as unplayed.
  ///   - required: The percentage that was asked for; nil for none.
  ///   - isReached: Whether the coverage reaches that percentage; true if none was asked for.
  package func records(isWhole: Bool, required: Int?, isReached: Bool) -> [JSONValue] {
    reactors.map(\.record) + [
      .object(
        share.members(of: nil) + [
          .init("required", required), .init("ok", .bool(isReached)), .init("unplayed", isWhole ? unplayed : []),
        ])
    ]
  }
}

extension ReactorCoverage {
  fileprivate var record: JSONValue {
    .object(
      share.members(of: reactor) + [
        .init("unsent", unsent), .init("uncommitted", uncommitted), .init("uncalled", uncalled),
        .init("unreplied", unreplied), .init("unfailed", unfailed), .init("unpushed", unpushed),
        .init("actions", counts(actions)), .init("mutations", counts(mutations)),
        .init("ports", .array(ports.map(\.record))), .init("streams", counts(streams)),
        .init("states", stateCount), .init("transitions", transitionKindCount),
      ])
  }

  private func counts(_ entries: [Tally.Entry]) -> JSONValue {
    .array(entries.map { .object([.init("name", $0.name), .init("count", $0.count)]) })
  }
}

extension CoverageShare {
  fileprivate func members(of reactor: String?) -> [JSONValue.Member] {
    [
      .init("type", "coverage"), .init("reactor", reactor), .init("percent", percent),
      .init("covered", covered), .init("of", total),
    ]
  }
}

extension CaseTrail.Calls {
  fileprivate var record: JSONValue {
    .object([
      .init("name", port), .init("calls", total), .init("replies", replies),
      .init("failures", failures), .init("cancelled", cancellations),
      .init("unanswered", unanswered),
    ])
  }
}
