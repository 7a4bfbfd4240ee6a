import IndexPaths
import Testing

@Suite struct IndexPathRowsTests {
  @Test func `rows are ordered from top to bottom`() {
    let paths = [IndexPath(row: 0, section: 1), IndexPath(row: 2, section: 0), IndexPath(row: 1, section: 0)]
    #expect(paths.sorted() == [paths[2], paths[1], paths[0]])
    #expect(paths[2] < paths[1] && !(paths[1] < paths[1]))
  }

  @Test func `the item of an index path is its row`() {
    var path = IndexPath(item: 2, section: 1)
    #expect(path == IndexPath(row: 2, section: 1) && path.item == 2)
    path.item = 3
    #expect(path.row == 3)
  }
}
