// A module that stands in for UIKit exports this one, so that the views of an app compile unchanged.
@_exported public import HeadlessViews
@_exported public import PlatformValues

/// Any control; every control can contain others.
public typealias UIView = Control
/// Any control.
public typealias UIControl = Control
/// A text that users cannot edit.
public typealias UILabel = Label
/// An image, by its name.
public typealias UIImage = Image
/// A control that shows an image.
public typealias UIImageView = ImageView
/// A control that users tap.
public typealias UIButton = Button
/// A control that is on or off.
public typealias UISwitch = Switch
/// A value that users choose on a line.
public typealias UISlider = Slider
/// A value that users increase and decrease.
public typealias UIStepper = Stepper
/// A row of segments, of which users choose one.
public typealias UISegmentedControl = SegmentedControl
/// A date that users choose.
public typealias UIDatePicker = DatePicker
/// A bar that shows the progress of a task.
public typealias UIProgressView = ProgressView
/// A text of several lines that users edit.
public typealias UITextView = TextView
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
/// A window, which shows one page.
public typealias UIWindow = Window
/// A page.
public typealias UIViewController = ViewController
/// A message over a page, with actions to choose from.
public typealias UIAlertController = AlertController
/// An action in a message.
public typealias UIAlertAction = AlertAction
/// What a page shows in the bar of its stack.
public typealias UINavigationItem = NavigationItem
/// A button in the bar of a stack.
public typealias UIBarButtonItem = BarButtonItem
/// A stack of pages, of which the topmost is shown.
public typealias UINavigationController = NavigationStack
/// An object that is notified of the transitions of a navigation stack.
public typealias UINavigationControllerDelegate = NavigationStackDelegate
/// Makes the cells and headers of the sections of a list.
public typealias RxTableViewSectionedReloadDataSource = SectionedDataSource
/// The same: nothing is animated here.
public typealias RxTableViewSectionedAnimatedDataSource = SectionedDataSource
