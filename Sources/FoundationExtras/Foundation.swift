// A module that replaces RxSwift exports this one: as on Apple's platforms, all of Foundation is imported with it, and
// its objects have their `rx`.
@_exported public import Foundation
@_exported public import IndexPaths
@_exported public import PlatformSchedulers

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
