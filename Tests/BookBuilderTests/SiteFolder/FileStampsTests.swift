import Foundation
import SiteFolder
import Testing

struct FileStampsTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FileStampsTests-\(UUID().uuidString)", isDirectory: true)
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

  @Test func `files are found in all folders, hidden ones if they are asked for`() throws {
    try withFolder { folder in
      #expect(Set(FileStamps(root: folder.path).files.keys) == ["one", "a/two", "a/b/three"])
      let all = FileStamps(root: folder.path, includesHidden: true)
      #expect(
        Set(all.files.keys).subtracting(["one", "a/two", "a/b/three"]) == [".hidden", "a/.hidden"]
      )
      let some = FileStamps(root: folder.path, folders: ["a", "missing"])
      #expect(Set(some.files.keys) == ["a/two", "a/b/three"])
    }
  }

  @Test func `files that were written, added or removed are told`() throws {
    try withFolder { folder in
      let before = FileStamps(root: folder.path)
      #expect(FileStamps(root: folder.path).changes(since: before) == [])
      try Data("more".utf8).write(to: folder.appendingPathComponent("a/two"))
      try Data("new".utf8).write(to: folder.appendingPathComponent("four"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("one"))
      #expect(FileStamps(root: folder.path).changes(since: before) == ["a/two", "four", "one"])
    }
  }

  @Test func `a file written in the moment of looking counts as changed`() throws {
    try withFolder { folder in
      var before = FileStamps(root: folder.path)
      before.forget(since: Date.now.timeIntervalSince1970 - 60)
      let changed = FileStamps(root: folder.path).changes(since: before)
      #expect(changed == ["one", "a/two", "a/b/three"])
      var early = FileStamps(root: folder.path)
      early.forget(since: Date.now.timeIntervalSince1970 - 60)
      #expect(early.changes(since: early) == ["one", "a/two", "a/b/three"])
    }
  }
}
