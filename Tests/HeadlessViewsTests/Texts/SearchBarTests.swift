import HeadlessViews
import Observables
import TestSupport
import Testing

@MainActor @Suite struct SearchBarTests {
  private let history = History()

  @Test func `users type, clear, search and cancel`() throws {
    var bar: SearchBar? = SearchBar(placeholder: "repositories")
    _ = bar?.rx.text.orEmpty.write(to: history)
    _ = bar?.rx.searchButtonClicked.map { "search" }.write(to: history)
    _ = bar?.rx.cancelButtonClicked.map { "cancel" }.write(to: history)
    _ = bar?.rx.textDidBeginEditing.map { "begins" }.write(to: history)
    _ = bar?.rx.textDidEndEditing.map { "ends" }.write(to: history)
    try bar?.perform(.type("swift"))
    try bar?.perform(.search)
    #expect(bar?.isEditing == true)
    try bar?.perform(.cancel)
    #expect(bar?.isEditing == false && bar?.text == "swift")
    try bar?.perform(.clear)
    #expect(history.lines == ["", "begins", "swift", "search", "cancel", "ends", "begins", ""])
    bar = nil
    #expect(history.lines.filter { $0 == "completed" }.count == 5)
  }
}
