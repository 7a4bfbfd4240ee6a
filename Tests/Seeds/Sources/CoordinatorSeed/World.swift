import RxSwift
import UIKit

/// Another stack of pages, which the blocks name.
public typealias RTRootNavigationController = UINavigationController

/// Answers at once.
enum UserAPI {
  static func isFollowing(_ id: Int) -> Observable<Bool> { .just(id == 7) }
  static func follow() -> Observable<Void> { .just(()) }
}
