import ArgumentParser
import Foundation
import SpeechRules

/// How `book say` writes what is heard.
struct StyleOptions: ParsableArguments {
  @Option(help: "For people, or for programs.")
  var format = Format.human

  @Flag(
    inversion: .prefixedNo,
    help: "Write each part of a stop with its role; on unless the output is no terminal."
  )
  var parts: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Write the numbers of stops; on unless the output is no terminal."
  )
  var numbers: Bool?

  @Option(
    help: "How stops are written: as captions, as Apple's service or AccessibilitySnapshot does."
  )
  var notation: Notation?

  @Flag(
    name: .customLong("explain"),
    help: "Write why each part is spoken: its rule, what that rests on, and how sure it is."
  )
  var explains = false

  @Flag(help: "Write the frame of each element, in points.")
  var frames = false

  @Flag(name: .customLong("strict"), help: "Exit with 1 if there is a warning.")
  var isStrict = false

  /// The formats.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case human
    case json
  }

  func validate() throws {
    if explains, parts == true || notation != nil || frames {
      throw ValidationError(
        "'--explain' writes captions and their parts; leave out '--parts', '--notation' and '--frames'."
      )
    }
    if parts == true, notation != nil {
      throw ValidationError(
        "Parts are the same in each notation; leave out '--parts' or '--notation'."
      )
    }
  }

  /// The notations.
  enum Notation: String, ExpressibleByArgument, CaseIterable {
    case caption
    case service
    case snapshot

    /// The notation by the name it has in the speech model.
    var speech: SpeechNotation {
      switch self {
      case .caption: .caption
      case .service: .service
      case .snapshot: .snapshot
      }
    }
  }

  /// The layout for the place that standard output leads to.
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
