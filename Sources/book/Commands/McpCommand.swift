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
    let (lines, input) = AsyncStream.makeStream(of: String.self)
    // Reading blocks, so it has a thread of its own.
    Thread.detachNewThread {
      while let line = MessageLine.next() { input.yield(line) }
      input.finish()
    }
    let (calls, queue) = AsyncStream.makeStream(of: String.self)
    await withTaskGroup { group in
      // Calls take long. They wait for each other, but other messages don't wait for them.
      group.addTask { for await line in calls { await Self.answer(line, by: server) } }
      for await line in lines where !line.allSatisfy(\.isWhitespace) {
        if server.isLong(line) { queue.yield(line) } else { await Self.answer(line, by: server) }
      }
      queue.finish()
    }
  }

  private static func answer(_ line: String, by server: AssistantServer) async {
    guard let answer = await server.answer(to: line) else { return }
    Console.standard.write(answer + "\n", to: .standardOutput)
  }
}
