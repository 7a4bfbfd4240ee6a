// "View" and "Storyboard support". The code is as printed, layout aside, but where a comment that begins with "Changed" says
// otherwise.
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

// Changed: the reactor that is injected and the one that is bound were printed with two names.
typealias UserViewReactor = ProfileViewReactor

class ProfileViewController: UIViewController, View {
  var disposeBag = DisposeBag()
  // Changed: here is what was omitted.
  let refreshButton = UIButton()
  let followButton = UIButton()

  func bind(reactor: ProfileViewReactor) {
    // action (View -> Reactor)
    refreshButton.rx.tap.map { Reactor.Action.refresh }
      .bind(to: reactor.action)
      .disposed(by: self.disposeBag)

    // state (Reactor -> View)
    reactor.state.map { $0.isFollowing }
      .bind(to: followButton.rx.isSelected)
      .disposed(by: self.disposeBag)
  }
}

func inject(into profileViewController: ProfileViewController) {
  profileViewController.reactor = UserViewReactor()  // inject reactor
}

// Changed: the name is needed, and was not printed.
typealias MyViewReactor = ProfileViewReactor

class MyViewController: UIViewController, StoryboardView {
  // Changed: here is what was omitted.
  var disposeBag = DisposeBag()
  var boundCount = 0

  func bind(reactor: MyViewReactor) {
    // this is called after the view is loaded (viewDidLoad)
    boundCount += 1
  }
}

func makeMyViewController() -> MyViewController {
  let viewController = MyViewController()
  viewController.reactor = MyViewReactor()  // will not executes `bind(reactor:)` immediately
  return viewController
}
