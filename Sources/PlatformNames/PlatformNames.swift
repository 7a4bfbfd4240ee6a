// A module that stands in for UIKit exports this one: the views of an app then read as they are.
@_exported public import HeadlessViews

/// Any control: each can hold others here.
public typealias UIView = Control
/// Any control.
public typealias UIControl = Control
/// A text that users only read.
public typealias UILabel = Label
/// What is tapped.
public typealias UIButton = Button
/// What is on or off.
public typealias UISwitch = Switch
/// A line of text to be typed.
public typealias UITextField = TextField
/// A text to search for.
public typealias UISearchBar = SearchBar
/// What turns while something is loading.
public typealias UIActivityIndicatorView = ActivityIndicator
/// What appears when a list is pulled down.
public typealias UIRefreshControl = RefreshControl
/// Rows, one below the other.
public typealias UITableView = ListView
/// What shows a row of a list.
public typealias UITableViewCell = ListCell
/// What is kept free at the four sides.
public typealias UIEdgeInsets = EdgeInsets
/// A page.
public typealias UIViewController = ViewController
/// Pages on top of one another.
public typealias UINavigationController = NavigationStack
/// Hears of the transitions of a navigation stack.
public typealias UINavigationControllerDelegate = NavigationStackDelegate
