import ComposableStores
import TestSupport
import Testing

@Suite struct EnumCaseNameTests {
  enum Mood: CustomStringConvertible, CustomReflectable {
    case calm
    case `default`
    case wild(Int)

    var description: String { "a mood" }
    var customMirror: Mirror { Mirror(self, children: [], displayStyle: .enum) }
  }

  @Test(
    .whereTypesTell,
    arguments: [
      (Mood.calm, ".calm"), (.default, ".default"), (.wild(1), ".wild"),
    ])
  func `a case has the name of the source, whatever the enum says about itself`(mood: Mood, name: String) {
    #expect(ValueDump.text(of: mood) == name)
  }
}
