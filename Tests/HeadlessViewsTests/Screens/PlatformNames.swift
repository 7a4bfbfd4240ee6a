import HeadlessViews
import Testing

// The names under which an app's source knows all this.
typealias UIButton = Button
typealias UILabel = Label
typealias UITextField = TextField
typealias UISearchBar = SearchBar
typealias UITableView = ListView
typealias UIActivityIndicatorView = ActivityIndicator
typealias UIRefreshControl = RefreshControl
typealias UIViewController = ViewController

/// The assertion of another test framework, in the terms of this one.
// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, sourceLocation: sourceLocation)
}
