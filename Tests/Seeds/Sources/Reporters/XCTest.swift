import RxComposableArchitecture
import XCTest

/// The one-time setup of a target of XCTest.
public func reportToXCTest() {
  TestReporter.install(
    TestReporter { failure in
      if !failure.isNote { XCTFail(failure.message, file: failure.filePath, line: UInt(failure.line)) }
    })
}
