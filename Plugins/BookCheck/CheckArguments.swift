/// What was written after `swift package book-check`; it is handed to `book check`.
struct CheckArguments {
  /// The words.
  let words: [String]

  /// Takes the words.
  init(_ words: [String]) {
    self.words = words
  }

  /// The options of `book check` that take a value; the word after one is no path.
  private static let valued: Set = [
    "--book", "--cache", "--filter", "--format", "--jobs", "--name", "--only", "--package",
    "--save-timings", "--shard", "--timeout", "--timings",
  ]

  /// Whether a file or folder is among them.
  var namesPaths: Bool {
    words.indices.contains { index in
      (words[index] == "-" || !words[index].hasPrefix("-"))
        && (index == 0 || !Self.valued.contains(words[index - 1]))
    }
  }

  /// Whether a package is named.
  var namesPackage: Bool { has("--package") || has("--no-run") }

  /// Whether a folder for results is named.
  var namesCache: Bool { has("--cache") || has("--no-cache") }

  private func has(_ option: String) -> Bool {
    words.contains { $0 == option || $0.hasPrefix(option + "=") }
  }
}
