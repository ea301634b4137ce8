import ArgumentParser
import Foundation
import SpeechRules

struct StyleOptions: ParsableArguments {
  @Option(help: "The output format; 'markdown' is for '--diff' and '--compare'.")
  var format = Format.human

  @Flag(
    inversion: .prefixedNo,
    help: "Show each part of a stop with its role (default: on a terminal)."
  )
  var parts: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Number the stops (default: on a terminal)."
  )
  var numbers: Bool?

  @Option(
    help: "Write stops as captions, or like Apple's service or AccessibilitySnapshot."
  )
  var notation: Notation?

  @Flag(
    name: .customLong("explain"),
    help: "Explain each part: its rule, the evidence for it and its certainty."
  )
  var explains = false

  @Flag(help: "Show the frame of each element, in points.")
  var frames = false

  @Flag(name: .customLong("strict"), help: "Exit with status 1 if there is a warning.")
  var isStrict = false

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case human
    case json
    /// Only of comparisons.
    case markdown
  }

  func validate() throws {
    if explains, parts == true || notation != nil || frames {
      throw ValidationError(
        "'--explain' can't be combined with '--parts', '--notation' or '--frames'."
      )
    }
    if parts == true, notation != nil {
      throw ValidationError(
        "Parts are the same in each notation; remove '--parts' or '--notation'."
      )
    }
  }

  enum Notation: String, ExpressibleByArgument, CaseIterable {
    case caption
    case service
    case snapshot

    var speech: SpeechNotation {
      switch self {
      case .caption: .caption
      case .service: .service
      case .snapshot: .snapshot
      }
    }
  }

  var layout: SpeechWriter.Style {
    let isTerminal = isatty(STDOUT_FILENO) != 0
    return SpeechWriter.Style(
      showsParts: parts ?? (isTerminal && notation == nil),
      notation: notation?.speech ?? .caption,
      explains: explains,
      showsNumbers: numbers ?? isTerminal,
      showsFrames: frames,
      showsNames: isTerminal,
      usesColor: isTerminal && Console.wantsColor
    )
  }
}
