import ActionScripts
import JSONValues
import Reactors
import Timelines
import VirtualTime

/// A watch over a reactor that lives in the state of another one.
class NestedReactor: NestingHost {
  /// The reactor; nil as soon as nothing else retains it.
  private(set) weak var object: AnyObject?
  /// Its number in the order in which reactors were found.
  final let order: Int
  /// The tree of its current state.
  final var tree = JSONValue.null
  /// The path to it from the root of the state; if there are several, the one that is read first.
  final var path: [NestedStep] = [] {
    didSet { knownPath = nil }
  }
  /// The host that it lives in on that path.
  final unowned(unsafe) var nearestHost: NestingHost?
  /// All hosts whose states contain the reactor, with its path in each.
  final var hosts: [(nestingHost: NestingHost, path: [NestedStep])] = []
  /// The latest round of `NestedReactors.settle` that reached it.
  final var round = 0
  /// Whether its events are reported.
  final var isTold = false
  private var isConnecting = false
  private var knownPath: String?

  init(_ object: AnyObject, in nestedReactors: NestedReactors, order: Int) {
    self.object = object
    self.order = order
    super.init(in: nestedReactors, identity: ObjectIdentifier(object))
  }

  final override var host: NestingHost? { nearestHost }

  final override func replace(at path: [NestedStep], with tree: JSONValue) {
    self.tree.replaceValue(at: path.map(\.key)[...], with: tree)
    nestedReactors.spread(self)
  }

  /// The path as timelines write it.
  final var pathText: String {
    if let knownPath { return knownPath }
    let text = path.text
    knownPath = text
    return text
  }

  /// Forgets the hosts that it lives in and the reactors that live in it.
  final func leaveHosts() {
    children = []
    hosts = []
    nearestHost = nil
  }

  final func isWatch(of reactor: AnyObject) -> Bool { identity == ObjectIdentifier(reactor) && object === reactor }

  /// Creates and connects its streams, so that the streams it merges reach it.
  final func connect() {
    isConnecting = true
    connectStreams()
    isConnecting = false
  }

  /// The name of its type.
  var typeName: String { preconditionFailure("a nested reactor has a type") }
  var effectsInFlight: Int { preconditionFailure("a nested reactor counts effects") }
  var runningEffects: [OpenEffect] { preconditionFailure("a nested reactor knows its effects") }
  func connectStreams() { preconditionFailure("a nested reactor has streams") }
  /// Makes an action from a call whose variables are expanded; nil if no vocabulary is known for the type.
  func prepare(_ call: ActionCall, by catalog: Catalog) throws(ActionDecodingError) -> PreparedAction? {
    preconditionFailure("a nested reactor takes actions")
  }
  /// Its type.
  var reactorType: TypeIdentity { preconditionFailure("a nested reactor has a type") }
  /// Returns the shapes of its actions; empty where no vocabulary is known for the type.
  func shapes(by catalog: Catalog) -> [ActionShape] { preconditionFailure("a nested reactor takes actions") }
  /// Sends an action that was prepared for it.
  func send(_ action: PreparedAction) { preconditionFailure("a nested reactor takes actions") }
  /// Reads its state for the first time.
  func readFirst(inside objects: inout EnclosingObjects) { preconditionFailure("a nested reactor has a state") }
  /// Ends the watch.
  func unwatch() { preconditionFailure("a nested reactor is watched") }
  /// Ends the reactor for good.
  func halt() { preconditionFailure("a nested reactor is watched") }
}

extension NestedReactor: ReactorObserver {
  private var observer: CasePlayer? { isTold ? nestedReactors.observer : nil }

  final var targetCause: WorkCause {
    get { nestedReactors.observer?.targetCause ?? WorkCause() }
    set { nestedReactors.observer?.targetCause = newValue }
  }

  final func targetProcesses(_ action: PreparedAction) {
    observer?.target(self, processes: action.name, action.tree, isOfScript: true)
  }

