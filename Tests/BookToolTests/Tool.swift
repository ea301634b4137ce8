import Foundation
import System
import TestSupport
import Testing

/// The real program, run on a little book in a folder of its own.
struct Tool: Sendable {
  /// What a run left behind.
  struct Run: Sendable {
    var status: Int
    var output: String
    var errors: String
  }

  /// The folder of the book.
  var folder: URL { temporary.url }

  private let temporary = TemporaryFolder()

  /// Lays out a book that is well, in a new folder.
  ///
  /// Most tests look at something else than compiling. Results are stored by what they were computed from,
  /// so all books share a cache, in which the results of this one already are.
  ///
  /// - Parameter isChecked: `false` for a book with a cache of its own that holds no results.
  init(isChecked: Bool = true) async throws {
    try layOut()
    let shared = try await Self.checked.value.folder.appending(path: "build/cache")
    let cache = folder.appending(path: "build/cache")
    // Without results, what is known of the compiler's files is still shared.
    let part = isChecked ? "" : "/files"
    try FileManager.default.createDirectory(
      at: isChecked ? cache.deletingLastPathComponent() : cache,
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: cache.path(percentEncoded: false) + part,
      withDestinationPath: shared.path(percentEncoded: false) + part
    )
  }

  /// Copies a book, with everything that was made of it.
  init(copyOf other: Tool) throws {
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.copyItem(at: other.folder, to: folder)
  }

  /// Lays out a book beside which no cache is.
  private init(withoutCache: Void) throws {
    try layOut()
  }

  /// A book that was checked, whose cache the others share.
  private static let checked = Task {
    let tool = try Tool(withoutCache: ())
    let run = try await tool.run("check")
    try #require(run.status == 0, "\(run.errors)")
    return tool
  }

  private func layOut() throws {
    try write(Self.configuration, to: "Content/book.yml")
    for language in ["en", "ru"] {
      try write(
        "---\ntitle: Home\ndescription: A book.\n---\nHello.\n",
        to: "Content/\(language)/index.md"
      )
      try write(
        Self.chapter(Self.chapter, in: language),
        to: "Content/\(language)/basics/button.md"
      )
    }
    try write("body { color: black }\n", to: "Site/style.css")
  }

  /// Leaves nothing in the book that would have to be compiled.
  func removeCode() throws {
    for language in ["en", "ru"] {
      let path = "Content/\(language)/basics/button.md"
      let text = try read(path)
      try write(
        String(text.prefix(upTo: text.firstRange(of: "```")?.lowerBound ?? text.endIndex)),
        to: path
      )
    }
  }

  /// Writes a file of the book.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file of the book.
  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  /// Runs the program in the folder of the book.
  func run(_ arguments: String...) async throws -> Run {
    try await run(arguments)
  }

  /// Runs the program in the folder of the book.
  func run(_ arguments: [String]) async throws -> Run {
    try await run(Self.executable, arguments)
  }

  /// Runs a line of shell in the folder of the book.
  func run(shell line: String) async throws -> Run {
    try await run("/bin/sh", ["-c", line])
  }

  private func run(_ program: String, _ arguments: [String]) async throws -> Run {
    let command = Command(
      program: program,
      arguments: arguments,
      folder: folder,
      timeLimit: 600
    )
    let result = try await command.run()
    let status = try #require(result.status, "the program was ended by a signal")
    return Run(status: status, output: result.output, errors: result.errors)
  }

  /// The program beside the tests.
  static let executable: String = {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let beside = tests.deletingLastPathComponent().appending(path: "book")
    if FileManager.default.isExecutableFile(atPath: beside.path(percentEncoded: false)) {
      return beside.path(percentEncoded: false)
    }
    // Where the tests are run by a program of the toolchain, their own folder is the usual one.
    return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: ".build/debug/book").path(percentEncoded: false)
  }()

  private static let configuration = """
    title: {en: Little, ru: Малая}
    description: {en: A little book., ru: Малая книга.}
    languages: [en, ru]
    parts:
      - id: basics
        title: {en: Basics, ru: Основы}
        chapters: [button]

    """

  /// A chapter that speaks the language of its page.
  static func chapter(_ english: String, in language: String) -> String {
    guard language == "ru" else { return english }
    return english.replacing("lang=en\nBuy, Button", with: "lang=ru\nBuy, Кнопка")
  }

  /// A chapter whose transcript is right.
  static let chapter = """
    ---
    title: Button
    description: A button.
    ---
    Words.

    ```swift
    import UIKit
    let buy = UIButton(type: .system)
    buy.setTitle("Buy", for: .normal)
    ```

    ```voiceover buy lang=en
    Buy, Button
    ```

    """
}
