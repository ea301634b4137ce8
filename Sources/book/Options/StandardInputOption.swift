import ArgumentParser

/// What standard input is called, where `-` stands for a file.
struct StandardInputOption: ParsableArguments {
  @Option(
    name: .customLong("name"),
    help: ArgumentHelp(
      "The name of standard input in findings, such as 'Cart.swift'.",
      valueName: "file"
    )
  )
  var given: String?

  /// The name where none is given.
  static let unnamed = "<stdin>"

  /// The name in findings.
  var name: String { given ?? Self.unnamed }

  /// Refuses a name without a use, and standard input that would be read twice.
  ///
  /// - Parameter paths: The paths of a command line, among which `-` is standard input.
  /// - Throws: a sentence for the author of the command line.
  func validate(with paths: [String]) throws {
    let inputs = paths.count { $0 == "-" }
    guard inputs <= 1 else {
      throw ValidationError("Standard input, '-', can be read only once.")
    }
    guard let given else { return }
    guard inputs == 1 else {
      throw ValidationError("'--name' names standard input; write '-' in place of a file, too.")
    }
    guard !given.isEmpty, given != "-", !paths.contains(given) else {
      throw ValidationError("'--name' takes a name that no other file has, such as 'Cart.swift'.")
    }
  }
}
