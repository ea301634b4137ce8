import Foundation
import System
import TestSupport
import Testing

/// Runs the real executable on a small book in a temporary folder.
struct Tool: Sendable {
  struct Run: Sendable {
    var status: Int
    var output: String
    var errors: String
  }

  var folder: URL { temporary.url }

  private let temporary = TemporaryFolder()

  /// Creates a correct book in a new folder.
  ///
  /// Most tests aren't about compiling. Since results are stored by their inputs, each book
  /// gets a copy of a cache that already has the results of this one.
  ///
  /// - Parameter isChecked: `false` for a book with an empty cache of its own.
  init(isChecked: Bool = true) async throws {
    try layOut()
    let shared = try await Self.checked.value.folder.appending(path: "build/cache")
    let cache = folder.appending(path: "build/cache")
    // Without results, the data about the compiler's files is still shared.
    let part = isChecked ? "" : "/files"
    try FileManager.default.createDirectory(
      at: isChecked ? cache.deletingLastPathComponent() : cache,
      withIntermediateDirectories: true
    )
    // A link would lead out of the book.
    try FileManager.default.copyItem(
      atPath: shared.path(percentEncoded: false) + part,
      toPath: cache.path(percentEncoded: false) + part
    )
  }

  /// Copies a book with its output.
  init(copyOf other: Tool) throws {
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.copyItem(at: other.folder, to: folder)
  }

  /// Creates a book without a cache.
  private init(withoutCache: Void) throws {
    try layOut()
  }

  /// A checked book whose cache the others copy.
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

  /// Removes everything that would have to be compiled.
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

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  func run(_ arguments: String...) async throws -> Run {
    try await run(arguments)
  }

  func run(_ arguments: [String]) async throws -> Run {
    try await run(Self.executable, arguments)
  }

  /// Runs a shell command in the folder of the book.
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

  /// The executable next to the tests.
  static let executable: String = {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let nextTo = tests.deletingLastPathComponent().appending(path: "book")
    if FileManager.default.isExecutableFile(atPath: nextTo.path(percentEncoded: false)) {
      return nextTo.path(percentEncoded: false)
    }
    // If the tests run in an executable of the toolchain, the default build folder is used.
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

  /// A chapter whose transcript is in the language of its page.
  static func chapter(_ english: String, in language: String) -> String {
    guard language == "ru" else { return english }
    return english.replacing("lang=en\nBuy, Button", with: "lang=ru\nBuy, Кнопка")
  }

  /// A chapter with a correct transcript.
  static let chapter = """
    ---
    title: Button
    description: A button.
    ---
    Words.

    ```swift
    import UIKit
    let buy = UIButton(type: .system, primaryAction: UIAction { _ in })
    buy.setTitle("Buy", for: .normal)
    ```

    ```voiceover buy lang=en
    Buy, Button
    ```

    """
}
