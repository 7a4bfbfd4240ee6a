import HeadlessViews
import PlatformValues

extension Control {
  /// The color behind the control, which has no effect here.
  public var backgroundColor: UIColor? {
    get { colors.background }
    set { colors.background = newValue }
  }

  /// The color of the parts that can be tapped, which has no effect here.
  public var tintColor: UIColor? {
    get { colors.tint }
    set { colors.tint = newValue }
  }

  fileprivate var colors: Colors { storage.value(Colors.self, orMake: Colors.init) }
}

extension Label {
  /// The color of the text, which has no effect here.
  public var textColor: UIColor? {
    get { colors.text }
    set { colors.text = newValue }
  }
}

extension TextInput {
  /// The color of the text, which has no effect here.
  public var textColor: UIColor? {
    get { colors.text }
    set { colors.text = newValue }
  }
}

/// The colors that an app sets.
private final class Colors {
  var background: UIColor?
  var tint: UIColor?
  var text: UIColor?
}
