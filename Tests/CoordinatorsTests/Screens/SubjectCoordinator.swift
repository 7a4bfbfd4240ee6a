import Coordinators

/// A flow that ends as the test says.
class SubjectCoordinator: BaseCoordinator<String> {
  var results = PublishSubject<String>()
  private(set) var startCount = 0

  override func start() -> Observable<String> {
    startCount += 1
    return results
  }
}
