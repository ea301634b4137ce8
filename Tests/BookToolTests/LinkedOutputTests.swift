import Foundation
import TestSupport
import Testing

/// A book by a stranger may have links in `build` that lead to other files of its reader.
struct LinkedOutputTests {
  private let elsewhere = TemporaryFolder()

  /// A book with a link to a folder or a file elsewhere, in place of what was there.
  private func book(_ link: String, to target: String) async throws -> Tool {
    let tool = try await Tool()
    let path = tool.folder.appending(path: link).path(percentEncoded: false)
    try? FileManager.default.removeItem(atPath: path)
    let destination = elsewhere.url.appending(path: target).path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
    return tool
  }

  /// Fills the folder elsewhere with files that have the names of the tool's own.
  private func fill() throws {
    let manager = FileManager.default
    for path in ["check.json", "cache/results.json", "cache/files/a", "results.json", "files/a"] {
      let file = elsewhere.url.appending(path: path)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("mine".utf8).write(to: file)
    }
  }

  private func files() throws -> [String] {
    let folder = elsewhere.url.path(percentEncoded: false)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    return paths.map { path in
      let data = try? Data(contentsOf: elsewhere.url.appending(path: path))
      return path + (data.map { ": \(String(decoding: $0, as: UTF8.self))" } ?? "")
    }
  }

  @Test(arguments: ["check.json", "missing.json"])
  func `the report is not written through a link`(target: String) async throws {
    try fill()
    let tool = try await book("build/check.json", to: target)
    let before = try files()
    let run = try await tool.run("check")
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        """
        warning: cannot write 'build/check.json': 'build/check.json' is a symbolic link that leads \
        out of the book [unwritable-report]
          help: remove the link

        """
      )
    )
    #expect(try files() == before)
  }

  @Test(arguments: [
    ("build/cache", "cache"), ("build/cache/results.json", "results.json"),
    ("build/cache/files", "files"), ("build/cache", "missing"),
  ])
  func `results are not cached through a link`(link: String, target: String) async throws {
    try fill()
    let tool = try await book(link, to: target)
    let before = try files()
    let run = try await tool.run("check")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        """
        warning: '\(link)' is a symbolic link, so results are not cached [linked-cache]
          help: remove the link, or name the folder with '--cache'

        """
      )
    )
    #expect(try files() == before)
  }

  @Test func `nothing is built if the folder leads out of the book`() async throws {
    try fill()
    let tool = try await book("build", to: "")
    let before = try files()
    let run = try await tool.run("build")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        """
        error: 'build' is a symbolic link that leads out of the book [unwritable-format]
          help: remove the link, or name a folder with '--output'

        """
      )
    )
    #expect(try files() == before)
  }

  @Test(arguments: [("build", ""), ("build/cache", "cache"), ("build/cache", "")])
  func `nothing is removed behind a link`(link: String, target: String) async throws {
    try fill()
    let tool = try await book(link, to: target)
    let before = try files()
    let run = try await tool.run("clean")
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix(
        """
        warning: '\(link)' is a symbolic link, so nothing is removed [linked-cache]
          help: remove the link, or name the folder with '--cache'

        """
      )
    )
    #expect(try files() == before)
  }

  @Test func `a link inside the book is followed`() async throws {
    let tool = try await Tool()
    try tool.write("", to: "reports/check.json")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appending(path: "build/check.json").path(percentEncoded: false),
      withDestinationPath: "../reports/check.json"
    )
    let run = try await tool.run("check")
    #expect(run.status == 0)
    #expect(!run.errors.contains("link"))
    #expect(try tool.read("reports/check.json").contains("\"all\""))
  }
}
