import Observables

extension MarbleSource {
  /// Each subscription as a picture from the clock's zero: `^` at its beginning, `!` at its end.
  ///
  ///     let source = play.cold("-a-#")
  ///     play.difference(of: source.retry(2), from: "-a--a-#")
  ///     source.subscriptionMarbles      // ["^--!", "---^--!"]
  public var subscriptionMarbles: [String] {
    spans.map { MarbleComparison([], Self.happenings($0), .subscriptions, step: step).actualLine }
  }

  /// Redraws the first subscription that began or ended at another time than expected.
  ///
  ///     expected  --^--!
  ///     actual    --^---!
  ///                    ^ subscription 1, at 50 ms: expected the end, got nothing
  ///
  /// - Parameter expected: One picture for each subscription, in their order; a subscription without `!` does not end.
  /// - Returns: The difference; nil if there is none. A mistake in a picture is a difference.
  public func subscriptionDifference(from expected: String...) -> String? {
    do throws(MarbleMistake) {
      var diagrams: [MarbleDiagram] = []
      for text in expected { diagrams.append(try .subscription(text)) }
      for index in 0..<max(diagrams.count, spans.count) {
        let comparison = MarbleComparison(
          index < diagrams.count ? diagrams[index].steps : [],
          index < spans.count ? Self.happenings(spans[index]) : [],
          .subscriptions, step: step)
        if comparison.firstDifference != nil {
          return "\n" + comparison.text { "subscription \(index + 1), \($0.words)" }
        }
      }
      return nil
    } catch {
      return "\n\(error)"
    }
  }

  private static func happenings(
    _ span: (began: Duration, ended: Duration?)
  ) -> [(time: Duration, what: MarbleMark)] {
    [(span.began, .subscribed)] + (span.ended.map { [($0, .unsubscribed)] } ?? [])
  }
}

extension MarbleMark {
  static let subscribed = MarbleMark.element("^")
  static let unsubscribed = MarbleMark.element("!")
}

extension MarbleLegend<MarbleMark> {
  fileprivate static var subscriptions: MarbleLegend {
    func words(_ mark: MarbleMark) -> String { mark == .subscribed ? "the subscription" : "the end" }
    return MarbleLegend(isMeant: ==, name: { Name(mark: $0, words: words($0)) }, words: words)
  }
}

extension MarbleDiagram {
  /// Parses the picture of one subscription.
  fileprivate static func subscription(_ text: String) throws(MarbleMistake) -> MarbleDiagram {
    let picture = MarblePicture(role: "expected", text: text)
    let diagram = try MarbleDiagram(picture)
    var last: MarbleMark?
    for marble in diagram.steps.joined() {
      switch marble.mark {
      case .subscribed where last == nil, .unsubscribed where last == .subscribed: last = marble.mark
      case .subscribed: throw picture.mistake(at: marble.place, "each subscription has a picture of its own")
      case .unsubscribed: throw picture.mistake(at: marble.place, "\"!\" stands once, after \"^\"")
      default: throw picture.mistake(at: marble.place, "a subscription is drawn with \"^\", \"-\" and \"!\"")
      }
    }
    if last == nil { throw picture.mistake(at: 0, "\"^\" is missing") }
    return diagram
  }
}
