import RxComposableArchitecture
import XCTest

/// What a target of XCTest says once.
public func reportToXCTest() {
  TestReporter.install(
    TestReporter { failure in
      if !failure.isNote { XCTFail(failure.message, file: failure.filePath, line: UInt(failure.line)) }
    })
}
