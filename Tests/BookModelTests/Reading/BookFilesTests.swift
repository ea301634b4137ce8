import BookModel
import Foundation
import Testing

struct BookFilesTests {
  @Test func `the folders of a book are read without hidden and other files`() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("BookFilesTests-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let paths = [
      "Content/book.yml", "Content/en/basics/labels.md", "Content/.hidden", "Site/style.css",
      "Site/.cache/x", "README.md",
    ]
    for path in paths {
      let url = root.appendingPathComponent(path)
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(path.utf8).write(to: url)
    }
    let files = try BookFiles.read(root: root.path)
    #expect(files.paths == ["Content/book.yml", "Content/en/basics/labels.md", "Site/style.css"])
    #expect(files.bytes["Site/style.css"] == Array("Site/style.css".utf8))
  }

  @Test func `a folder without a book is read as empty`() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(try BookFiles.read(root: root.path).paths.isEmpty)
  }
}
