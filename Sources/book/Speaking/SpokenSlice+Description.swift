import FileSpeech

extension SpokenSlice {
  /// In one line, such as “stand-ins: Lottie; 2 lines left out”.
  var shortDescription: String {
    var parts: [String] = []
    if !standIns.isEmpty { parts.append("stand-ins: \(Self.list(standIns))") }
    if !reached.isEmpty { parts.append("stubs: \(Self.list(reached))") }
    if !contents.isEmpty { parts.append("content made up") }
    if !cuts.isEmpty { parts.append("\(Self.count(cuts.count, "place")) left out") }
    return parts.joined(separator: "; ")
  }

  /// What a reader needs to know before trusting the lines.
  var notes: [String] {
    var notes = [
      "taken from the project: \(Self.count(declarations, "declaration")) of "
        + Self.count(files, "other file")
    ]
    if !standIns.isEmpty {
      notes.append(
        "nothing declares these names, so stand-ins replace them: \(Self.list(standIns))"
      )
    }
    if !reached.isEmpty {
      notes.append("the lines depend on code that was left out: \(Self.list(reached))")
    }
    if !contents.isEmpty {
      notes.append("a view without content got some, with texts in ‹ ›: \(Self.list(contents))")
    }
    if withheldWarnings > 0 {
      notes.append(
        "withheld, because a stand-in may be the cause: \(Self.count(withheldWarnings, "warning"))"
      )
    }
    return notes
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }
}
