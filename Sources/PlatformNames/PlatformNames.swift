// A module that stands in for UIKit exports this one, so that the views of an app compile unchanged.
@_exported public import HeadlessViews
@_exported public import PlatformValues

/// Any control; every control can contain others.
public typealias UIView = Control
/// Any control.
public typealias UIControl = Control
/// A text that users cannot edit.
public typealias UILabel = Label
/// A control that users tap.
public typealias UIButton = Button
/// A control that is on or off.
public typealias UISwitch = Switch
/// A line of text that users edit.
public typealias UITextField = TextField
/// A text field for a search.
public typealias UISearchBar = SearchBar
/// A sign that is shown during loading.
public typealias UIActivityIndicatorView = ActivityIndicator
/// A control that appears when users pull a list down.
public typealias UIRefreshControl = RefreshControl
/// A list of rows, one below the other.
public typealias UITableView = ListView
/// A view that shows a row of a list.
public typealias UITableViewCell = ListCell
/// The free space at the four sides.
public typealias UIEdgeInsets = EdgeInsets
/// A page.
public typealias UIViewController = ViewController
/// A stack of pages, of which the topmost is shown.
public typealias UINavigationController = NavigationStack
/// An object that is notified of the transitions of a navigation stack.
public typealias UINavigationControllerDelegate = NavigationStackDelegate
