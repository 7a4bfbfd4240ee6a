import ComposableStores
import Testing

@Suite struct IdentifiedArrayDescriptionTests {
  @Test func `CA-28: an array is described as the array of its elements`() {
    let words = IdentifiedArray(uniqueElements: ["a", "b"], id: \.self)
    #expect(words.description == #"["a", "b"]"#)
    #expect("\(words)" == "\(["a", "b"])")
    let mirror = words.customMirror
    #expect(mirror.displayStyle == .collection)
    #expect(mirror.children.map { $0.value as? String } == ["a", "b"])
  }
}
