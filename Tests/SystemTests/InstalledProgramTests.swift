import Foundation
import System
import Testing

struct InstalledProgramTests {
  private static let folders = "/usr/bin:/bin"

  @Test func `a missing program is nil`() {
    #expect(InstalledProgram(named: "by-ear-is-no-program", in: Self.folders) == nil)
    #expect(InstalledProgram(named: "sh", in: "") == nil)
  }

  @Test func `a program reads and writes more than a pipe's capacity`() throws {
    let text = String(repeating: "a line of text\n", count: 20_000)
    let cat = try #require(InstalledProgram(named: "cat", in: Self.folders))
    #expect(try cat.run([], input: text, in: FileManager.default.temporaryDirectory) == text)
  }

  @Test(
    arguments: [
      ("echo first >&2; echo second >&2; exit 1", "first"),
      ("exit 4", "it exited with status 4"),
    ]
  )
  func `a failed program has a reason`(line: String, reason: String) throws {
    let shell = try #require(InstalledProgram(named: "sh", in: Self.folders))
    let failure = #expect(throws: InstalledProgram.Failure.self) {
      try shell.run(["-c", line], in: FileManager.default.temporaryDirectory)
    }
    #expect(failure?.reason == reason)
  }

  @Test func `a scratch folder is removed with its contents`() throws {
    let folder = try ScratchFolder()
    let path = folder.url.path(percentEncoded: false)
    try Data("text".utf8).write(to: folder.url.appending(path: "file"))
    #expect(FileManager.default.fileExists(atPath: path))
    folder.remove()
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
