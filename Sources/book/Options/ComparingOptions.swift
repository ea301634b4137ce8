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

  @Option(
    name: .customLong("changed"),
    help: "Speak the Swift files of the project that differ from this revision of Git."
  )
  var changedSince: String?

  var isComparison: Bool { compared != nil || revision != nil }

  var isUsed: Bool { recorded != nil || isComparison }

  func validate() throws {
    guard [recorded, compared, revision, changedSince].count(where: { $0 != nil }) <= 1 else {
      throw ValidationError("Use one of '--record', '--compare', '--diff' and '--changed'.")
    }
    guard baseline == nil || !isUsed else {
      throw ValidationError(
        "'--baseline' is for a run without '--record', '--compare' and '--diff'."
      )
    }
    for name in [revision, changedSince].compactMap(\.self)
    where name.hasPrefix("-") || name.isEmpty {
      throw ValidationError("'\(name)' is not the name of a revision.")
    }
  }
}
