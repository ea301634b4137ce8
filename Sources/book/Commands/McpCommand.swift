import ArgumentParser
import Foundation

struct McpCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answer a coding assistant over standard input and output.",
    discussion: """
      Speaks the Model Context Protocol: one JSON-RPC message per line. The assistant starts the \
      command, and gets four tools: say, check, explain and search. Code is compiled and run in \
      the sandbox of 'book say'. docs/for-assistants.md says how to set it up.

      EXAMPLES
        book mcp
        book mcp --book ~/by-ear
      """
  )

  @Option(
    help: "The folder of the book that is searched (default: the current folder, if it is one).",
    completion: .directory
  )
  var book: String?

  func validate() throws {
    guard let book, !FileManager.default.fileExists(atPath: "\(book)/Content/book.yml") else {
      return
    }
    throw ValidationError("'\(book)' is not the folder of a book: it has no Content/book.yml.")
  }

  func run() async throws {
    let server = AssistantServer(
      tool: Bundle.main.executablePath ?? CommandLine.arguments[0],
      book: BookSearch(folder: book ?? ".")
    )
    while let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace), let answer = await server.answer(to: line) else {
        continue
      }
      Console.standard.write(answer + "\n", to: .standardOutput)
    }
  }
}
