// "Subscribe to the state". The code is as printed, layout aside, but where a comment that begins with "Changed" says
// otherwise.
import RxCocoa
import RxDucks
import RxSwift
import UIKit

// Changed: two classes of this name were printed, and each needs a scope of its own.
enum Subscribing {
  class ViewController: UIViewController {
    let disposeBag = DisposeBag()
    let store = Store(reducer: AppReducer(), state: AppState())

    // Changed: these two were printed with `@IBOutlet`, which is Apple-only.
    weak var statusLabel: UILabel!
    weak var counterLabel: UILabel!

    override func viewDidLoad() {
      super.viewDidLoad()

      store.state
        .subscribe(onNext: {
          print($0)
        })
        .disposed(by: disposeBag)

      store.specifyNewState { $0.user.loggedIn }
        .map { $0 ? "Log In" : "Log Out" }
        .bind(to: statusLabel.rx.text)
        .disposed(by: disposeBag)

      store.specifyState { $0.counter }
        .map { "\($0)" }
        .bind(to: counterLabel.rx.text)
        .disposed(by: disposeBag)
    }
  }
}
