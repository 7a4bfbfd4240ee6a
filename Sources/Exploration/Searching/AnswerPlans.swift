import ActionScripts
import ExactStrings
import Playback

/// The planned answers to the open calls of one run, for ports that the beginning restricts. The answer and its time
/// are chosen when a call is first seen.
struct AnswerPlans {
  private struct Key: Hashable {
    let port: ExactString
    let call: Int

    init(_ call: LiveCase.Call) {
      port = ExactString(call.port)
      self.call = call.number
    }
  }

  private struct Plan {
    let choice: PortChoices.Choice
    /// The age of the call at which it is answered; nil for any age.
    let age: Int64?
    var isDone = false
  }

  private var plans: [Key: Plan] = [:]

  /// Chooses the answers of the calls that were not seen before.
  mutating func plan(
    for calls: [LiveCase.Call], within variations: Variations, using random: inout SeededRandom
  ) {
    for call in calls where plans[Key(call)] == nil {
      guard let allowed = variations.answers(of: call.port), let choice = random.element(of: allowed.choices) else {
        continue
      }
      var age: Int64?
      if let delay = allowed.delay, choice != .hang {
        let (shortest, longest) = (delay.shortest.nanoseconds, delay.longest.nanoseconds)
        // The ends of the range, its middle, and any time in whole milliseconds.
        let milliseconds = Int((longest - shortest) / 1_000_000)
        let times = [
          shortest, longest, shortest + (longest - shortest) / 2,
          shortest + Int64(random.below(milliseconds + 1)) * 1_000_000,
        ]
        age = max(times[random.below(times.count)], min(call.age, longest))
      }
      plans[Key(call)] = Plan(choice: choice, age: age)
    }
  }

  /// Whether a call may be answered at any time.
  func isFree(_ call: LiveCase.Call) -> Bool {
    guard let plan = plans[Key(call)] else { return true }
    return !plan.isDone && plan.age == nil
  }

  /// Whether a call has to be answered now.
  func isDue(_ call: LiveCase.Call) -> Bool {
    guard let plan = plans[Key(call)], !plan.isDone, let age = plan.age else { return false }
    return call.age == age
  }

  /// The time until the next planned answer, in nanoseconds; nil if there is none.
  func timeToNext(of calls: [LiveCase.Call]) -> Int64? {
    calls.compactMap { call in
      guard let plan = plans[Key(call)], !plan.isDone, let age = plan.age, age > call.age else { return nil }
      return age - call.age
    }.min()
  }

  /// Takes the planned answer of a call; nil where none was chosen.
  mutating func take(_ call: LiveCase.Call) -> PortChoices.Choice? {
    plans[Key(call)]?.isDone = true
    return plans[Key(call)]?.choice
  }
}
