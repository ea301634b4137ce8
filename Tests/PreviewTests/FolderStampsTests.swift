import Foundation
import Preview
import TestSupport
import Testing

struct FolderStampsTests {
  private let folder = TemporaryFolder()

  private var stamps: FolderStamps { FolderStamps(of: [folder.url]) }

  private func write(_ text: String, to name: String) throws {
    let file = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  @Test func `files that were written, added and removed are counted`() throws {
    try write("1", to: "a/b.md")
    try write("1", to: "c.md")
    let before = stamps
    #expect(stamps == before)
    try write("22", to: "a/b.md")
    try write("1", to: "d/e.md")
    try FileManager.default.removeItem(at: folder.url.appending(path: "c.md"))
    #expect(stamps != before)
    #expect(stamps.changes(since: before) == 3)
  }

  @Test func `a file of the same length is told by its date`() throws {
    try write("1", to: "a.md")
    let before = stamps
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: folder.url.appending(path: "a.md").path
    )
    #expect(stamps.changes(since: before) == 1)
  }

  @Test func `hidden files and missing folders count for nothing`() throws {
    let before = FolderStamps(of: [folder.url, folder.url.appending(path: "missing")])
    try write("1", to: ".a.md.swp")
    #expect(stamps == before)
  }
}
