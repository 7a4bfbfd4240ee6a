import Observables

/// A view that shows the states of a reactor and sends it actions; any class can conform.
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
/// A view that is a `StorageOwner` keeps its reactor in its `storage`, which is released with the view. The reactor of
/// any other view is in a table. It is released with the view where `DeathWatch` can report the death of an object
/// (Linux with Swift 6.3), and at the next sweep (`ReactorStorage.sweep()`) elsewhere. Setting nil releases the reactor
/// at once in both cases.
public protocol View: AnyObject {
  /// The type of reactor that the view shows.
  associatedtype Reactor: Reactors.Reactor

  /// The bindings to the current reactor.
  ///
  /// The bag is replaced each time a reactor is set, which ends the bindings to the one before.
  var disposeBag: DisposeBag { get set }

  /// The reactor of the view, set from outside. Setting stores the reactor, replaces `disposeBag`, then binds unless it
  /// is nil.
  ///
  /// Setting the same reactor again binds it again. If the end of the old bindings sets another reactor, only that one
  /// is bound, once.
  var reactor: Reactor? { get set }

  /// Binds controls to actions and states to controls. Called when `reactor` is set; do not call this method yourself.
  func bind(reactor: Reactor)
}

/// Another name of `View`, for sources that have their own type of that name.
public typealias ReactorView = View

extension View {
  /// The reactor of the view. Setting it ends the bindings of the old one and binds the new one.
  public var reactor: Reactor? {
    get { ReactorHolder.of(self)?.reactor.map { unsafeDowncast($0, to: Reactor.self) } }
    set {
      guard let holder = replaceReactor(with: newValue), let newValue, !holder.isBound else { return }
      holder.isBound = true
      bind(reactor: newValue)
    }
  }

  /// Stores a reactor, ends the bindings to the old one, then releases the old one.
  /// - Returns: The holder; nil if there is no reactor to bind, or another one was set meanwhile.
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
