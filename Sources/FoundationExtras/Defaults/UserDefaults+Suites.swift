#if os(Linux) && compiler(>=6.3)
  public import Foundation
  import Synchronization

  extension UserDefaults {
    /// Creates the defaults of a suite, which each case of a script finds empty, as it does the standard ones.
    ///
    ///     UserDefaults(suiteName: "group.shop")
    ///
    /// This takes precedence over Foundation's initializer of the same name, whose parameter is optional.
    /// - Parameter suiteName: The name of the suite.
    public convenience init?(suiteName: String) { self.init(suiteName: Optional(suiteName)) }

    /// Creates the defaults of a suite, which each case of a script finds empty; nil stands for the standard ones.
    ///
    /// A source that imports Foundation itself gets Foundation's initializer instead: the compiler prefers it, since
    /// both have the same parameter.
    /// - Parameter suiteName: The name of the suite, if it has one.
    public convenience init?(suiteName: String?) {
      self.Foundation::init(suiteName: suiteName)
      guard let suiteName else { return }
      suites.withLock { names in
        if !names.contains(where: { $0.utf8.elementsEqual(suiteName.utf8) }) { names.append(suiteName) }
      }
    }

    /// Removes everything from the standard defaults and from all suites that were created by their names.
    static func emptyAll() {
      let named = suites.withLock { $0 }.compactMap { UserDefaults(suiteName: Optional($0)) }
      for defaults in [.standard] + named {
        for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
      }
    }
  }

  /// The names of the suites that were created so far.
  private let suites = Mutex<[String]>([])
#endif
