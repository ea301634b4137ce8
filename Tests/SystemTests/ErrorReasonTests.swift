import Foundation
import System
import Testing

struct ErrorReasonTests {
  private struct Own: LocalizedError {
    var errorDescription: String? { "'a' is outside the folder" }
  }

  @Test(arguments: [
    (POSIXErrorCode.ENOSPC, "the disk is full"), (.EACCES, "access is not permitted"),
    (.EFBIG, "the file is larger than this process may write"), (.EIO, "the disk failed"),
    (.EPIPE, "error 32 of the system, 'Broken pipe'"),
  ])
  func `an error of the system has a plain reason`(code: POSIXErrorCode, reason: String) {
    #expect(POSIXError(code).plainReason == reason)
    let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(code.rawValue))
    #expect(cause.plainReason == reason)
    let error = NSError(
      domain: NSCocoaErrorDomain,
      code: CocoaError.Code.fileWriteUnknown.rawValue,
      userInfo: [NSUnderlyingErrorKey: cause, NSFilePathErrorKey: "/a/b"]
    )
    #expect(error.plainReason == reason)
    #expect(error.affectedPath == "/a/b")
  }

  @Test(arguments: [
    (CocoaError.Code.fileWriteOutOfSpace, "the disk is full"),
    (.fileWriteNoPermission, "access is not permitted"),
    (.fileNoSuchFile, "there is no such file or folder"),
    (.fileWriteUnknown, "writing failed"),
  ])
  func `an error of Foundation has a plain reason`(code: CocoaError.Code, reason: String) {
    #expect(CocoaError(code).plainReason == reason)
    #expect(CocoaError(code).affectedPath == nil)
  }

  @Test func `an error of our own keeps its words`() {
    #expect(Own().plainReason == "'a' is outside the folder")
    #expect(Own().systemReason == nil)
  }

  #if os(Linux)
  @Test func `a full disk is called full`() throws {
    let handle = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let error = try #require(throws: (any Error).self) {
      try handle.write(contentsOf: Data("a".utf8))
    }
    #expect(error.plainReason == "the disk is full")
  }
  #endif

  @Test func `a missing file is named`() throws {
    let error = try #require(throws: (any Error).self) {
      try Data(contentsOf: URL(filePath: "/missing/file"))
    }
    #expect(error.plainReason == "there is no such file or folder")
  }
}
