/// A bar that shows the progress of a task.
open class ProgressView: Control {
  private var part: Float = 0 { didSet { if part != oldValue { changed() } } }

  /// The progress, from 0 to 1.
  public final var progress: Float {
    get { part }
    set { part = min(max(0, newValue), 1) }
  }

  /// Sets the progress; `animated` has no effect here.
  public final func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var shownProperties: [(name: String, value: Any)] { [("progress", progress)] + commonProperties }
}