  final func targetProcessesOwn(at address: UnsafeRawPointer, _ reader: NamedReader) {
    observer?.target(self, processes: reader.name(at: address), reader.tree(at: address), isOfScript: false)
  }

  final func targetReduces(at address: UnsafeRawPointer, _ reader: NamedReader) {
    observer?.target(self, reducesAt: address, reader)
  }

  final func targetPublishes(stateAt address: UnsafeRawPointer, _ reader: TreeReader, in nestingHost: NestingHost?) {
    let state = reader.tree(at: address, in: nestingHost)
    let changes = StateChange.between(tree, state)
    tree = state
    // The first state is part of the state that the reactor came with.
    if isConnecting, changes.isEmpty { return }
    observer?.record(.state(changes: changes, state: state), of: self)
    nestedReactors.spread(self)
  }

  final func targetFires(_ pulse: String, _ value: JSONValue) {
    observer?.record(.pulse(path: pulse, value: value), of: self)
  }

  final func targetSwallows(_ error: any Error, action: String) {
    observer?.record(.error(action: action, error: errorText(error)), of: self)
  }

  final func targetTerminates(_ error: (any Error)?) {
    observer?.record(.terminated(error: error.map(errorText)), of: self)
  }
}

/// The watch over a reactor whose type is known.
final class WatchedReactor<R: Reactor>: NestedReactor {
  private let reporter: ReactorReporter
  private let states = TreeReader.reader(of: R.State.self)

  init(_ reactor: R, in nestedReactors: NestedReactors, order: Int) {
    reporter = ReactorReporter(
      actions: NamedReader(R.Action.self), mutations: NamedReader(R.Mutation.self), states: states,
      of: R.State.self, changedBy: nestedReactors.intervention,
      typeName: nestedReactors.intervention == nil ? nil : shortName(of: type(of: reactor)))
    super.init(reactor, in: nestedReactors, order: order)
    reporter.observer = self
    reporter.isStubbed = reactor.isStubEnabled
    if states.mayHoldReactors { reporter.nestingHost = .passUnretained(self) }
    reactor.watch(reporter, editor: reporter.editor)
  }

  private var reactor: R? { object.map { unsafeDowncast($0, to: R.self) } }

  override var typeName: String { reactor.map { shortName(of: type(of: $0)) } ?? shortName(of: R.self) }
  override var effectsInFlight: Int { reactor?.effectsInFlight ?? 0 }
  override var runningEffects: [OpenEffect] { reporter.runningEffects }
  override func connectStreams() { _ = reactor?.state }

  override func prepare(_ call: ActionCall, by catalog: Catalog) throws(ActionDecodingError) -> PreparedAction? {
    guard let vocabulary = catalog.vocabulary(of: R.self) else { return nil }
    return PreparedActionValue(try vocabulary.decode(call))
  }

  override var reactorType: TypeIdentity { TypeIdentity(type: R.self) }

  override func shapes(by catalog: Catalog) -> [ActionShape] { catalog.vocabulary(of: R.self)?.shapes ?? [] }

  override func send(_ action: PreparedAction) {
    withExtendedLifetime(action) {
      reporter.sent = .passUnretained(action)
      reactor?.action.onNext(unsafeDowncast(action, to: PreparedActionValue<R.Action>.self).value)
      reporter.sent = nil
    }
  }

  override func readFirst(inside objects: inout EnclosingObjects) {
    guard let reactor else { return }
    let state = reactor.currentState
    withUnsafePointer(to: state) { address in
      tree = read(inside: &objects) { states.tree(at: address, inside: &$0) }
      reporter.opens(withStateAt: address)
    }
  }

  override func unwatch() {
    isTold = false
    reactor?.unwatch(reporter)
    reporter.forgetEffects()
  }

  override func halt() {
    reactor?.halt()
    unwatch()
  }
}
