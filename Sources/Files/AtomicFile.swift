import ExactStrings
import SystemCalls

/// A file that is written whole or not at all: if a write is interrupted, the file still has its old bytes.
package struct AtomicFile: Sendable {
  /// The path of the file, which need not exist.
  package let path: String

  /// Creates a file with a path.
  package init(_ path: String) {
    self.path = path
  }

  /// Returns the bytes of the file; nil if there is none. A pipe or a device is an error: it may never end.
  package func read() throws(FileError) -> [UInt8]? {
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
    try read(flags: O_NONBLOCK) { mode in mode == S_IFREG || mode == S_IFDIR }
  }

  /// Returns the bytes of the file, or of a pipe or a device until it ends; nil if there is none. A pipe or a device of
  /// more than `limit` bytes is an error: it may never end.
  package func readStream(limit: Int = longestStream) throws(FileError) -> [UInt8]? {
    try read(flags: 0, limit: limit) { _ in true }
  }

  /// The largest number of bytes that are read of what may never end: 1 GiB.
  package static let longestStream = 1 << 30

  private func read(
    flags: Int32, limit: Int = .max, _ isReadable: (mode_t) -> Bool
  ) throws(FileError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | flags)
    if file < 0 {
      if errno == ENOENT { return nil }
      throw FileError(path: path, trying: "read")
    }
    defer { close(file) }
    var status = stat()
    let isKnown = fstat(file, &status) == 0
    guard !isKnown || isReadable(status.st_mode & S_IFMT) else {
      throw FileError(path: path, trying: "read", because: "not a regular file")
    }
    let size = isKnown ? Int(status.st_size) : 0
    // The bytes of a file are often kept, so they get no more memory than they need. A pipe and some devices have no
    // size.
    var bytes = try readChunk(of: file, room: size > 0 ? size : 65_536)
    while !bytes.isEmpty {
      // A file may have grown meanwhile.
      let chunk = try readChunk(of: file, room: 65_536)
      if chunk.isEmpty { break }
      bytes += chunk
      if bytes.count > limit, !isKnown || status.st_mode & S_IFMT != S_IFREG {
        throw FileError(path: path, trying: "read", because: "it does not end within \(limit) bytes")
      }
    }
    return bytes
  }

  /// Returns the next bytes of a file, as many as one call reads; none at its end.
  private func readChunk(of file: Int32, room: Int) throws(FileError) -> [UInt8] {
    var isReadable = true
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var result = 0
      repeat { result = systemRead(file, buffer.baseAddress, room) } while result < 0 && errno == EINTR
      isReadable = result >= 0
      count = max(result, 0)
    }
    guard isReadable else { throw FileError(path: path, trying: "read") }
    return chunk
  }

  /// Writes `bytes` to the file and returns true; returns false if the file already has these bytes. Missing folders
  /// are created; the permissions of an existing file and links are kept. A pipe or a device is written to and not
  /// replaced.
  @discardableResult
  package func write(_ bytes: [UInt8]) throws(FileError) -> Bool {
    if isSpecial {
      let file = open(path, O_WRONLY | O_CLOEXEC)
      if file < 0 { throw FileError(path: path, trying: "write") }
      try Self.fill(file, with: bytes, for: path)
      return true
    }
    // A file that cannot be read may still be writable; if not, writing throws the error.
    if (try? read()) == bytes { return false }
    let target = Self.resolved(path)
    let folder = Self.folder(of: target)
    try Self.makeFolders(folder)
    let temporary = TemporaryFile("\(folder)/\(Self.temporaryPrefix(of: target))\(getpid())")
    do throws(FileError) {
      let file = temporary.create()
      if file < 0 { throw FileError(path: path, trying: "write") }
      try Self.fill(file, with: bytes, for: path)
      if !temporary.replace(target) { throw FileError(path: path, trying: "replace") }
    } catch {
      temporary.remove()
      throw error
    }
    Self.synchronize(folder)
    return true
  }

  /// Removes the file.
  package func remove() throws(FileError) {
    if unlink(path) != 0 { throw FileError(path: path, trying: "remove") }
  }

  /// The folder of the file, which need not exist.
  package var folder: String { Self.folder(of: path) }

  /// Removes the temporary files that killed writers left in the folder, and returns their names. Temporary files of a
  /// running process are kept.
  @discardableResult
  package static func sweep(_ folder: String) throws(FileError) -> [String] {
    let (names, failures) = Folder.names(in: folder)
    if names.isEmpty, let failure = failures.first { throw failure }
    var swept: [String] = []
    for name in names where name.hasPrefix(".") {
      let number = name.lastIndex(of: "-").map { name[$0...].dropFirst() } ?? ""
      guard let writer = pid_t(number), name.hasSuffix(temporaryMark + number) else { continue }
      let isAlive = kill(writer, 0) == 0 || errno == EPERM
      if isAlive { continue }
      if unlink("\(folder)/\(name)") == 0 { swept.append(name) }
    }
    return swept.sorted()
  }
}

extension AtomicFile {
  private static let temporaryMark = ".reel-"

  private static func temporaryPrefix(of path: String) -> String {
    // A name may have 255 bytes, also that of the temporary file.
    let name = path.split(separator: "/").last?.utf8.prefix(200) ?? ""[...].utf8
    return ".\(String(decoding: name, as: UTF8.self))\(temporaryMark)"
  }

  /// Whether the path exists and is neither a file nor a folder.
  private var isSpecial: Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Writes the bytes to an open file and closes it; a file that will replace another one gets its permissions.
  private static func fill(_ file: Int32, with bytes: [UInt8], for target: String) throws(FileError) {
    defer { close(file) }
    var (status, own) = (stat(), stat())
    if stat(target, &status) == 0, fstat(file, &own) == 0, own.st_ino != status.st_ino {
      fchmod(file, status.st_mode & 0o7777)
    }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress?.advanced(by: written), $0.count - written) }
      if count >= 0 { written += count } else if errno != EINTR { throw FileError(path: target, trying: "write") }
    }
    // A pipe or a device has nothing to synchronize.
    if fsync(file) != 0, ![EINVAL, ENOTSUP].contains(errno) { throw FileError(path: target, trying: "write") }
  }

  private static func synchronize(_ folder: String) {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    if file < 0 { return }
    fsync(file)
    close(file)
  }

  private static func makeFolders(_ folder: String) throws(FileError) {
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, folder.contains("/") else { throw FileError(path: folder, trying: "make the folder") }
    try makeFolders(self.folder(of: folder))
    if mkdir(folder, 0o777) != 0 && errno != EEXIST { throw FileError(path: folder, trying: "make the folder") }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path after following all links, even if the last link leads to a missing file.
  private static func resolved(_ path: String, linksLeft: Int = 32) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &buffer, Int(PATH_MAX))
    guard count > 0, linksLeft > 0 else { return path }
    let target = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return resolved(target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)", linksLeft: linksLeft - 1)
  }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
