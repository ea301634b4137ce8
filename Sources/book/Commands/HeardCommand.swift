import ArgumentParser

/// `book heard`: hearing a book on a Mac, and handing in what was heard.
struct HeardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "heard",
    abstract: "Lets a Mac hear the book's screens, and keeps what VoiceOver said.",
    discussion: """
      Spoken lines are computed, the same on every machine. Since iOS 27 a UI test can ask VoiceOver \
      itself. 'export' writes a project for Xcode 27 that does so; 'import' compares what came back \
      with what is computed, and keeps it in 'Content/heard'. Building the book never needs a Mac.

      EXAMPLES
        book heard export ~/Hearing
        book heard import ~/Downloads/hearing.json
      """,
    subcommands: [HeardExportCommand.self, HeardImportCommand.self]
  )
}
