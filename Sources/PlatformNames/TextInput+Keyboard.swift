import HeadlessViews
import PlatformValues

extension TextInput {
  /// The keys of the keyboard, which have no effect here.
  public var keyboardType: UIKeyboardType {
    get { keyboard.type }
    set { keyboard.type = newValue }
  }

  /// The letters that the keyboard makes capital, which has no effect here: scripts type letters as they are.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboard.capitals }
    set { keyboard.capitals = newValue }
  }

  private var keyboard: Keyboard { storage.value(Keyboard.self, orMake: Keyboard.init) }
}

/// The settings of an app for the keyboard of a text input.
private final class Keyboard {
  var type = UIKeyboardType.default
  var capitals = UITextAutocapitalizationType.sentences
}
