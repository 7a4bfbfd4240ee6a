// The page. The code is as printed, layout aside, but where a comment that begins with "Changed" says otherwise.
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

class ReactorViewController: UIViewController, View {
  // Changed: here is what was omitted.
  var disposeBag = DisposeBag()
  let refreshButton = UIButton()
  let followButton = UIButton()

  func bind(reactor: ReactorViewModel) {

    refreshButton.rx.tap.map { Reactor.Action.refresh }
      .bindTo(reactor.action)
      .addDisposableTo(self.disposeBag)

    reactor.state.map { $0.isFollowing }
      .bindTo(followButton.rx.isSelected)
      .addDisposableTo(self.disposeBag)
  }
}
