import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct PathCheckTests {
  private func complaint(_ line: String) -> String? {
    PlayedScript("@reactor deep\n" + line, catalog: .deep).diagnostics.first
  }

  @Test(.whereTypesTell)
  func `an unknown field is an error under every operator`() {
    let note = "unknown field 'nmae' | did you mean 'name'? there are: name, card"
    expect([
      "? user.nmae == 1": "2:3+9 \(note)",
      "? user.nmae missing": "2:3+9 \(note)",
      "? user.nmae exists": "2:3+9 \(note)",
      "? user.nmae == _": "2:3+9 \(note)",
      #"? {"user":{"nmae":1}}"#: "2:3+19 \(note)",
      "? items.0.idd == 1": "2:3+11 unknown field 'idd' | did you mean 'id'? there are: id",
      #"? {"items":[{"idd":1}]}"#: "2:3+21 unknown field 'idd' | did you mean 'id'? there are: id",
      "? usr == 1":
        "2:3+3 unknown field 'usr' | did you mean 'user'? there are: user, items, table, phase, note, owner, tail",
      "? tail.children.0.childern == 1":
        "2:3+24 unknown field 'childern' | did you mean 'children'? there are: children",
    ]) { complaint($0) }
  }

  @Test(.whereTypesTell)
  func `the key of an element is a field of the elements`() {
    let note = "unknown field 'idd' | did you mean 'id'? there are: id"
    #expect(complaint("? items[idd=1] missing") == "2:3+12 \(note)")
    #expect(complaint("? items[idd=1].id == 1") == "2:3+15 \(note)")
    #expect(complaint("? items[id=1] missing") == nil)
  }

  @Test func `recorded values are told by their place`() {
    let note = " is no place in a list | write a number, first, last or count"
    for path in ["$mutations.typo", "$calls.api.typo"] {
      #expect(complaint("? \(path) missing") == "2:3+15 'typo'" + note)
    }
    for path in ["$mutations.0", "$mutations.-1", "$mutations.last", "$mutations.last.sign", "$calls.api.first.x"] {
      #expect(complaint("? \(path) missing") == nil)
    }
  }

  @Test(.whereTypesTell)
  func `a list has places, which a dictionary and what is not known need not be`() {
    let note = "is no place in a list | write a number, first, last or count"
    #expect(complaint("? items.typo missing") == "2:3+10 'typo' \(note)")
    #expect(complaint("? never items.typo.id == a") == "2:9+13 'typo' \(note)")
    #expect(
      complaint("? items.cuont missing")
        == "2:3+11 'cuont' is no place in a list | did you mean 'count'? write a number, first, last or count")
    for path in ["items.3", "items.-1", "items.last.id", "items[id=3]", "table.cuont", "owner.name"] {
      #expect(complaint("? \(path) missing") == nil)
    }
  }

  @Test(.whereTypesTell)
  func `unknown cases, ports and pulses are errors that name those there are`() {
    expect([
      "? phase.laoded exists": "2:3+12 unknown case 'laoded' | did you mean 'loaded'? there are: loaded, idle",
      #"? {"phase":{"lost":{}}}"#: "2:3+21 unknown case 'lost' | there are: loaded, idle",
      "? $calls.ap.0 exists": "2:3+11 unknown port 'ap' | did you mean 'api'? this reactor has: api",
      "? $pulses.nte.0 exists": "2:3+13 unknown pulse 'nte' | did you mean 'note'? this reactor has: note",
    ]) { complaint($0) }
  }

  @Test(.whereTypesTell)
  func `a path goes on below a case with the parts of its payload`() {
    func complaint(_ line: String) -> String? {
      PlayedScript("@reactor kinds\n" + line, catalog: .kinds).diagnostics.first
    }
    expect([
      "? route.detail.title == x": "2:3+18 unknown field 'title' | did you mean _0.title?",
      "? route.detail._0.titel == x": "2:3+21 unknown field 'titel' | did you mean 'title'? there are: title, next",
      "? route.edit._0 missing": "2:3+13 unknown field '_0' | did you mean '_1'? there are: id, _1",
      "? route.edit.id == x": #"2:20+1 'route.edit.id' is a number, never "x""#,
      "? route.home.x missing": "2:3+12 'route.home' has no fields",
      "? route.act._0 missing": "2:3+12 'route.act' has no fields",
      "? route.detail == 3": "2:3+12 'route.detail' is an object, never 3 | it has: _0",
      #"? {"route":{"detail":{"_0":{"titel":1}}}}"#:
        "2:3+39 unknown field 'titel' | did you mean 'title'? there are: title, next",
    ]) { complaint($0) }
    for line in [
      "route.detail._0.next.edit._1 missing", "route.detail exists", "route.home exists", #"{"route":{"home":{}}}"#,
      "result.success._0.title missing", "result.failure._0.anything missing", "route == act",
    ] {
      #expect(complaint("? " + line) == nil)
    }
  }

  @Test(.whereTypesTell)
  func `a name that is no misspelt field may be a computed property, which a registration shows`() {
    #expect(
      PlayedScript("@reactor kinds\n? canSubmit == true", catalog: .kinds).diagnostics.first
        == "2:3+9 unknown field 'canSubmit' | there are: isOn, filter, route, result; "
        + #"a computed property is shown by .showing("canSubmit", \.canSubmit) in its registration"#)
  }

  @Test func `a path through what may be nil is missing, not wrong`() {
    #expect(
      PlayedScript("@reactor deep\n? user.name missing\n? user.name == a", catalog: .deep).failures
        == [#"0ms: expected user.name == "a", but it is missing @3"#])
  }

  @Test(.whereTypesTell)
  func `a text has no fields, also where it may be nil`() {
    #expect(complaint("? note.x missing") == "2:3+6 'note' has no fields")
    #expect(complaint("? items.0.id.x == 1") == "2:3+12 'items.0.id' has no fields")
  }

  @Test(.whereTypesTell)
  func `a value that a field can never have is an error where it is compared with it`() {
    expect([
      "? items.0.id == 5": #"2:17+1 'items.0.id' is a text, never 5 | write it in quotes: "5""#,
      "? items.0.id != [1]": "2:17+3 'items.0.id' is a text, never [1]",
      #"? table.c == "1""#: #"2:14+3 'table.c' is a number, never "1" | write it without quotes: 1"#,
      "? table.c != one": #"2:14+3 'table.c' is a number, never "one""#,
      #"? items.count == "2""#: #"2:18+3 'items.count' is a number, never "2" | write it without quotes: 2"#,
      "? never note == true": #"2:17+4 'note' is a text, never true | write it in quotes: "true""#,
    ]) { complaint($0) }
    #expect(complaint("? phase < z") == nil)
    #expect(complaint("? phase == idel") == "2:12+4 unknown case 'idel' | did you mean 'idle'? there are: loaded, idle")
    #expect(complaint(#"? {"user":{"name":1}}"#) == #"2:3+19 'user.name' is a text, never 1 | write it in quotes: "1""#)
    #expect(complaint("? note == nil") == nil && complaint("? table.c == 1.5") == nil)
    #expect(complaint("? phase == idle") == nil && complaint("? items.0.id like *1") == nil)
  }

  @Test(.whereTypesTell)
  func `a Bool and an enum with raw values name what was meant`() {
    func complaint(_ line: String) -> String? {
      PlayedScript("@reactor kinds\n" + line, catalog: .kinds).diagnostics.first
    }
    expect([
      "? isOn == YES": #"2:11+3 'isOn' is true or false, never "YES" | did you mean true?"#,
      "? isOn != 0": "2:11+1 'isOn' is true or false, never 0 | did you mean false?",
      "? isOn == maybe": #"2:11+5 'isOn' is true or false, never "maybe""#,
      "? never filter == dnoe": "2:19+4 unknown case 'dnoe' | did you mean 'done'? there are: all, done",
    ]) { complaint($0) }
    #expect(complaint("? filter == done") == nil)
  }

  @Test(.whereTypesTell)
  func `only values that a field can have come before or after it`() {
    expect([
      "? table.c >= one": #"2:14+3 'table.c' is a number, never "one""#,
      "? items.0.id < 5": #"2:16+1 'items.0.id' is a text, never 5 | write it in quotes: "5""#,
      "? table.c > nil": "2:13+3 only numbers and texts have an order",
      "? table.c <= true": "2:14+4 only numbers and texts have an order",
    ]) { complaint($0) }
    #expect(complaint("? table.c >= 1") == nil && complaint("? items.0.id > a") == nil)
  }

  @Test func `a number of the record is compared with numbers, and the time also with durations`() {
    expect([
      "? $errors == none": #"2:14+4 '$errors' is a number, never "none""#,
      "? $inflight == nil": "2:16+3 '$inflight' is a number, never null",
      "? $time == x": #"2:12+1 '$time' is a number, never "x" | write milliseconds, or a duration such as 50ms"#,
      "? $calls.api.count > a": #"2:22+1 '$calls.api.count' is a number, never "a""#,
    ]) { complaint($0) }
    #expect(complaint("? $time == 0ms") == nil && complaint("? $time < 0.5s") == nil)
  }

  @Test(.whereTypesTell)
  func `a list or an object is not compared with a number or a text: the path goes on`() {
    expect([
      "? $calls == 0": "2:3+6 '$calls' is an object, never 0 | did you mean $calls.api.count?",
      "? $calls.api > 1": "2:3+10 '$calls.api' is a list, never 1 | did you mean $calls.api.count?",
      "? $mutations == 0": "2:3+10 '$mutations' is a list, never 0 | did you mean $mutations.count?",
      "? $pulses.note == 0": "2:3+12 '$pulses.note' is a list, never 0 | did you mean $pulses.note.count?",
      "? $pulses == 0": "2:3+7 '$pulses' is an object, never 0",
      "? items == 2": "2:3+5 'items' is a list, never 2 | did you mean items.count?",
      "? items == a": #"2:3+5 'items' is a list, never "a""#,
      "? $calls.api == a": #"2:3+10 '$calls.api' is a list, never "a" | did you mean $calls.api has "a"?"#,
      "? items != a": #"2:3+5 'items' is a list, never "a""#,
      "? table == 2": "2:3+5 'table' is an object, never 2",
      "? user == ada": #"2:3+4 'user' is an object, never "ada" | it has: name, card"#,
    ]) { complaint($0) }
    #expect(
      complaint("? user == nil") == nil && complaint("? items != []") == nil && complaint("? $calls != {}") == nil)
  }

  @Test(.whereTypesTell)
  func `has, like and unique ask only values of their kinds`() {
    expect([
      "? never table.c has 1": "2:9+7 'has' needs a list, an object or a text, but 'table.c' is a number",
      "? $time has 1": "2:3+5 'has' needs a list, an object or a text, but '$time' is a number",
      "? table.c like 1*": "2:3+7 'like' needs a text, but 'table.c' is a number",
      "? user like x": "2:3+4 'like' needs a text, but 'user' is an object",
      "? items like x": "2:3+5 'like' needs a text, but 'items' is a list",
      "? note like 5": #"2:13+1 'like' needs a text, never 5 | write it in quotes: "5""#,
      "? table unique": "2:3+5 'unique' needs a list, but 'table' is an object",
      "? $errors unique": "2:3+7 'unique' needs a list, but '$errors' is a number",
      "? note unique": "2:3+4 'unique' needs a list, but 'note' is a text",
    ]) { complaint($0) }
    for line in ["table has x", "note has 1", "note like 1*", "phase like i*", "items unique", "items.*.id unique"] {
      #expect(complaint("? " + line) == nil)
    }
  }

  @Test(.whereTypesTell)
  func `what a list or an object has is of the kind of its elements or one of its fields`() {
    #expect(complaint("? items has 5") == "2:13+1 'items.*' is an object, never 5")
    #expect(complaint(#"? items has {"idd":1}"#) == "2:13+9 unknown field 'idd' | did you mean 'id'? there are: id")
    #expect(complaint("? items has nil") == nil && complaint(#"? items has {"id":"a"}"#) == nil)
    #expect(complaint("? user has nmae") == "2:12+4 unknown field 'nmae' | did you mean 'name'? there are: name, card")
    #expect(complaint("? user has name") == nil)
    #expect(
      complaint("? never user has null")
        == "2:18+4 'has' needs the name of a field, never null | there are: name, card")
  }

  @Test(.whereTypesTell)
  func `a list is never an object, and an object never a list`() {
    expect([
      "? user == []": "2:3+4 'user' is an object, never [] | it has: name, card",
      "? table != [1]": "2:3+5 'table' is an object, never [1]",
      "? items == {}": "2:3+5 'items' is a list, never {}",
      #"? {"items":2}"#: "2:3+11 'items' is a list, never 2",
    ]) { complaint($0) }
    let long = #"["\#(String(repeating: "x", count: 60))"]"#
    #expect(complaint("? user == \(long)") == "2:3+4 'user' is an object, never [...] | it has: name, card")
  }

  @Test(.whereTypesTell)
  func `a path into the state does not begin with 'state.'`() {
    #expect(
      complaint("? state.items.count == 0") == "2:3+17 unknown field 'state' | leave out 'state.': write items.count")
    #expect(
      complaint("? state.itms == 0")
        == "2:3+10 unknown field 'state' | there are: user, items, table, phase, note, owner, tail; "
        + #"a computed property is shown by .showing("state", \.state) in its registration"#)
  }

  @Test(.whereTypesTell)
  func `a star is an error where it could only be an index`() {
    #expect(
      complaint("? items.*.id == a")
        == "2:3+10 '*' stands for all elements only where they are unique | write: items.*.id unique")
    #expect(complaint("? items.*.idd unique") == "2:3+11 unknown field 'idd' | did you mean 'id'? there are: id")
  }

  @Test(.whereTypesTell)
  func `a path into a string or a number is an error`() {
    #expect(complaint("? user.name.x == 1") == "2:3+11 'user.name' has no fields")
    #expect(complaint("? table.c.x == 1") == "2:3+9 'table.c' has no fields")
    #expect(complaint("? $time.x == 1") == "2:3+7 '$time' is a number and has no fields")
  }
}

/// A state with a Bool, an enum with raw values and enums with payloads.
private final class KindsReactor: Reactor {
  enum Action: Decodable { case toggle }
  typealias Mutation = Action
  enum Filter: String, CaseIterable { case all, done }
  struct Page { var title: String; var next: Route }
  indirect enum Route { case home, detail(Page), edit(id: Int, String), act(() -> Void) }
  struct State {
    var isOn = false
    var filter = Filter.all
    var route = Route.home
    var result: Result<Page, any Error>?
  }
  let initialState = State()
}

extension Catalog {
  fileprivate static var kinds: Catalog {
    let catalog = Catalog()
    catalog.reactor("kinds") { _ in KindsReactor() }
    return catalog
  }
}
