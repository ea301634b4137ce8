import Foundation
import System

/// Runs a tool for an assistant: as a command of this program, or in the book.
struct AssistantCall: Sendable {
  let tool: String
  let book: BookSearch

  struct Answer: Sendable {
    var text: String
    var isError = false
  }

  /// In seconds.
  private static let timeLimit = 300.0

  func run(_ wanted: AssistantTool, _ arguments: JSONValue) async -> Answer {
    let missing = wanted.parameters.filter { $0.isRequired && arguments[$0.name]?.text == nil }
    if let first = missing.first {
      return Answer(text: "'\(first.name)' is missing: \(first.description)", isError: true)
    }
    do {
      switch wanted.name {
      case "say": return try await say(arguments)
      case "check": return try await check(arguments)
      case "explain":
        return try await run(["explain"] + [arguments["rule"]?.text].compactMap(\.self))
      default:
        let words = arguments["words"]?.text ?? ""
        return Answer(text: book.sections(with: words, arguments["language"]?.text ?? "en"))
      }
    } catch {
      return Answer(text: "the command failed: \(error.plainReason)", isError: true)
    }
  }

  private func say(_ arguments: JSONValue) async throws -> Answer {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    var words = ["say"]
    if let code = arguments["code"]?.text {
      words.append(try write(code, "View.swift", in: scratch.url))
    } else if let path = arguments["path"]?.text {
      guard !path.hasPrefix("-") else { return Answer(text: "'\(path)' is no path", isError: true) }
      words.append(path)
    } else if arguments["project"] == nil {
      return Answer(text: "pass 'path', 'code' or 'project'", isError: true)
    }
    for name in ["project", "show", "language"] {
      if let value = arguments[name]?.text { words.append("--\(name)=\(value)") }
    }
    if let technology = arguments["technology"]?.text { words.append("--tool=\(technology)") }
    if let gestures = arguments["gestures"]?.text {
      words.append("--gestures=\(try write(gestures, "gestures.txt", in: scratch.url))")
    }
    words += arguments["explain"]?.isTrue == true ? ["--explain"] : ["--no-parts"]
    return try await run(words, in: scratch)
  }

  private func check(_ arguments: JSONValue) async throws -> Answer {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let file = try write(arguments["markdown"]?.text ?? "", "answer.md", in: scratch.url)
    return try await run(["check", file], in: scratch)
  }

  private func write(_ text: String, _ name: String, in folder: URL) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path(percentEncoded: false)
  }

  /// - Parameter scratch: the folder of files that the assistant sees by their names.
  private func run(
    _ arguments: [String],
    in scratch: ScratchFolder? = nil
  ) async throws -> Answer {
    let result = try await Command(
      program: tool,
      arguments: arguments,
      environment: .inherited(adding: ["NO_COLOR": "1"]),
      timeLimit: Self.timeLimit
    )
    .run()
    var text = [result.output, result.errors].filter { !$0.isEmpty }.joined(separator: "\n")
    if let folder = scratch?.url.path(percentEncoded: false) {
      text.replace(folder.hasSuffix("/") ? folder : folder + "/", with: "")
    }
    return Answer(text: text.isEmpty ? "no findings" : text, isError: result.status != 0)
  }
}
