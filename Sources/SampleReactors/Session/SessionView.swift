import HeadlessViews
import Observables
import Reactors

/// A page that gives each of its two views the reactor that belongs to it.
final class SessionView: View {
  let toolbar = ToolbarView()
  let comments = CommentsView()
  var disposeBag = DisposeBag()

  func bind(reactor: SessionReactor) {
    toolbar.reactor = reactor.toolbar
    comments.reactor = reactor.comments

    // They go with this binding.
    Disposables.create { [toolbar, comments] in
      toolbar.reactor = nil
      comments.reactor = nil
    }
    .disposed(by: disposeBag)
  }
}
