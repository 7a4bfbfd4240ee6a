import Files
import WorkerProcesses

extension FileState: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(inode, size, seconds, nanoseconds) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(FileState.init) }
}
