import Foundation
import RxSwift

/// Plays every feature, says which hold, and ends with 1 unless all do.
@main struct Play {
  static let features = [
    Feature("bindings of controls", bindings),
    Feature("reactive extensions of own types", reactiveExtensions),
    Feature("sign-up form", signUpForm),
    Feature("calculator", calculator),
    Feature("city search", citySearch),
    Feature("upload", upload),
    Feature("feedback loop", feedbackLoop),
    Feature("photo picker", photoPicker),
    Feature("sectioned list", sectionedList),
    Feature("profile of a user", profile),
    Feature("flow of coordinators", flow),
    Feature("inbox", inbox),
    Feature("lamp that is observed field by field", lampScreen),
    Feature("singles", singles),
    Feature("maybes", maybes),
    Feature("completables", completables),
    Feature("infallibles", infallibles),
    Feature("subscribing", subscribing),
    Feature("creating", creating),
    Feature("combining", combining),
    Feature("transforming", transforming),
    Feature("timing", timing),
    Feature("recovering", recovering),
    Feature("sharing", sharing),
    Feature("inference", inference),
    Feature("former names", (FormerNames.self as Former.Type).check),
    Feature("own operators", ownOperators),
    Feature("own times", ownTimes),
    Feature("own sequences", ownSequences),
    Feature("own schedulers", ownSchedulers),
    Feature("generic functions", genericFunctions),
    Feature("disposing", disposing),
    Feature("tests in virtual time", virtualTests),
    Feature("assertions of recorded events", recordedAssertions),
    Feature("blocking", blocking),
    Feature("threads", threads),
    Feature(awaiting: "async and await", asyncAwait),
  ]

  static func main() {
    var failed = false
    for feature in features {
      let checks = Checks()
      do {
        try feature.check(checks)
      } catch {
        checks.expect("\(error)", "no error")
      }
      failed = failed || !checks.failures.isEmpty
      print(checks.failures.isEmpty ? "ok    " : "FAIL  ", feature.title, " (", checks.count, ")", separator: "")
      for failure in checks.failures { print("      \(failure)") }
    }
    if failed { exit(1) }
  }
}
