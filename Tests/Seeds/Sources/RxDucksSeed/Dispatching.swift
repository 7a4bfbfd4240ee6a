// "Dispatch an action". The code is as printed, layout aside, but where a comment that begins with "Changed" says
// otherwise.
import RxCocoa
import RxDucks
import RxSwift
import UIKit

// Changed: a statement needs a function around it in a file like this.
func dispatchAnAction() {
  store.dispatch(IncreaseAction())
}

// Changed: two classes of this name were printed, and each needs a scope of its own.
enum Dispatching {
  class ViewController: UIViewController {
    let disposeBag = DisposeBag()
    let store = Store(reducer: AppReducer(), state: AppState())

    // Changed: it was printed with `@IBOutlet`, which is Apple-only.
    weak var increaseButton: UIButton!

    override func viewDidLoad() {
      super.viewDidLoad()

      increaseButton.rx.tap
        .map { IncreaseAction() }
        .bind(to: store.dispatcher)
        .disposed(by: disposeBag)
    }
  }
}
