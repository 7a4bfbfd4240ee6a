import Files
import Processes

extension StandardInput {
  /// Reads everything up to the end, as much as is read of any file that may never end.
  func readAll() throws(ChannelError) -> [UInt8] { try readAll(limit: AtomicFile.longestStream) }
}
