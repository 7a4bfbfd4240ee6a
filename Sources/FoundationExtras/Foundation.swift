// A module that stands in for RxSwift exports this one: as on systems of Apple, Foundation comes along, whole, and its
// objects have their `rx`.
@_exported public import Foundation
@_exported public import IndexPaths
@_exported public import PlatformSchedulers

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
