public import Foundation

#if !canImport(ObjectiveC)
  extension FileManager {
    /// Returns nil: there are no groups of apps that share a folder.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
  }
#endif
