import ActionScripts
import ExactStrings
import JSONValues
import Observables
import Timelines
import VirtualTime

/// The environment of a reactor while a script plays: its clock, its ports, its streams, its arguments.
///
/// The closure that registers a reactor takes from the stage what the reactor needs. Ask for ports, streams and
/// arguments in that closure and not later: scripts can name only those, and `reel list --reactors` shows only those.
public final class Stage {
  let clock: VirtualClock
  /// Receives the events of the stage.
  var record: (Record.Event) -> Void = { _ in }
  /// Receives the events of a reactor while it is made.
  var recordBirthEvent: (ReactorBirth, Record.Event) -> Void = { _, _ in }
  /// Receives a mistake in the script that shows only while it plays: the message, the note, and the place of the
  /// answer. The mistake ends the case.
  var complain: (String, String?, ScriptSite?) -> Void = { _, _, _ in }
  /// Returns a request as the timeline shows it.
  var redacted: (JSONValue) -> JSONValue = { $0 }

  /// The intervention of a mutant; nil unless cases are played with mutants.
  var intervention: Intervention?

  private let given: [ExactString: ScriptValue]
  private(set) var arguments: [StageArgument] = []
  private(set) var argumentErrors: [(name: String, error: ArgumentError)] = []
  /// The reason why the reactor or the store could not be made on this stage; nil where it was made.
  var obstacle: String?
  @exclusivity(unchecked) private(set) var ports: [PortResponder] = []
  private(set) var streams: [StreamSource] = []
  /// Whether the script has ended a stream.
  private var hasEndedStreams = false
  /// The names of the outlets.
  private(set) var outlets: [String] = []
  /// Answers for ports that were not asked for yet, by the names of the ports.
  private var earlyAnswers: [DeclaredAnswer] = []

  /// The objects that are shown after the fields of the state.
  @exclusivity(unchecked) private(set) var shown: [ShownObject] = []
  /// The objects that the reactor may hold weakly, until its target takes them over.
  private var kept: [AnyObject] = []
  /// The port of the web, once it is used, which is not among the ports that were asked for.
  @exclusivity(unchecked) private var usedWebResponder: PortResponder?

  /// Random numbers that are the same in every run: the seed is the script's `@seed`, or 0.
  public var random: SeededRandom
  /// The number of ids that `@Dependency(\.uuid)` has made.
  var idCount: UInt64 = 0

  init(clock: VirtualClock, arguments: [ExactString: ScriptValue], seed: UInt64) {
    self.clock = clock
    given = arguments
    random = SeededRandom(seed: seed)
    clock.random = SeededRandom(seed: ~seed)
    clock.host = self
  }

  /// The stage of the case that plays on this thread; nil while none does.
  ///
  /// It is for services that actions carry, such as those of thunks: actions are made before their case is. Their ports
  /// have to be asked for in the closure of the registration, too.
  ///
  ///     actions("load") { (id: Int) in LoadThunk(id: id) { try await Stage.current!.port("users").reply(to: $0) } }
  public static var current: Stage? { AmbientScheduler.host as? Stage }

  /// The virtual clock, for a reactor that takes its scheduler from outside. A reactor that names a real scheduler is
  /// put on the virtual clock as well.
  public var scheduler: any SchedulerType { clock }

  /// Keeps an object for a reactor that holds it weakly, such as a delegate; returns the object.
  ///
  ///     ChatReactor(delegate: stage.keep(ScriptedDelegate(stage.note("closed"))))
  public func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// Returns the kept objects and forgets them: they may hold the stage, which must not hold them then.
  func takeKept() -> [AnyObject] {
    defer { kept = [] }
    return kept
  }

  /// Returns a port that only the script answers.
  public func port(_ name: String) -> StagePort { StagePort(responder: openPort(name), stage: self) }

  /// Returns a port that a mock backend answers wherever the script does not.
  /// - Parameter mock: Called once for each request that the script does not answer, when the request is made.
  public func port<Request: Decodable>(_ name: String, mock: @escaping (Request) -> MockAnswer) -> StagePort {
    let responder = openPort(name)
    responder.types.request = responder.types.request ?? shortName(of: Request.self)
    responder.mock = { [weak self] request in
      do throws(ArgumentError) {
        return mock(try ScriptValueDecoder.decode(Request.self, from: ScriptValue(request)))
      } catch {
        self?.complain(
          "the mock backend of port '\(name)' cannot read the request: \(error.text(in: name))", error.note, nil)
        return .silence
      }
    }
    return StagePort(responder: responder, stage: self)
  }

