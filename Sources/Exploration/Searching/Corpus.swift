import ActionScripts
import ExactStrings
import Playback

/// The beginnings of runs: moves that have reached a new state, and recombined moves of scripts; and the knowledge
/// about ports.
struct Corpus {
  private static let limit = 256
  /// The largest number of moves of a beginning. A longer one costs more time than it is worth.
  static let longest = 60

  var knowledge = PortKnowledge()
  /// The abstract states that a move has led to, by the move without its values.
  private var reached: [ExactString: Set<UInt64>] = [:]
  private var beginnings: [[Move]] = []
  /// The indices of the beginnings that do not use the view.
  private var plain: [Int] = []
  /// The moves of scripts.
  private let scripts: [[Move]]

  /// Creates a corpus with the moves of scripts.
  init(_ scripts: [[Move]] = []) { self.scripts = scripts.filter { !$0.isEmpty } }

  /// Records that a move led to an abstract state; returns whether this is new.
  mutating func reach(_ state: UInt64, by verb: ExactString) -> Bool {
    reached[verb, default: []].insert(state).inserted
  }

  /// Keeps moves as a beginning.
  mutating func keep(_ moves: [Move]) {
    guard moves.count <= Self.longest, beginnings.count < Self.limit else { return }
    if !moves.contains(where: \.usesView) { plain.append(beginnings.count) }
    beginnings.append(moves)
  }

  /// Forgets the beginnings in which a user sends actions that effects send.
  mutating func forgetWhatEffectsDo() {
    beginnings.removeAll { $0.contains(where: knowledge.isOfEffects) }
    plain = beginnings.indices.filter { !beginnings[$0].contains(where: \.usesView) }
  }

  /// Returns moves for a run to begin with, chosen at random: of scripts, if there are any, of a kept beginning, or
  /// none.
  /// - Parameter mayUseView: Whether a kept beginning may use the view.
  func beginning(mayUseView: Bool, using random: inout SeededRandom) -> [Move] {
    if !scripts.isEmpty, random.chance(50) { return recombined(using: &random) }
    let count = mayUseView ? beginnings.count : plain.count
    if count == 0 || random.chance(50) { return [] }
    let place = random.below(count)
    return beginnings[mayUseView ? place : plain[place]]
  }

  /// Returns the first moves of one script, sometimes with the last moves of another one.
  private func recombined(using random: inout SeededRandom) -> [Move] {
    let (first, second) = (scripts[random.below(scripts.count)], scripts[random.below(scripts.count)])
    let head = first.prefix(1 + random.below(first.count))
    let tail = random.chance(50) ? second.suffix(random.below(second.count + 1)) : []
    return Array((head + tail).prefix(Self.longest))
  }
}
