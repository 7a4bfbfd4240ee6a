import DispatchSchedulers
import Observables
import Observation

/// Draws content on a screen that is not there, and draws it again when something that it read has changed.
///
///     let body = Drawing()
///     body.draw { "Count: \(reactor.count)" }.disposed(by: disposeBag)
///
/// Whatever is `Observable` tells of its changes. Changes that come before the main scheduler's next turn are one drawing, as
/// on a screen. Each drawing counts, also of the same content.
open class Drawing: Control {
  /// What was drawn last.
  public private(set) final var content: Any?
  /// How often it was drawn.
  public private(set) final var count = 0

  /// Draws content now, and again after each change of what it reads.
  /// - Returns: Ends that; the content stays.
  public final func draw<Content>(_ content: @escaping () -> Content) -> any Disposable {
    let performance = Performance(on: self, content)
    performance.draw()
    return Disposables.create { performance.end() }
  }

  open override var unseenProperties: [(name: String, value: Any)] { [("content", content as Any), ("count", count)] }

  fileprivate final func show(_ content: Any) {
    self.content = content
    count += 1
    announce(content)
  }
}

/// The drawing of one content, over and over, until it is ended.
///
/// `@unchecked Sendable`: a change, on whatever thread, only hands a weak reference to the main scheduler, where all else
/// happens.
private final class Performance: @unchecked Sendable {
  private weak var drawing: Drawing?
  private var makeContent: (() -> Any)?

  init(on drawing: Drawing, _ makeContent: @escaping () -> Any) {
    self.drawing = drawing
    self.makeContent = makeContent
  }

  func draw() {
    guard let drawing, let makeContent else { return }
    let content = withObservationTracking(makeContent) { [weak self] in
      // The change is about to happen: what is drawn in the next turn has it.
      _ = MainScheduler.asyncInstance.schedule(()) { _ in
        self?.draw()
        return Disposables.create()
      }
    }
    drawing.show(content)
  }

  func end() { makeContent = nil }
}
