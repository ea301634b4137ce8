import ArgumentParser
import Diagnostics
import System

/// The root command, `book`.
///
/// It replaces the exit status of ArgumentParser: 2 for a wrong command line, 70 for an unexpected
/// error.
@main
struct BookTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book",
    abstract: "Build and check a book in which every spoken line is computed.",
    discussion: """
      A book is a folder with Content/book.yml. Its chapters are Markdown. Their Swift code is \
      compiled and run; what VoiceOver and Voice Control say about it is computed and compared \
      with the page.

      EXAMPLES
        book init Handbook               create a small book
        book import ../guide Handbook    convert an mdBook, DocC catalogue or folder
        book build                       check everything and write build/site
        book serve                       show the site, rebuild it after each change
        book check                       check everything without writing pages
        book check Content/en/swipes     check the snippets of some files
        book check --update              write computed lines into the files
        book coverage                    list what the book does not cover yet
        book say Cart.swift              print what is spoken for a file's views
        book heard export Hearing        export a project to record speech on a Mac
        book explain broken-anchor       explain a finding and how to fix it
        book mcp                         answer a coding assistant

      EXIT STATUS
        0   there are no errors
        1   the book has errors; each finding has a file, line and column
        2   the command line is wrong
        70  the tool itself failed
      """,
    subcommands: [
      InitCommand.self, ImportCommand.self, NewCommand.self, BuildCommand.self, ServeCommand.self,
      CheckCommand.self, McpCommand.self,
      ExplainCommand.self, SayCommand.self,
      HeardCommand.self, CoverageCommand.self, TranslationsCommand.self, WordsCommand.self,
      SiteCommand.self, CleanCommand.self,
    ]
  )

  @Flag(
    name: [.customShort("V"), .customLong("version")],
    help: "Show the version, and the compiler and commit of the build."
  )
  var showsVersion = false

  static func main() async {
    refuseUnknownCommand()
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      terminate(after: error)
    }
    refuseLostOutput()
  }

  /// Fails if results are missing in the output, as on a full disk.
  private static func refuseLostOutput() {
    guard let reason = Console.outputFailure else { return }
    Console.standard.writeError("Error: the output cannot be written: \(reason).")
    exit(withError: ExitCode(70))
  }

  func run() throws {
    guard showsVersion else { throw CleanExit.helpRequest(self) }
    Console.standard.writeLine("\(VersionDescription())")
  }

  private static func refuseUnknownCommand() {
    var words = CommandLine.arguments.dropFirst()
    if words.first == "help" { words.removeFirst() }
    guard let word = words.first, !word.hasPrefix("-") else { return }
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !commands.contains(word) else { return }
    let advice = Suggestion(among: commands).sentence(for: word)
    Console.standard.writeError("Error: there is no command '\(word)'; \(advice)")
    exit(withError: ExitCode(2))
  }

  /// What an error of the system means, with the file if it is known; `nil` for other errors.
  private static func sentence(about error: any Error) -> String? {
    error.systemReason.map { reason in
      guard let path = error.affectedPath else { return "Error: \(reason)." }
      return "Error: '\(path)' cannot be read or written: \(reason)."
    }
  }

  private static func terminate(after error: any Error) -> Never {
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    switch code {
    case .success:
      Console.standard.writeLine(message)
    case .validationFailure:
      Console.standard.writeError(message)
      exit(withError: ExitCode(2))
    default:
      guard !(error is ExitCode) else { break }
      Console.standard.writeError(sentence(about: error) ?? message)
      exit(withError: ExitCode(70))
    }
    refuseLostOutput()
    exit(withError: code)
  }
}
