import ArgumentParser

/// What is shown of Swift files, and what is compiled with them.
struct ShownFileOptions: ParsableArguments {
  @Option(
    name: .customLong("show"),
    help: "Show an expression of the first file: a view, a controller, an array of views."
  )
  var shows: [String] = []

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Compile a file along, and show nothing of it.",
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

  /// Whether any of them was given.
  var isGiven: Bool { !shows.isEmpty || !companions.isEmpty || !stubs.isEmpty }
}
