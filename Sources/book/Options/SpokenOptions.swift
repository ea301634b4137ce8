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
    help: "Compile a file along, and do not speak it.",
    completion: .file(extensions: ["swift"])
  )
  var companions: [String] = []

  @Option(
    help: "The folder of a Swift package whose library modules the files may import.",
    completion: .directory
  )
  var package: String?
}
