import SystemCalls

/// A file that several processes add to, one after the other.
struct AppendedFile {
  /// Where the file is, or will be.
  let path: String

  /// Adds a text at the end.
  func append(_ text: String) throws(ChannelError) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    if file < 0 { throw ChannelError("cannot write \(quoted(path))", code: errno) }
    defer { close(file) }
    let failure = Descriptors.write(Array(text.utf8), to: file)
    if failure != 0 { throw ChannelError("cannot write \(quoted(path))", code: failure) }
  }
}
