import ArgumentParser

/// `book new`: the beginnings of what a book is made of.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begins a chapter.",
    subcommands: [NewChapterCommand.self]
  )
}
