import CommandLines
import ExactStrings
import Files
import Processes

extension StandardInput {
  /// Reads everything up to the end, as much as is read of any file that may never end.
  func readAll() throws(ChannelError) -> [UInt8] { try readAll(limit: AtomicFile.longestStream) }

  /// Refuses operands that name standard input more than once: its second reader would find nothing.
  static func checkIsReadOnce(_ operands: [String]) throws(UsageError) {
    if operands.count(where: { $0 == "-" }) > 1 {
      throw UsageError("standard input can be read only once", hint: "name a file;")
    }
  }
}
