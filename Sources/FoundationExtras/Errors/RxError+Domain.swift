public import Foundation
public import Observables

extension RxError: CustomNSError {
  /// The domain of the error as an app knows it, which `localizedDescription` shows.
  public static var errorDomain: String { "RxSwift.RxError" }
}
