import Playback

/// A small reactor or store with one classic defect, and the same one without it.
public struct Animal: Sendable, CustomStringConvertible {
  /// The name of the defective one in scripts.
  public let description: String
  /// The rule that the defect breaks; nil where exploring tells right from wrong by itself.
  public let rule: String?
  /// Whether the defect shows only where something fails.
  public let needsFaults: Bool
  /// Whether the defect ends the process.
  public let endsProcess: Bool
  private let register: @Sendable (_ catalog: Catalog, _ name: String, _ isMended: Bool) -> Void

  init(
    _ name: String, rule: String? = nil, needsFaults: Bool = false, endsProcess: Bool = false,
    register: @escaping @Sendable (_ catalog: Catalog, _ name: String, _ isMended: Bool) -> Void
  ) {
    description = name
    self.rule = rule
    self.needsFaults = needsFaults
    self.endsProcess = endsProcess
    self.register = register
  }

  /// The name of the corrected one in scripts.
  public var mendedName: String { "\(description)-mended" }

  func register(in catalog: Catalog) {
    register(catalog, description, false)
    register(catalog, mendedName, true)
  }
}

/// The part that most animals have in common: which of the twins this is.
class TwinReactor {
  final let isMended: Bool

  init(isMended: Bool) {
    self.isMended = isMended
  }
}

/// A twin that calls one port.
class PortReactor: TwinReactor {
  final let port: StagePort

  init(port: StagePort, isMended: Bool) {
    self.port = port
    super.init(isMended: isMended)
  }
}

/// All animals.
public enum Zoo {
  /// The animals, in the order of the classes of defects.
  public static let animals: [Animal] =
    order + repetition + failure + bounds + lifetime + depth

  /// Registers all animals with their corrected twins.
  public static func register(in catalog: Catalog) {
    for animal in animals { animal.register(in: catalog) }
  }

  private static let order = [
    StaleReplyReactor.animal, LostCancelReactor.animal, LateTimerReactor.animal,
    RollbackReactor.animal, LateUndoReactor.animal,
    DroppedPictureReactor.animal, LateLookUpFeature.animal,
  ]
  private static let repetition = [
    DoubleTapReactor.animal, RepeatedPageReactor.animal, ReplayedPulseReactor.animal, RetryStormReactor.animal,
    RepeatedIdentityReactor.animal, DoubleOrderReactor.animal,
  ]
  private static let failure = [
    StuckFlagReactor.animal, DeadPagingReactor.animal, SwallowedErrorReactor.animal,
    FallbackReactor.animal, FullDiskReactor.animal,
  ]
  private static let bounds = [
    IndexReactor.animal, OverflowReactor.animal, EmptyListReactor.animal, NegativePageReactor.animal,
    NegativeAmountReactor.animal, LostSelectionReactor.animal, SelfTransferReactor.animal,
  ]
  private static let lifetime = [
    OutlivingChildReactor.animal, RetainingClosureReactor.animal, LateReplyReactor.animal, EarlyEndReactor.animal,
    PingPongReactor.animal, WaitingReactor.animal, OrphanFeature.animal,
  ]
  private static let depth = [EmptyOrderReactor.animal, ForgivenFailuresReactor.animal]
}
