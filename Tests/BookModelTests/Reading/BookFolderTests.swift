import BookModel
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Files outside the book, special files and oversized files are skipped and reported.
struct BookFolderTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, to path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  private func link(_ path: String, to target: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: url.path(percentEncoded: false),
      withDestinationPath: target
    )
  }

  private func read() throws -> BookFiles {
    try BookFiles.read(root: folder.url.appending(path: "book").path(percentEncoded: false))
  }

  @Test(arguments: ["/etc/passwd", "../../../secret.txt", "../../../book/../secret.txt"])
  func `a symbolic link that leaves the book is not followed`(target: String) throws {
    try write("secret", to: "secret.txt")
    try link("book/Content/en/dial.png", to: target)
    let files = try read()
    #expect(files.bytes == [:])
    #expect(files.skippedFiles.map(\.id) == ["outside-book"])
    #expect(files.skippedFiles.first?.location?.path == "Content/en/dial.png")
  }

  @Test func `a linked folder outside the book is not read`() throws {
    try write("secret", to: "elsewhere/secret.txt")
    try link("book/Content", to: "../elsewhere")
    let files = try read()
    #expect(files.bytes == [:])
    #expect(files.skippedFiles.map(\.id) == ["outside-book"])
  }

  @Test func `a symbolic link inside the book is followed only to a file`() throws {
    try write("PNG", to: "book/Content/en/dial.png")
    try link("book/Content/ru/dial.png", to: "../en/dial.png")
    try link("book/Content/de", to: "en")
    try link("book/Content/fr", to: "nowhere")
    let files = try read()
    #expect(files.paths == ["Content/en/dial.png", "Content/ru/dial.png"])
    #expect(files.bytes["Content/ru/dial.png"] == Array("PNG".utf8))
    #expect(files.skippedFiles.map(\.id) == ["special-file", "special-file"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a named pipe is skipped`() throws {
    try write("Words.", to: "book/Content/en/a.md")
    let pipe = folder.url.appending(path: "book/Content/en/pipe.png")
    #expect(mkfifo(pipe.path(percentEncoded: false), 0o600) == 0)
    let files = try read()
    #expect(files.paths == ["Content/en/a.md"])
    #expect(files.skippedFiles.map(\.id) == ["special-file"])
  }

  @Test func `a text larger than 1 MiB is skipped`() throws {
    try write(String(repeating: "a", count: 1 << 20), to: "book/Content/en/a.md")
    try write(String(repeating: "a", count: (1 << 20) + 1), to: "book/Content/en/b.md")
    try write(String(repeating: "a", count: (1 << 20) + 1), to: "book/Content/en/c.txt")
    let files = try read()
    #expect(files.paths == ["Content/en/a.md", "Content/en/c.txt"])
    #expect(files.skippedFiles.map(\.id) == ["oversized-file"])
  }

  @Test func `skipped files are reported with the other findings`() throws {
    try link("book/Site/passwd.txt", to: "/etc/passwd")
    #expect(try Book.read(read()).diagnostics.map(\.id) == ["missing-file", "outside-book"])
  }
}
