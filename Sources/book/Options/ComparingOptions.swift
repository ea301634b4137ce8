import ArgumentParser

struct ComparingOptions: ParsableArguments {
  @Option(
    name: .customLong("record"),
    help: "Write what is heard into this folder, a text file for each screen.",
    completion: .directory
  )
  var recorded: String?

  @Option(
    name: .customLong("compare"),
    help: "Report what differs from a recorded folder; exit with status 1 if anything does.",
    completion: .directory
  )
  var compared: String?

  @Option(
    name: .customLong("diff"),
    help: ArgumentHelp(
      "Report which spoken lines differ from this revision of Git.",
      discussion: "Without files, speaks the Swift files that differ from it."
    )
  )
  var revision: String?

  @Option(
    help: ArgumentHelp(
      "Report only warnings that this file doesn't list.",
      discussion: "If there is no such file, it is written with the warnings of this run."
    ),
    completion: .file()
  )
  var baseline: String?

  var isComparison: Bool { compared != nil || revision != nil }

  var isUsed: Bool { recorded != nil || isComparison }

  func validate() throws {
    guard [recorded, compared, revision].count(where: { $0 != nil }) <= 1 else {
      throw ValidationError("Use one of '--record', '--compare' and '--diff'.")
    }
    if let revision, revision.hasPrefix("-") || revision.isEmpty {
      throw ValidationError("'\(revision)' is not the name of a revision.")
    }
  }
}
