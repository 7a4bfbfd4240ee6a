import Testing

@Suite struct PromiseTests {
  @Test(arguments: PromisePage.all)
  func everyPromiseHasATest(_ page: PromisePage) {
    let broken = page.rows.filter { $0.tests.isEmpty }.map { "\($0.promise.id): \($0.promise.sentence)" }
    if !broken.isEmpty { Issue.record("no test begins with these ids:\n\(broken.joined(separator: "\n"))") }
  }
}
