import JSONValues
import Observables
import Reactors
import TypeLayouts
import VirtualTime

/// Observes a reactor, reads it with the readers of its types, and reports its events to the observer.
///
/// The reactor and its stub are two streams of states. Only the active one is reported. Both are followed, so that the
/// pulses of each stream are compared with the earlier states of the same stream.
final class ReactorReporter: PipelineWatcher, PipelineEditor {
  /// The receiver of events. An observer has to halt the target before it is released.
  unowned(unsafe) var observer: (any ReactorObserver)? {
    didSet { player = (observer as? CasePlayer).map(Unmanaged.passUnretained) }
  }
  /// The observer if it is a player, as nearly every one is.
  @exclusivity(unchecked) private var player: Unmanaged<CasePlayer>?
  /// Collects the reactors that live in the states; nil where the type of the state cannot contain any. It outlives
  /// the reporter's use.
  @exclusivity(unchecked) var nestingHost: Unmanaged<NestingHost>?
  /// The action that the script has sent and the reactor has not yet begun to process. Its sender retains it.
  @exclusivity(unchecked) var sent: Unmanaged<PreparedAction>?
  /// Whether the stub answers for the reactor.
  @exclusivity(unchecked) var isStubbed = false

  /// The intervention of a mutant; nil unless cases are played with mutants.
  private let intervention: Intervention?
  /// The prefix of the names of mutations in the places of mutants.
  private let prefix: String
  private let actions: NamedReader
  private let mutations: NamedReader
  private let states: TreeReader
  private let pulses: [PulsePlace]
  /// The offsets of the counts of the pulses, kept in an array of their own because most states need nothing else of a
  /// pulse.
  private let countOffsets: [Int]
  /// Takes a state out of its place, so that pulses are looked for in it; nil where their places are known.
  private let stateBox: ((UnsafeRawPointer) -> Any)?
  /// The number of assignments of each pulse up to the previous state; empty before the first.
  @exclusivity(unchecked) private var pulseCounts: [UInt] = []
  /// The same numbers for the stub's states, which begin with those of the reactor.
  private var stubPulseCounts: [UInt] = []

  /// The causes of the effects that take time and have not ended, by their numbers. Effects may end on any thread.
  @exclusivity(unchecked) private var effects: [Int: WorkCause] = [:]
  private let effectsLock = RecursiveLock()
  private var lastEffect = 0
  /// Whether an action was processed since an effect last continued. The present work may belong to that action.
  @exclusivity(unchecked) private var hasSeenAction = false

  /// - Parameter typeName: The name of the reactor's type, for a reactor that is not the one that the case plays.
  init<State>(
    actions: NamedReader, mutations: NamedReader, states: TreeReader, of type: State.Type,
    changedBy intervention: Intervention?, typeName: String? = nil
  ) {
    self.intervention = intervention
    prefix = typeName.map { "\($0)." } ?? ""
    self.actions = actions
    self.mutations = mutations
    self.states = states
    pulses = states.pulses(at: 0, path: "")
    countOffsets = pulses.map(\.countOffset)
    stateBox = Reflection.knowsTypes ? nil : { $0.assumingMemoryBound(to: State.self).pointee }
  }

  /// Calls `body` with the observer. References to a player are not counted: each step would do so three times.
  @inline(__always)
  private func withObserver(_ body: (any ReactorObserver) -> Void) {
    if let player { player._withUnsafeGuaranteedRef { body($0) } } else if let observer { body(observer) }
  }

  private var mayHavePulses: Bool { !pulses.isEmpty || stateBox != nil }

  func sees(actionAt address: UnsafeRawPointer) {
    hasSeenAction = true
    if let action = sent {
      sent = nil
      action._withUnsafeGuaranteedRef { action in withObserver { $0.targetProcesses(action) } }
    } else {
      observer?.targetProcessesOwn(at: address, actions)
    }
  }

  func sees(mutationAt address: UnsafeRawPointer) {
    withObserver { $0.targetReduces(at: address, mutations) }
  }

  /// The editor of the reactor's mutations; nil if there is none.
  var editor: (any PipelineEditor)? { intervention == nil ? nil : self }

  func repetitions(ofMutationAt address: UnsafeRawPointer) -> Int {
    intervention?.repetitions(of: .mutation(prefix + mutations.name(at: address))) ?? 1
  }

  func holds(mutationAt address: UnsafeRawPointer) -> Bool {
    intervention?.holds(prefix + mutations.name(at: address)) ?? false
  }

  func swaps(mutationAt address: UnsafeRawPointer, withNextAt next: UnsafeRawPointer) -> Bool {
    intervention?.makes(.swap(prefix + mutations.name(at: address), prefix + mutations.name(at: next))) ?? false
  }

