import HeadlessViews
import ObservableStates
import Observables
import Reactors

/// A view whose parts are drawn again only when a field that they read changes.
final class NameBadgeView: View {
  let nameField = TextField()
  let header = Drawing()
  let footer = Drawing()
  var disposeBag = DisposeBag()

  func bind(reactor: NameBadgeReactor) {
    let content = NameBadgeContent(reactor: ObservedReactor(reactor: reactor))

    nameField.rx.text
      .skip(1)
      .subscribe(onNext: { content.name.wrappedValue = $0 ?? "" })
      .disposed(by: disposeBag)

    header.draw { content.header.body }.disposed(by: disposeBag)
    footer.draw { content.footer.body }.disposed(by: disposeBag)
  }
}

/// The content that is drawn, in the form of a SwiftUI view.
private struct NameBadgeContent {
  @ReactorBindable var reactor: ObservedReactor<NameBadgeReactor>

  var name: Binding<String> { $reactor.name }

  var header: ReactorObserving<String> {
    ReactorObserving { reactor.isBold ? reactor.title.uppercased() : reactor.title }
  }

  var footer: ReactorObserving<String> {
    ReactorObserving { "visits: \(reactor.visits)" }
  }
}
