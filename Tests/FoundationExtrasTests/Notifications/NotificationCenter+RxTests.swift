import FoundationExtras
import Observables
import Testing

@Suite struct NotificationCenterRxTests {
  @Test func `notifications come from the subscription on, until it is disposed`() {
    let center = NotificationCenter()
    let (name, mine, other) = (Notification.Name("signed-out"), NSObject(), NSObject())
    var seen: [String] = []
    center.post(name: name, object: nil)
    let all = center.rx.notification(name).subscribe(onNext: { _ in seen.append("all") })
    let some = center.rx.notification(name, object: mine).subscribe(onNext: {
      seen.append("\($0.userInfo?["id"] ?? "")")
    })
    center.post(name: name, object: mine, userInfo: ["id": 7])
    center.post(name: name, object: other)
    center.post(name: Notification.Name("another"), object: mine)
    #expect(seen == ["all", "7", "all"])
    all.dispose()
    some.dispose()
    center.post(name: name, object: mine)
    #expect(seen.count == 3)
  }
}
