import DispatchSchedulers
import Observables
import Observation

/// Draws content without a screen, and draws it again when a value that the content read has changed.
///
///     let body = Drawing()
///     body.draw { "Count: \(reactor.count)" }.disposed(by: disposeBag)
///
/// Every `Observable` object reports its changes. Changes before the main scheduler's next turn cause one drawing, as
/// on a screen. Each drawing counts, even of equal content.
open class Drawing: Control {
  /// The content that was drawn last.
  public private(set) final var content: Any?
  /// The number of drawings.
  public private(set) final var count = 0

  /// Draws content now, and again after each change of a value that it reads.
  /// - Returns: A disposable that stops the drawing; the content stays.
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

/// The repeated drawing of one content, until it is ended.
///
/// `@unchecked Sendable`: a change on any thread only passes a weak reference to the main scheduler, on which
/// everything else happens.
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
      // The change is about to happen: the drawing of the next turn includes it.
      _ = MainScheduler.asyncInstance.schedule(()) { _ in
        self?.draw()
        return Disposables.create()
      }
    }
    drawing.show(content)
  }

  func end() { makeContent = nil }
}
