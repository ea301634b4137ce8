import ArgumentParser
import Diagnostics

/// The command line: what the tool can do, and how it is told to.
@main
struct BookTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book",
    abstract: "Builds and checks a book in which every spoken line is computed.",
    discussion: """
      A book is a folder with Content/book.yml. Its chapters are Markdown; their Swift code is \
      compiled and run, and what VoiceOver and Voice Control say about it is computed and compared \
      with the page.

      EXAMPLES
        book init Handbook               write a small book to begin with
        book import ../guide Handbook    make a book of an mdBook, DocC or a folder
        book build                       check everything and write build/site
        book serve                       show the site and follow every change
        book check                       check everything and write no page
        book check Content/en/swipes     check the snippets of some files
        book check --update              write the computed lines into the files
        book coverage                    list what the book is to hold and does not yet
        book say Cart.swift              say what is heard of the views in a Swift file
        book heard export Hearing        write a project that hears the book on a Mac
        book explain broken-anchor       tell what a finding means and how to mend it

      EXIT STATUS
        0  all is well
        1  something in the book is wrong; each finding names its file, line and column
        2  the command line is wrong
        70 a defect of the tool
      """,
    subcommands: [
      InitCommand.self, ImportCommand.self, NewCommand.self, BuildCommand.self, ServeCommand.self,
      CheckCommand.self,
      ExplainCommand.self, SayCommand.self,
      HeardCommand.self, CoverageCommand.self, TranslationsCommand.self, WordsCommand.self,
      CleanCommand.self,
    ]
  )

  @Flag(
    name: [.customShort("V"), .customLong("version")],
    help: "Show the version, the compiler it was built with, and the commit."
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
      leave(after: error)
    }
  }

  func run() throws {
    guard showsVersion else { throw CleanExit.helpRequest(self) }
    Console.standard.say("\(ToolIdentity())")
  }

  /// Ends the process with a suggestion if the first word is meant to be a command but is none.
  private static func refuseUnknownCommand() {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") else { return }
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !commands.contains(word) else { return }
    let advice = Suggestion(among: commands).sentence(for: word)
    Console.standard.complain("Error: there is no command '\(word)'; \(advice)")
    exit(withError: ExitCode(2))
  }

  /// Ends the process with the statuses the help names.
  private static func leave(after error: any Error) -> Never {
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    switch code {
    case .success:
      Console.standard.say(message)
    case .validationFailure:
      Console.standard.complain(message)
      exit(withError: ExitCode(2))
    default:
      guard !(error is ExitCode) else { break }
      Console.standard.complain(message)
      exit(withError: ExitCode(70))
    }
    exit(withError: code)
  }
}
