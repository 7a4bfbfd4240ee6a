import Files
import Foundation
import Testing

@Suite struct LinkTests {
  @Test func `a link leads to its target, and takes no place that is taken`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Link.make(at: folder + "/a", to: "../b")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/a") == "../b")
    let error = #expect(throws: FileError.self) { try Link.make(at: folder + "/a", to: "c") }
    #expect(error?.description == "cannot make the link '\(folder)/a': File exists")
  }
}
