public import Foundation

#if !canImport(ObjectiveC)
  extension NSError {
    /// Creates an error with an empty domain and the code 0, as `NSError()` does on Apple's platforms.
    /// - Parameter nothing: A parameter that is never passed: an initialiser without parameters cannot be declared
    ///   here.
    public convenience init(_ nothing: Never? = nil) { self.init(domain: "", code: 0) }
  }
#endif
