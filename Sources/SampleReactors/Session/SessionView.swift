import HeadlessViews
import Observables
import Reactors

/// A page that sets the reactors of its two views.
final class SessionView: View {
  let toolbar = ToolbarView()
  let comments = CommentsView()
  var disposeBag = DisposeBag()

  func bind(reactor: SessionReactor) {
    toolbar.reactor = reactor.toolbar
    comments.reactor = reactor.comments

    // The children's reactors are removed with this binding.
    Disposables.create { [toolbar, comments] in
      toolbar.reactor = nil
      comments.reactor = nil
    }
    .disposed(by: disposeBag)
  }
}
