import HeadlessViews
import PlatformValues

extension TextInput {
  /// The keys of the keyboard, which have no effect here.
  public var keyboardType: UIKeyboardType {
    get { keyboard.type }
    set { keyboard.type = newValue }
  }

  /// The letters that are made capital while a user types: scripts type them as they are.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboard.capitals }
    set { keyboard.capitals = newValue }
  }

  private var keyboard: Keyboard { storage.value(Keyboard.self, orMake: Keyboard.init) }
}

/// What an app asks of the keyboard of a text input.
private final class Keyboard {
  var type = UIKeyboardType.default
  var capitals = UITextAutocapitalizationType.sentences
}
