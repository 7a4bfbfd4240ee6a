import ExactStrings

/// A parsed action script: its statements in order, comments included.
public struct Script: Hashable, Sendable {
  /// The statements, in the order of the text.
  public var statements: [Statement]

  /// Creates a script from statements.
  public init(statements: [Statement]) {
    self.statements = statements
  }
}

/// One statement of a script, with its place in the text.
///
/// Two statements are equal if they have the same content, wherever they are in the text.
public struct Statement: Hashable, Sendable {
  /// The content of the statement.
  public var kind: Kind
  /// The comment after the statement on its line, without the `#`.
  public var comment: String?
  /// Whether there is an empty line before the statement.
  public var followsBlankLine: Bool
  /// The place of the statement.
  public var range: SourceRange

  /// Creates a statement at a place.
  public init(_ kind: Kind, comment: String? = nil, followsBlankLine: Bool = false, range: SourceRange = .none) {
    self.kind = kind
    self.comment = comment
    self.followsBlankLine = followsBlankLine
    self.range = range
  }

  /// Returns whether two statements have the same content, wherever they are in the text.
  public static func == (left: Statement, right: Statement) -> Bool {
    left.kind == right.kind && left.comment == right.comment && left.followsBlankLine == right.followsBlankLine
  }

  /// Hashes the content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(comment)
    hasher.combine(followsBlankLine)
  }

  /// The content of a statement.
  ///
  /// Cases that are larger than an action are stored indirectly, so that the most frequent statement is small.
  public enum Kind: Hashable, Sendable {
    /// `# text`: a comment on a line of its own.
    case comment(String)
    /// `@reactor NAME k=v...`
    indirect case reactor(Located<String>, arguments: [LabelledValue])
    /// `@case TITLE`
    case caseTitle(Located<String>)
    /// `@let n = JSON`
    indirect case variable(Located<String>, Located<ScriptValue>)
    /// `@let n = state.PATH`: a value that is looked up while the case plays, at a path in the state or in the recorded
    /// data.
    indirect case capture(Located<String>, Located<Path>)
    /// `@each n = JSON, JSON...`: one case for each value.
    indirect case each(Located<String>, [Located<ScriptValue>])
    /// `@vary ACTION VALUE...`: the values that exploring tries for a payload of an action.
    indirect case vary(Located<String>, [Located<ScriptValue>])
    /// `@include FILE k=v...`
    indirect case include(Located<String>, arguments: [LabelledValue])
    /// `@redact PATH as id`
    indirect case redact(Located<Path>, as: Located<String>)
    /// `@tag T`
    case tag(Located<String>)
    /// `@only`
    case only
    /// `@lenient`: what may still come at the end fails nothing.
    case lenient
    /// `@xfail WHY`
    case expectedFailure(Located<String>)
    /// `@timeout D`, in virtual time.
    case timeout(ScriptDuration)
    /// `@seed N`
    case seed(UInt64)
    /// `@golden none`
    case goldenNone
    /// `+D`: advance the clock by a duration.
    case wait(ScriptDuration)
    /// `=T`: advance the clock to an instant, counted from the start of the case.
    case until(Located<ScriptDuration>)
    /// `+idle`: advance until nothing is scheduled.
    case idle
    /// `NAME ...`: send an action.
    case action(ActionCall)
    /// `? ...`: expect something now.
    indirect case expect(Expectation)
    /// `? always ...`, `? never ...`, `? sometimes ...`, `? finally ...`: expect something from here on.
    indirect case rule(Rule)
    /// `! PORT reply|fail|hang ...`, and `! STREAM fail ...`: for a `fail`, the name determines which of the two it is.
    indirect case answer(PortAnswer)
    /// `! PORT any reply|fail|hang ... | ...`: what exploring may let a port do.
    indirect case choices(PortChoices)
    /// `! STREAM emit JSON`
    indirect case emit(stream: Located<String>, Located<ScriptValue>)
    /// `! STREAM complete`
    case complete(stream: Located<String>)
    /// `&bind`, `&unbind`, `&load`, `&drop`
    case view(ViewCommand)
    /// `& NAME GESTURE ...`: a gesture of a user on a control of the view; the call's name is the gesture.
    indirect case gesture(control: Located<Path>, ActionCall)
    /// `&stub on` and `&stub off`
    case stub(Bool)
    /// `&stub.state JSON`
    indirect case stubState(Located<ScriptValue>)
  }
}

