import Observables

/// Shows the states of a reactor and sends it actions; any class can be one.
///
///     final class ProfileView: View {
///       var disposeBag = DisposeBag()
///       func bind(reactor: ProfileReactor) {
///         followButton.rx.tap.map { Reactor.Action.follow }.bind(to: reactor.action).disposed(by: disposeBag)
///         reactor.state.map(\.isFollowing).bind(to: followButton.rx.isSelected).disposed(by: disposeBag)
///       }
///     }
///
///     profileView.reactor = ProfileReactor()
///
/// Its reactor is kept in its `storage` where it is a `StorageOwner`, and dies with it then; otherwise in a table, which lets
/// go of it at the next sweep after the view died (`ReactorStorage.sweep()`). Setting nil lets go of it at once in both cases.
public protocol View: AnyObject {
  /// What it shows.
  associatedtype Reactor: Reactors.Reactor

  /// Holds the bindings to the reactor that is set.
  ///
  /// It is replaced each time a reactor is set, which ends the bindings to the one before.
  var disposeBag: DisposeBag { get set }

  /// What it shows, set from outside: stores the reactor, replaces `disposeBag`, then binds unless it is nil.
  ///
  /// Who sets the same reactor again binds it again. If the end of the old bindings sets a reactor, only that one is bound,
  /// once.
  var reactor: Reactor? { get set }

  /// Binds controls to actions and states to controls; called when `reactor` was set, not to be called otherwise.
  func bind(reactor: Reactor)
}

/// Another name of `View`, for sources that have a type of that name themselves.
public typealias ReactorView = View

extension View {
  public var reactor: Reactor? {
    get { ReactorHolder.of(self)?.reactor.map { unsafeDowncast($0, to: Reactor.self) } }
    set {
      guard let holder = replaceReactor(with: newValue), let newValue, !holder.isBound else { return }
      holder.isBound = true
      bind(reactor: newValue)
    }
  }

  /// Stores a reactor and ends the bindings to the one before, which is let go of behind them.
  /// - Returns: Where the reactor is; nil if there is none to bind, or not this one any more.
  func replaceReactor(with reactor: Reactor?) -> ReactorHolder? {
    let holder = reactor == nil ? ReactorHolder.of(self) : ReactorHolder.made(for: self)
    let old = holder?.exchange(reactor)
    replaceBag()
    withExtendedLifetime(old) {}
    guard let holder, holder.reactor != nil, holder.reactor === reactor else { return nil }
    return holder
  }

  private func replaceBag() {
    // The old bag outlives the assignment: the end of a binding may run foreign code that sets the bag.
    let old = disposeBag
    disposeBag = DisposeBag()
    withExtendedLifetime(old) {}
  }
}
