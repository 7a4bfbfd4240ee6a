import JSONValues
import Timelines

/// The run that the manual shows, as records and in both forms.
enum SampleRun {
  static let records: [Record] = {
    var state = json(#"{"query":null,"repos":[],"nextPage":null,"isLoadingNextPage":false}"#)
    var records = [
      Record(.zero, .begin(script: "search.reel", title: "cancel stale query", reactor: "repo-search", state: state))
    ]
    func add(_ milliseconds: Int64, line: Int? = nil, _ event: Record.Event) {
      let cause = line.map { Record.Cause.statement(Record.Place(line: $0)) }
      records.append(Record(Instant(nanoseconds: milliseconds * 1_000_000), event, cause: cause))
    }
    func mutate(_ milliseconds: Int64, _ name: String, _ value: String, _ next: String) {
      add(milliseconds, .mutation(name: name, value: json(value)))
      add(milliseconds, .state(changes: StateChange.between(state, json(next)), state: json(next)))
      state = json(next)
    }
    add(0, line: 4, .action(name: "updateQuery", action: json(#"{"updateQuery":{"_0":"React"}}"#)))
    mutate(
      0, "setQuery", #"{"setQuery":{"_0":"React"}}"#,
      #"{"query":"React","repos":[],"nextPage":null,"isLoadingNextPage":false}"#)
    add(0, .call(port: "search", id: 1, request: json(#"{"query":"React","page":1}"#)))
    add(50, line: 6, .action(name: "updateQuery", action: json(#"{"updateQuery":{"_0":"Rx"}}"#)))
    add(50, .cancel(port: "search", id: 1))
    mutate(
      50, "setQuery", #"{"setQuery":{"_0":"Rx"}}"#,
      #"{"query":"Rx","repos":[],"nextPage":null,"isLoadingNextPage":false}"#)
    add(50, .call(port: "search", id: 2, request: json(#"{"query":"Rx","page":1}"#)))
    add(150, .reply(port: "search", id: 2, value: json(#"{"repos":["ReactiveX/RxSwift"]}"#)))
    mutate(
      150, "setRepos", #"{"setRepos":{"_0":["ReactiveX/RxSwift"],"nextPage":2}}"#,
      #"{"query":"Rx","repos":["ReactiveX/RxSwift"],"nextPage":2,"isLoadingNextPage":false}"#)
    add(150, .end(state: state, inFlight: 0, errors: 0, ok: true))
    return records
  }()

  static let text = """
    reel-timeline 1
    == cancel stale query  repo-search
           0ms = {"query":null,"repos":[],"nextPage":null,"isLoadingNextPage":false}
           0ms > updateQuery "React"
           0ms ~ setQuery  query: null -> "React"
           0ms @ search#1 {"query":"React","page":1}
          50ms > updateQuery "Rx"
          50ms x search#1
          50ms ~ setQuery  query: "React" -> "Rx"
          50ms @ search#2 {"query":"Rx","page":1}
         150ms < search#2
         150ms ~ setRepos  repos.+0: "ReactiveX/RxSwift"  nextPage: null -> 2
         150ms = {"query":"Rx","repos":["ReactiveX/RxSwift"],"nextPage":2,"isLoadingNextPage":false}

    """
}

/// The value that the literal spells.
func json(_ text: String) -> JSONValue {
  guard let value = try? JSONValue(parsing: text) else { preconditionFailure("\(text) is no JSON") }
  return value
}

/// The records in the text form.
func text(of records: [Record], isFull: Bool = false) -> String {
  var writer = TextTimelineWriter(isFull: isFull)
  for record in records { writer.write(record) }
  writer.flush()
  return String(decoding: writer.takeOutput(), as: UTF8.self)
}

/// The records as JSON Lines.
func jsonLines(of records: [Record]) -> String {
  var writer = JSONLinesTimelineWriter()
  for record in records { writer.write(record) }
  return String(decoding: writer.takeOutput(), as: UTF8.self)
}

extension JSONValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(stringLiteral value: String) { self = .string(value) }
}
