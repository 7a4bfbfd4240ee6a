import HeadlessViews
import Observables
import Observation
import Testing
import VirtualTime

@Suite struct DrawingTests {
  @Observable final class Model {
    var name = "Ada"
    var count = 0
  }

  private let clock = VirtualClock()
  private let model = Model()
  private let drawing = Drawing()

  @Test func `several changes of values that a drawing has read draw it once more in the next turn`() throws {
    let watch = Watch()
    watch.follow(drawing, as: "body")
    let end = clock.whilePlaying { drawing.draw { "\(self.model.name) \(self.model.count)" } }
    clock.whilePlaying {
      model.name = "Eve"
      model.count = 1
    }
    #expect(watch.lines == ["body! Ada 0"])
    try clock.runDueWork()
    #expect(watch.lines == ["body! Ada 0", "body! Eve 1"])
    clock.whilePlaying { model.count = 2 }
    try clock.runDueWork()
    #expect(watch.lines.last == "body! Eve 2")
    #expect(unseen(drawing) == "content: Eve 2, count: 3")
    #expect(shown(drawing) == "")
    end.dispose()
    clock.whilePlaying { model.count = 3 }
    try clock.runDueWork()
    #expect(drawing.count == 3)
  }

  @Test func `a drawing is not drawn again for a value that it did not read`() throws {
    let end = clock.whilePlaying { drawing.draw { self.model.name } }
    clock.whilePlaying { model.count = 1 }
    try clock.runDueWork()
    #expect(drawing.count == 1)
    end.dispose()
  }

  @Test func `the end of an old drawing does not end a new one`() throws {
    let old = clock.whilePlaying { drawing.draw { self.model.count } }
    let new = clock.whilePlaying { drawing.draw { self.model.name } }
    old.dispose()
    clock.whilePlaying {
      model.name = "Eve"
      model.count = 7
    }
    try clock.runDueWork()
    #expect(drawing.content as? String == "Eve")
    #expect(drawing.count == 3)
    new.dispose()
  }
}