  /// Returns a port whose types `reel list --reactors` shows, and whose replies are checked before anything is played.
  ///
  ///     let api = stage.port("search", Query.self, Page.self)
  ///
  /// - Parameters:
  ///   - name: The name in scripts.
  ///   - request: The type of its requests.
  ///   - reply: The type of its replies: `Void` for a bare `reply`.
  public func port<Request, Reply>(_ name: String, _ request: Request.Type, _ reply: Reply.Type) -> StagePort {
    let responder = openPort(name)
    responder.types.request = shortName(of: request)
    responder.types.reply = shortName(of: reply)
    if let decodable = reply as? any Decodable.Type {
      responder.types.checkReply = { value throws(ArgumentError) in
        func open<Known: Decodable>(_ type: Known.Type) throws(ArgumentError) {
          _ = try ScriptValueDecoder.decode(type, from: ScriptValue(value))
        }
        try open(decodable)
      }
    }
    return StagePort(responder: responder, stage: self)
  }

  /// Returns an outlet: each value that the reactor reports there is a frame of its own.
  public func note(_ name: String) -> Outlet {
    if !outlets.contains(name) { outlets.append(name) }
    return Outlet(name: name, stage: self)
  }

  /// Returns the stream of the values that the script pushes with `! name emit ...`, of a type that is not `Decodable`:
  /// `cases` names its cases, as for actions.
  ///
  ///     let events = stage.stream("events", of: ChatEvent.self) { cases in
  ///       cases("connected", ChatEvent.connected)
  ///       cases("message", ChatEvent.message)         // ! events emit {"message":"Hi"}
  ///     }
  public func stream<Value>(
    _ name: String, of type: Value.Type = Value.self, cases: (CaseList<Value>) -> Void
  ) -> Observable<Value> {
    let vocabulary = ActionVocabulary<Value>.registered(cases)
    return stream(name, shortName(of: type), shape: { ValueShape(cases: vocabulary.shapes ?? []) }) {
      value throws(ArgumentError) in
      try vocabulary.decode(value)
    }
  }

  /// Returns the stream of the values that the script pushes with `! name emit ...`. The stream is hot: a subscriber
  /// misses earlier values. All streams of one name have the same values. An end reaches the subscribers of the moment;
  /// a later subscription, such as that of `retry()`, receives later values.
  public func stream<Value: Decodable>(_ name: String, of type: Value.Type = Value.self) -> Observable<Value> {
    stream(name, shortName(of: type), shape: { ValueShape(of: type) }) { value throws(ArgumentError) in
      try ScriptValueDecoder.decode(Value.self, from: value)
    }
  }

  private func stream<Value>(
    _ name: String, _ type: String, shape: @escaping () -> ValueShape,
    decode: @escaping (ScriptValue) throws(ArgumentError) -> Value
  ) -> Observable<Value> {
    let known = streams.firstIndex { $0.name == name }
    if let known, let values = streams[known].values as? PushedValues<Value> { return values.observable }
    let values = PushedValues<Value>()
    let source = StreamSource(name: name, type: type, values: values, shape: shape) { value throws(ArgumentError) in
      let value = try decode(value)
      return { values.push(value) }
    } end: { [weak self] error in
      self?.hasEndedStreams = true
      values.end(error)
    } hasSubscribers: {
      values.hasSubscribers
    }
    if let known { streams[known] = streams[known].joined(with: source) } else { streams.append(source) }
    return values.observable
  }

  /// Returns the argument `name` of `@reactor`, or `value` where the script gives none.
  public func argument<Value: Decodable>(_ name: String, default value: Value) -> Value {
    if !arguments.contains(where: { $0.name == name }) {
      arguments.append(
        StageArgument(name: name, type: shortName(of: Value.self), defaultValue: JSONValue(reflecting: value)) {
          (try? ScriptValueDecoder.decode(Value.self, from: $0)).map { JSONValue(reflecting: $0) }
        })
    }
    guard let text = given[name] else { return value }
    do {
      return try ScriptValueDecoder.decode(Value.self, from: text)
    } catch {
      argumentErrors.append((name, error))
      return value
    }
  }

