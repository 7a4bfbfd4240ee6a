import Checks
import CoordinatorSeed
import Foundation
import GitHubSearchSeed
import ReactorKitSeed
import RxComposableArchitectureSeed
import RxDucksSeed

/// Runs every block, names those that fail, and ends with 1 unless all do what they have to.
@main enum Seeds {
  static func main() {
    let blocks = reactorKit + gitHubSearch + coordinators + rxComposableArchitecture + rxDucks
    var failedCount = 0
    for block in blocks {
      let failures = block.run()
      if failures.isEmpty { continue }
      failedCount += 1
      print("FAIL  \(block.title)")
      for failure in failures { print("      \(failure)") }
    }
    print("\(blocks.count - failedCount) passed, \(failedCount) failed")
    if failedCount > 0 { exit(1) }
  }
}
