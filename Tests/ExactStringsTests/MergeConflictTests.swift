import ExactStrings
import Testing

struct MergeConflictTests {
  @Test(arguments: [
    ("<<<<<<< ours\n", 1), ("a\nb\n>>>>>>> theirs", 3), ("\n=======\n", 2), ("=======", 1), ("a\r\n=======\r\n", 2),
    ("||||||| base\n", 1), ("a\n<<<<<<<\n=======\n", 2),
  ])
  func `the line of the first conflict marker is found`(text: String, line: Int) {
    #expect(MergeConflict.firstLine(in: Array(text.utf8)) == line)
  }

  @Test(arguments: [
    "", "\n", "a <<<<<<< b\n", "<<<<<< ours\n", "<<<<<<<< ours\n", "========\n", "<<<<<<<ours\n", "== a  counter\n",
    "<=<=<=< a\n", "<<<<<<",
  ])
  func `a text that only looks like a conflict marker is none`(text: String) {
    #expect(MergeConflict.firstLine(in: Array(text.utf8)) == nil)
  }
}
