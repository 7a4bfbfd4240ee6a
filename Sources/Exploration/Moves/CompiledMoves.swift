import ActionScripts
import Playback

/// The checked moves of a template, so that moves that are played repeatedly are checked once.
final class CompiledMoves {
  private static let limit = 5_000
  private let template: CaseTemplate
  @exclusivity(unchecked) private var known: [Statement.Kind: CaseTemplate.CheckedStatement] = [:]

  /// The variations that the beginning allows.
  let variations: Variations
  /// The shapes of the values of moves. The shape of a port's replies is learned when a reply is given.
  private(set) var shapes: MoveShapes

  init(_ template: CaseTemplate) {
    self.template = template
    variations = template.variations
    shapes = MoveShapes(template)
  }

  /// Forgets the shapes of replies, because a block learns them only from its own runs.
  func forgetReplies() { shapes.forgetReplies() }

  /// Learns the shape of the replies to a call.
  func learn(_ call: LiveCase.Call) { shapes.learn(call) }

  /// Returns a statement as a move; nil where it cannot be played.
  func move(for kind: Statement.Kind) -> CaseTemplate.CheckedStatement? {
    guard kind.meansTheSameAgain else { return template.compile(Statement(kind)) }
    if let found = known[kind] { return found }
    guard let move = template.compile(Statement(kind)) else { return nil }
    if move.isReusable, known.count < Self.limit { known[kind] = move }
    return move
  }
}

extension Statement.Kind {
  /// Whether the check of the statement does not depend on earlier statements.
  fileprivate var meansTheSameAgain: Bool {
    switch self {
    case .action, .wait, .idle, .gesture: true
    default: false
    }
  }
}
