import Testing

@Suite struct PromiseTests {
  @Test func everyPromiseHasATest() {
    let broken = PromisePage.current.rows.filter { $0.tests.isEmpty }.map { "\($0.promise.id): \($0.promise.sentence)" }
    if !broken.isEmpty { Issue.record("no test begins with these ids:\n\(broken.joined(separator: "\n"))") }
  }
}
