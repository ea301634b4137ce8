import Testing

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
    let place = Testing.SourceLocation(
      fileID: fileID.description,
      filePath: filePath.description,
      line: Int(line),
      column: Int(column)
    )
    #if canImport(XCTest)
    // A task that a test of Swift Testing has detached knows of no test, and neither does XCTest's: the
    // library that is at work takes what it is told, and the other one ignores it.
    if Test.current == nil { XCTFail(message, file: filePath, line: line) }
    #endif
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }
}