  /// Takes the pulses of a state as assigned before the watch began.
  func opens(withStateAt address: UnsafeRawPointer) {
    _ = firedPulses(at: address, since: &pulseCounts)
    stubPulseCounts = pulseCounts
  }

  func sees(stateAt address: UnsafeRawPointer) {
    report(stateAt: address, isShown: !isStubbed)
    if mayHavePulses { reportPulses(at: address) }
    settleNested()
  }

  @inline(__always)
  private func settleNested() {
    if let nestingHost { nestingHost.takeUnretainedValue().settle() }
  }

  @inline(__always)
  private func reportPulses(at address: UnsafeRawPointer) {
    if stateBox != nil || pulseCounts.isEmpty || mayHaveFired(at: address) { reportFiredPulses(at: address) }
  }

  private func reportFiredPulses(at address: UnsafeRawPointer) {
    let isFirst = pulseCounts.isEmpty
    let fired = firedPulses(at: address, since: &pulseCounts)
    if isFirst {
      // The pulses of the first state were not assigned by an event of the timeline.
      stubPulseCounts = pulseCounts
    } else if !isStubbed {
      report(fired)
    }
  }

  func sees(stubStateAt address: UnsafeRawPointer, after before: UnsafeRawPointer) {
    report(stateAt: address, isShown: isStubbed)
    if mayHavePulses { report(firedPulses(at: address, since: &stubPulseCounts)) }
    settleNested()
  }

  /// The effects that have not ended, in the order in which they began.
  var runningEffects: [OpenEffect] {
    effectsLock.withLock { effects }.sorted { $0.key < $1.key }.map { OpenEffect(action: $1.name, cause: $1) }
  }

  func beginsEffect() -> Int {
    lastEffect += 1
    let (number, cause) = (lastEffect, observer?.targetCause)
    effectsLock.withLock { effects[number] = cause ?? WorkCause() }
    return number
  }

  func continuesEffect(_ number: Int) {
    if !hasSeenAction { return }
    hasSeenAction = false
    if let cause = effectsLock.withLock({ effects[number] }) { observer?.targetCause = cause }
  }

  func endsEffect(_ number: Int) { effectsLock.withLock { effects[number] = nil } }

  /// Forgets the effects that have not ended, whose causes may hold the watch over the reactor.
  func forgetEffects() { effectsLock.withLock { effects = [:] } }

  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) {
    observer?.targetSwallows(error, action: actions.name(at: address))
  }

  func sees(termination error: (any Error)?) { observer?.targetTerminates(error) }

  @inline(__always)
  private func report(stateAt address: UnsafeRawPointer, isShown: Bool) {
    if !isShown { return }
    if let nestingHost {
      let host = nestingHost.takeUnretainedValue()
      withObserver { $0.targetPublishes(stateAt: address, states, in: host) }
    } else {
      withObserver { $0.targetPublishes(stateAt: address, states, in: nil) }
    }
  }

  /// Returns whether a pulse of the state at `address` has another count than before.
  private func mayHaveFired(at address: UnsafeRawPointer) -> Bool {
    for index in countOffsets.indices
    where address.load(fromByteOffset: countOffsets[index], as: UInt.self) != pulseCounts[index] { return true }
    return false
  }

  /// The pulses that were assigned since the counts were taken, which are taken anew.
  private func firedPulses(at address: UnsafeRawPointer, since counts: inout [UInt]) -> [FiredPulse] {
    if let stateBox { return firedPulses(in: states.pulses(in: stateBox(address), path: ""), since: &counts) }
    if counts.isEmpty { counts = Array(repeating: 0, count: pulses.count) }
    var fired: [FiredPulse] = []
    for index in pulses.indices {
      let count = address.load(fromByteOffset: pulses[index].countOffset, as: UInt.self)
      if count == counts[index] { continue }
      counts[index] = count
      let pulse = pulses[index]
      fired.append(
        FiredPulse(path: pulse.path) { pulse.reader.tree(at: address + pulse.valueOffset, inside: &$0) })
    }
    return fired
  }

  private func firedPulses(in found: [FoundPulse], since counts: inout [UInt]) -> [FiredPulse] {
    let before = counts.isEmpty ? Array(repeating: 0, count: found.count) : counts
    counts = found.map(\.count)
    return zip(found, before).filter { $0.count != $1 }.map { pulse, _ in
      FiredPulse(path: pulse.path) { JSONValue(reflectingAny: pulse.value, inside: &$0) }
    }
  }

  private func report(_ fired: [FiredPulse]) {
    for pulse in fired {
      var objects = EnclosingObjects()
      observer?.targetFires(pulse.path, pulse.tree(&objects))
    }
  }
}

/// A pulse that was assigned.
private struct FiredPulse {
  /// The names on the way to it, joined by dots.
  let path: String
  /// Returns the tree of the value, while the state is still in its place.
  let tree: (inout EnclosingObjects) -> JSONValue
}
