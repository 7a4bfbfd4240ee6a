import HeadlessViews
import Observables
import Testing

@MainActor @Suite struct ProgressViewTests {
  @Test func `a progress view shows how far something is, from nothing to all of it`() {
    let watch = Watch()
    let bar = ProgressView()
    watch.follow(bar, as: "bar")
    _ = Observable<Float>.of(-1, 0.5, 2).bind(to: bar.rx.progress)
    bar.setProgress(1, animated: true)
    #expect(watch.lines == ["bar: progress: 0.5", "bar: progress: 1.0"])
  }
}
