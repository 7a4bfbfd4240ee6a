public import Foundation

#if !canImport(ObjectiveC)
  extension NSError {
    /// Creates an error that says nothing, as `NSError()` does where every object has such an initialiser.
    /// - Parameter nothing: Never given; an initialiser without parameters cannot be declared here.
    public convenience init(_ nothing: Never? = nil) { self.init(domain: "", code: 0) }
  }
#endif
