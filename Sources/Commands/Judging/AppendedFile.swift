import CommandLines
import Processes
import SystemCalls

/// A file to which several processes append, one after the other.
struct AppendedFile {
  /// The path of the file, which need not exist yet.
  let path: String

  /// Appends a text.
  func append(_ text: String) throws(ChannelError) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    if file < 0 { throw ChannelError("cannot write \(quoted(path))", code: errno) }
    defer { close(file) }
    let failure = Descriptors.write(Array(text.utf8), to: file)
    if failure != 0 { throw ChannelError("cannot write \(quoted(path))", code: failure) }
  }
}
