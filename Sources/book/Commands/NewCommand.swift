import ArgumentParser
import BookModel
import Diagnostics
import Foundation
import Scaffolding
import WholeFiles

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a chapter.",
    subcommands: [NewChapterCommand.self]
  )
}

struct NewChapterCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chapter",
    abstract: "Create a chapter in each language and add it to the list of chapters.",
    discussion: """
      The new chapter is valid, so the book can be built with it. Nothing else in \
      Content/book.yml changes, and existing files are not overwritten.

      EXAMPLES
        book new chapter labels
        book new chapter labels --part basics
      """
  )

  @Option(name: .customLong("book"), help: "The folder of the book.", completion: .directory)
  var root = "."

  @Option(help: "The part to add the chapter to (default: the last one).")
  var part: String?

  @Argument(help: "The name in URLs: lowercase letters, digits and hyphens.")
  var slug: String

  func validate() throws {
    guard NewChapter(slug: slug) != nil else {
      throw ValidationError(
        "'\(slug)' is not a name for a URL, such as 'first-button', of at most 60 characters."
      )
    }
  }

  func run() throws {
    let (book, findings) = Book.read(try BookFiles.read(root: root))
    guard let book, let chapter = NewChapter(slug: slug) else {
      try Console.standard.report(findings, about: [], as: .human, in: root, source: { _ in nil })
      throw ExitCode(1)
    }
    let folder = URL(filePath: root, directoryHint: .isDirectory)
    let configuration = folder.appending(path: "Content/book.yml")
    let list = ChapterList(
      text: String(decoding: try Data(contentsOf: configuration), as: UTF8.self)
    )
    let part = try self.part ?? list.parts.last.orFail("Content/book.yml has no parts")
    guard list.parts.contains(part) else {
      let names = list.parts.map { "'\($0)'" }.joined(separator: ", ")
      return try fail("there is no part '\(part)'; the parts are \(names)")
    }
    guard !book.chapters.contains(where: { $0.slug == slug }) else {
      return try fail("the chapter '\(slug)' already exists")
    }
    let others = book.chapters.flatMap(\.editions.values)
    let hasGlance = others.contains { !$0.frontMatter.glances.isEmpty }
    let files = book.languages.map { language in
      (
        path: "Content/\(language)/\(part)/\(slug).md",
        text: chapter.text(language: language, hasGlance: hasGlance)
      )
    }
    for file in files {
      let path = folder.appending(path: file.path).path(percentEncoded: false)
      guard !FileManager.default.fileExists(atPath: path) else {
        return try fail("the file '\(file.path)' already exists")
      }
    }
    guard let changed = list.adding(slug, to: part) else {
      return try fail("the chapters of '\(part)' are not a list that can be extended")
    }
    for file in files {
      try Data(file.text.utf8).write(creatingFoldersFor: folder.appending(path: file.path))
      Console.standard.writeLine("Wrote \(file.path).")
    }
    // Written last, so that the list never names a missing file.
    try Data(changed.utf8).write(atomicallyTo: configuration)
    Console.standard.writeLine("Added '\(slug)' to the part '\(part)' in Content/book.yml.")
  }

  private func fail(_ sentence: String) throws {
    Console.standard.writeError("Error: \(sentence).")
    throw ExitCode(1)
  }
}

extension String? {
  fileprivate func orFail(_ sentence: String) throws -> String {
    guard let self else {
      Console.standard.writeError("Error: \(sentence).")
      throw ExitCode(1)
    }
    return self
  }
}
