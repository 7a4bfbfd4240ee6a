@_exported import Foundation
@_exported import HeadlessViews

/// The controls that are here under other names; their `rx` members, which RxCocoa has, come with them.
public typealias UILabel = Label
public typealias UIButton = Button
public typealias UINavigationController = NavigationStack

/// A container of controls.
open class UIView: Control {
  /// The controls in it, in the order in which they were added.
  public private(set) final var subviews: [Control] = []

  /// Adds a control.
  public final func addSubview(_ view: Control) { subviews.append(view) }
}