/// A duration in a script: a whole number of nanoseconds.
public struct ScriptDuration: Hashable, Sendable {
  /// The length in nanoseconds; never negative, and 0 while a variable stands for the duration.
  public var nanoseconds: Int64
  /// The variable that stands for the duration, `+${pause}`; nil once it is expanded.
  public var variable: String?

  /// Creates a duration of a number of nanoseconds.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates a duration that a variable stands for.
  public init(variable: String) {
    nanoseconds = 0
    self.variable = variable
  }
}

/// `k=v`, an argument of a directive.
public struct LabelledValue: Hashable, Sendable {
  /// The text before the `=`.
  public var label: Located<String>
  /// The value after the `=`.
  public var value: Located<ScriptValue>

  /// Creates a value with its label.
  public init(_ label: Located<String>, _ value: Located<ScriptValue>) {
    self.label = label
    self.value = value
  }
}

/// An action with its untyped arguments; or a gesture, which is written in the same way.
public struct ActionCall: Hashable, Sendable {
  /// The name, which may be dotted: `row.set`.
  public var name: Located<String>
  /// The arguments in order. A JSON payload (`follow {"_0":1}`) is one unlabelled argument.
  public var arguments: [Argument]
  /// Whether the action is written in its own coding, `{"follow":{"_0":42}}`, in which scalars have their JSON types.
  /// Its payload is then its only argument.
  public var isCoded: Bool
  /// `xN`: the number of times that the action is sent.
  public var times: Int

  /// Creates a call of an action.
  public init(name: Located<String>, arguments: [Argument] = [], isCoded: Bool = false, times: Int = 1) {
    self.name = name
    self.arguments = arguments
    self.isCoded = isCoded
    self.times = times
  }

  /// One argument.
  public struct Argument: Hashable, Sendable {
    /// The label of `label=value`.
    public var label: Located<String>?
    /// The value.
    public var value: Located<ScriptValue>

    /// Creates an argument with or without a label.
    public init(label: Located<String>? = nil, _ value: Located<ScriptValue>) {
      self.label = label
      self.value = value
    }
  }
}

/// An answer of a port: `! PORT[#n] reply|fail|hang ...`.
public struct PortAnswer: Hashable, Sendable {
  /// The name of the port; for a `fail`, possibly that of a stream.
  public var name: Located<String>
  /// The number of the only call that is answered, from 1: `PORT#2`.
  public var call: Int?
  /// The outcome of the request.
  public var outcome: Outcome
  /// `after D`; nil if it is not written.
  public var delay: ScriptDuration?
  /// `xN`: the number of requests that are answered in this way; nil for every later one.
  public var times: Int?
  /// `when JSON`: the value that the request must contain.
  public var condition: Located<ScriptValue>?

  /// The possible outcomes of a request.
  public enum Outcome: Hashable, Sendable {
    /// `reply JSON`; the word `null` for `reply` alone.
    case reply(Located<ScriptValue>)
    /// `reply @file`
    case replyFile(Located<String>)
    /// `fail CODE|"msg"|JSON`
    case fail(Located<ScriptValue>)
    /// `hang`: the request is never answered.
    case hang
  }

  /// Creates an answer of a port.
  public init(
    name: Located<String>, call: Int? = nil, outcome: Outcome, delay: ScriptDuration? = nil, times: Int? = nil,
    condition: Located<ScriptValue>? = nil
  ) {
    self.name = name
    self.call = call
    self.outcome = outcome
    self.delay = delay
    self.times = times
    self.condition = condition
  }
}

/// An expectation of the state, or of the data recorded so far.
public enum Expectation: Hashable, Sendable {
  /// `? PATH OP VALUE`
  case compare(Located<Path>, Comparison, Located<ScriptValue>)
  /// `? PATH exists`
  case exists(Located<Path>)
  /// `? PATH missing`
  case missing(Located<Path>)
  /// `? PATH unique`: an array holds no two equal elements.
  case unique(Located<Path>)
  /// `? PATH == _`: a hole that a golden run fills.
  case hole(Located<Path>)
  /// `? {...}`: the state contains this object.
  case contains(Located<ScriptValue>)

  /// The operators between a path and a value.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case has
    case like
  }
}

/// The path to a value in a state: `items.0.name`, `byId."a.b"`, `items.-1`, `$calls.search.-1.page`; `.` is the root.
public struct Path: Hashable, Sendable {
  /// The keys and indices from the root, without quotes; the first one of a path into recorded data begins with `$`.
  public var segments: [String]

  /// Creates a path from segments.
  public init(_ segments: [String]) {
    self.segments = segments
  }
}