  /// Shows reactors that are held outside the state, by a coordinator or by a property of the reactor, as if they were
  /// a field after those of the state: they are reported, read and sent actions by this path.
  ///
  ///     catalog.reactor("session") { stage in
  ///       let session = SessionReactor(currentUser: currentUser)
  ///       stage.show("toolbar") { [weak session] in session?.toolbarReactor }
  ///       return session
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name of the field; no field of the state may have it.
  ///   - read: Returns a reactor, an optional, an array or any value that holds reactors. It is called at each state
  ///     and after each step of the script, and must not retain what should be released.
  public func show<Value>(_ name: String, _ read: @escaping () -> Value) {
    let reader = TreeReader.reader(of: Value.self)
    shown.append(
      ShownObject(name: name, shape: { reader.shape }) { objects in
        withUnsafePointer(to: read()) { reader.tree(at: $0, inside: &objects) }
      })
  }

  /// Shows an error that the reactor handles itself in the timeline. It counts as an error and does not fail the case.
  public func report(_ error: any Error) {
    record(.error(action: clock.origin, error: errorText(error)))
  }

  /// The port of the web.
  var webResponder: PortResponder {
    if let usedWebResponder { return usedWebResponder }
    let responder = makeResponder(Stage.webPort)
    usedWebResponder = responder
    return responder
  }

  /// Returns the port of a name that a script can use.
  func knownResponder(_ name: String) -> PortResponder? {
    ports.first { $0.name == name } ?? (name == Stage.webPort ? webResponder : nil)
  }

  /// All ports that were asked for or used.
  var usedPorts: [PortResponder] {
    guard let usedWebResponder, !ports.contains(where: { $0 === usedWebResponder }) else { return ports }
    return ports + [usedWebResponder]
  }

  /// Adds an answer from the script; its port may be asked for later.
  func declare(_ answer: DeclaredAnswer) {
    if let responder = knownResponder(answer.plan.port) {
      responder.declare(answer)
    } else {
      earlyAnswers.append(answer)
    }
  }

  /// Forgets the calls that wait, at the end of the case: their callers may hold the stage.
  func forgetCalls() {
    for port in usedPorts { port.forgetCalls() }
  }

  /// Returns the answers that were declared and not used up, port by port, each with the reason.
  func unspentAnswers() -> [DeclaredAnswer] {
    (usedPorts.flatMap { $0.explainAnswers() } + earlyAnswers).filter { !$0.isSpent }
  }

  /// The waiting calls of all ports.
  var callsInFlight: [OpenCall] { usedPorts.flatMap(\.callsInFlight) }

  /// Whether a call waits.
  var hasCallsInFlight: Bool {
    ports.contains(where: \.hasCallsInFlight) || usedWebResponder?.hasCallsInFlight ?? false
  }

  /// Whether a call waits, a stream has a subscriber, or a stream has ended that a subscriber may still wait for.
  var mayStillAct: Bool {
    hasCallsInFlight || hasEndedStreams || streams.contains { $0.hasSubscribers() }
  }

  /// The causes of the waiting calls of all ports.
  var causesOfOpenCalls: [WorkCause] { usedPorts.flatMap(\.causesOfOpenCalls) }

  private func openPort(_ name: String) -> PortResponder {
    if let responder = ports.first(where: { $0.name == name }) { return responder }
    let responder = name == Stage.webPort ? webResponder : makeResponder(name)
    ports.append(responder)
    return responder
  }

  private func makeResponder(_ name: String) -> PortResponder {
    let responder = PortResponder(name: name, stage: self)
    for answer in earlyAnswers where answer.plan.port == name { responder.declare(answer) }
    earlyAnswers.removeAll { $0.plan.port == name }
    return responder
  }
}

/// An object that is shown after the fields of the state.
struct ShownObject {
  let name: String
  let shape: () -> StateShape
  let tree: (inout EnclosingObjects) -> JSONValue
}

/// An argument that a reactor asked its stage for.
struct StageArgument {
  let name: String
  let type: String
  let defaultValue: JSONValue
  /// Returns a value of a script as a timeline would show it once it is decoded; nil if it does not fit the type.
  let decode: (ScriptValue) -> JSONValue?
}
