import ExactStrings

/// One statement of a script, with its place in the text.
///
/// Two statements are equal if they have the same content, wherever they are in the text.
package struct Statement: Hashable, Sendable {
  /// The content of the statement.
  package var kind: Kind
  /// The comment after the statement on its line, without the `#`.
  package var comment: String?
  /// Whether there is an empty line before the statement.
  package var followsBlankLine: Bool
  /// The place of the statement.
  package var range: SourceRange

  /// Creates a statement at a place.
  package init(_ kind: Kind, comment: String? = nil, followsBlankLine: Bool = false, range: SourceRange = .none) {
    self.kind = kind
    self.comment = comment
    self.followsBlankLine = followsBlankLine
    self.range = range
  }

  /// Returns whether two statements have the same content, wherever they are in the text.
  package static func == (left: Statement, right: Statement) -> Bool {
    left.kind == right.kind && left.comment == right.comment && left.followsBlankLine == right.followsBlankLine
  }

  /// Hashes the content.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(comment)
    hasher.combine(followsBlankLine)
  }

  /// The content of a statement.
  ///
  /// Cases that are larger than an action are stored indirectly, so that the most frequent statement is small.
  package enum Kind: Hashable, Sendable {
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
    /// `@lenient`: unfinished work at the end does not fail the case.
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

/// `k=v`, an argument of a directive.
package struct LabelledValue: Hashable, Sendable {
  /// The text before the `=`.
  package var label: Located<String>
  /// The value after the `=`.
  package var value: Located<ScriptValue>

  /// Creates a value with its label.
  package init(_ label: Located<String>, _ value: Located<ScriptValue>) {
    self.label = label
    self.value = value
  }
}
