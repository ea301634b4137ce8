import Foundation
import Preview
import Testing

struct FileSnapshotTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FileSnapshotTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("a/b"),
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["one", "a/two", "a/b/three", ".hidden", "a/.hidden"] {
      try Data(path.utf8).write(to: folder.appendingPathComponent(path))
    }
    try body(folder)
  }

  @Test func `files are found in all folders, except hidden ones`() throws {
    try withFolder { folder in
      #expect(Set(FileSnapshot(root: folder.path).files.keys) == ["one", "a/two", "a/b/three"])
      let some = FileSnapshot(root: folder.path, folders: ["a", "missing"])
      #expect(Set(some.files.keys) == ["a/two", "a/b/three"])
    }
  }

  @Test func `changed, added and removed files are reported`() throws {
    try withFolder { folder in
      let before = FileSnapshot(root: folder.path)
      #expect(FileSnapshot(root: folder.path).changes(since: before) == [])
      try Data("more".utf8).write(to: folder.appendingPathComponent("a/two"))
      try Data("new".utf8).write(to: folder.appendingPathComponent("four"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("one"))
      #expect(FileSnapshot(root: folder.path).changes(since: before) == ["a/two", "four", "one"])
    }
  }
}
