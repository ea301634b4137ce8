#if canImport(Testing)
import Testing
#endif

#if canImport(XCTest)
import XCTest
#endif

/// The place of a call in the source of a test, where its failures are shown.
struct CallPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Reports a failure to whichever of the two libraries runs the test.
  func fail(_ message: String) {
    #if canImport(XCTest)
    // A task that a test of Swift Testing has detached knows of no test, and neither does one of
    // XCTest: the library that is at work takes what it is told, and the other one ignores it.
    if !isInSwiftTesting { XCTFail(message, file: filePath, line: line) }
    #endif
    #if canImport(Testing)
    let place = Testing.SourceLocation(
      fileID: fileID.description,
      filePath: filePath.description,
      line: Int(line),
      column: Int(column)
    )
    Issue.record(Comment(rawValue: message), sourceLocation: place)
    #endif
  }

  /// Whether a test of Swift Testing is known to be at work.
  private var isInSwiftTesting: Bool {
    #if canImport(Testing)
    Test.current != nil
    #else
    false
    #endif
  }
}
