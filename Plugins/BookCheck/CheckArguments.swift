struct CheckArguments {
  let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// The options of `book check` that take a value.
  ///
  /// The argument after one isn't a path.
  private static let optionsWithValue: Set = [
    "--book", "--cache", "--filter", "--format", "--jobs", "--name", "--only", "--package",
    "--save-timings", "--shard", "--timeout", "--timings",
  ]

  var namesPaths: Bool {
    arguments.indices.contains { index in
      (arguments[index] == "-" || !arguments[index].hasPrefix("-"))
        && (index == 0 || !Self.optionsWithValue.contains(arguments[index - 1]))
    }
  }

  var skipsPackage: Bool { has("--package") || has("--no-run") }

  var setsCache: Bool { has("--cache") || has("--no-cache") }

  private func has(_ option: String) -> Bool {
    arguments.contains { $0 == option || $0.hasPrefix(option + "=") }
  }
}
