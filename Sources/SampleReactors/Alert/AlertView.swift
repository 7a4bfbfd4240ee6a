import HeadlessViews
import Observables
import Reactors

/// Presents each alert of the reactor. When the view is bound again, it presents the last alert again: a pulse begins
/// with its current value.
final class AlertView: View {
  let alert = AlertPresenter()
  var disposeBag = DisposeBag()

  func bind(reactor: AlertReactor) {
    reactor.pulse(\.$alertMessage)
      .compactMap { $0 }
      .bind(to: alert.rx.present)
      .disposed(by: disposeBag)
  }
}
