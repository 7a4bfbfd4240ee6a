import RxSwift

protocol AuthServiceType: AnyObject {
  var currentUser: Observable<User?> { get }

  func signIn(email: String, password: String) -> Single<User>
  func signOut() -> Completable
  func refreshToken() -> Observable<Void>
}
