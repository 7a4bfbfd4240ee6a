/// A part of the system that is not the one that the hooks know.
package enum UnknownPart: CaseIterable, Sendable {
  case tasks, dispatch, runLoops, ids, zones

  /// The message to the user: the part, and what follows from it.
  package var warning: String {
    switch self {
    case .tasks:
      "this Swift runtime cannot run tasks on a virtual clock: cases whose effects start tasks will fail"
    case .dispatch:
      "this Dispatch cannot run on a virtual clock: 'asyncAfter' takes real time, cases whose effects start tasks will fail"
    case .runLoops:
      "this Foundation cannot run on a virtual clock: 'Timer' takes real time, cases whose effects start tasks will fail"
    case .ids: "this Foundation makes ids in an unknown way: those of 'UUID' differ from run to run"
    case .zones: "this Foundation keeps its time zone in an unknown way: 'DateFormatter' uses that of the machine"
    }
  }
}
