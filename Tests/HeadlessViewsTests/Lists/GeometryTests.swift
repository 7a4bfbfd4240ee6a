import HeadlessViews
import Testing

@Suite struct GeometryTests {
  @Test func `a rectangle has the extent of its size`() {
    var rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.origin == Point(x: 1, y: 2) && rect.size == Size(width: 3, height: 4))
    rect.size.height = 5
    #expect(rect.width == 3 && rect.height == 5)
  }

  @Test func `a zero rectangle, point, size or inset is zero in all directions`() {
    #expect(Rect.zero == Rect(x: 0, y: 0, width: 0, height: 0))
    #expect(Point.zero == Point(x: 0, y: 0) && Size.zero == Size(width: 0, height: 0))
    #expect(EdgeInsets.zero == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
  }
}
