import ArgumentParser

/// What `book say` speaks.
struct SpokenOptions: ParsableArguments {
  @Option(
    name: .customLong("show"),
    help: "Speak an expression of the first file: a view, a controller, an array of views."
  )
  var shows: [String] = []

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Compile a file along, and do not speak it.",
      discussion: "A file named for an imported module, such as SnapKit.swift, stands in for it."
    ),
    completion: .file(extensions: ["swift"])
  )
  var companions: [String] = []

  @Option(
    name: .customLong("stub"),
    help: "Leave out the imports of a module; what is then missing is an error at its line."
  )
  var stubs: [String] = []

  @Option(
    help: "The folder of a Swift package whose library modules the files may import.",
    completion: .directory
  )
  var package: String?
}
