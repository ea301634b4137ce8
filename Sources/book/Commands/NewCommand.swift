import ArgumentParser
import BookModel
import Diagnostics
import Foundation
import Scaffolding
import WholeFiles

/// `book new`: the beginnings of what a book is made of.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begins a chapter.",
    subcommands: [NewChapterCommand.self]
  )
}

/// `book new chapter`: a file in each language, and the entry in the list of chapters.
struct NewChapterCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chapter",
    abstract: "Begins a chapter in each language and adds it to the list of chapters.",
    discussion: """
      The chapter is right as it stands: the book can be built with it. Nothing else in \
      Content/book.yml is touched, and a file that is there already is left alone.

      EXAMPLES
        book new chapter labels
        book new chapter labels --part basics
      """
  )

  @Option(name: .customLong("book"), help: "The folder of the book.", completion: .directory)
  var root = "."

  @Option(help: "The part the chapter belongs to; the last one unless given.")
  var part: String?

  @Argument(help: "The name in addresses: small letters, digits and hyphens.")
  var slug: String

  func validate() throws {
    guard NewChapter(slug: slug) != nil else {
      throw ValidationError(
        "'\(slug)' is no name for an address, such as 'first-button', of at most 60 letters."
      )
    }
  }

  func run() throws {
    let (book, findings) = Book.read(try BookFiles.read(root: root))
    guard let book, let chapter = NewChapter(slug: slug) else {
      try Console.standard.report(findings, about: [], as: .human, source: { _ in nil })
      throw ExitCode(1)
    }
    let folder = URL(filePath: root, directoryHint: .isDirectory)
    let configuration = folder.appending(path: "Content/book.yml")
    let list = ChapterList(
      text: String(decoding: try Data(contentsOf: configuration), as: UTF8.self)
    )
    let part = try self.part ?? list.parts.last.orComplain("there is no part in Content/book.yml")
    guard list.parts.contains(part) else {
      let names = list.parts.map { "'\($0)'" }.joined(separator: ", ")
      return try complain("there is no part '\(part)'; there are \(names)")
    }
    guard !book.chapters.contains(where: { $0.slug == slug }) else {
      return try complain("there is a chapter '\(slug)' already")
    }
    let others = book.chapters.flatMap(\.editions.values)
    let hasGlance = others.isEmpty || others.contains { $0.frontMatter.glance != nil }
    let files = book.languages.map { language in
      (
        path: "Content/\(language)/\(part)/\(slug).md",
        text: chapter.text(language: language, hasGlance: hasGlance)
      )
    }
    for file in files {
      let path = folder.appending(path: file.path).path(percentEncoded: false)
      guard !FileManager.default.fileExists(atPath: path) else {
        return try complain("there is a file '\(file.path)' already")
      }
    }
    guard let changed = list.adding(slug, to: part) else {
      return try complain("the chapters of '\(part)' are no list that can be added to")
    }
    for file in files {
      try Data(file.text.utf8).write(withFoldersTo: folder.appending(path: file.path))
      Console.standard.say("Wrote \(file.path).")
    }
    // Last, so that the list names no file that is not there.
    try Data(changed.utf8).write(wholeTo: configuration)
    Console.standard.say("Added '\(slug)' to the part '\(part)' in Content/book.yml.")
  }

  private func complain(_ sentence: String) throws {
    Console.standard.complain("Error: \(sentence).")
    throw ExitCode(1)
  }
}

extension String? {
  /// The text, or the end of the command with a sentence.
  fileprivate func orComplain(_ sentence: String) throws -> String {
    guard let self else {
      Console.standard.complain("Error: \(sentence).")
      throw ExitCode(1)
    }
    return self
  }
}
