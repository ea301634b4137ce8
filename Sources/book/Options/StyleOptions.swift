import ArgumentParser
import Foundation

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

  @Flag(help: "Write the frame of each element, in points.")
  var frames = false

  @Flag(name: .customLong("strict"), help: "Exit with 1 if there is a warning.")
  var isStrict = false

  /// The formats.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case human
    case json
  }

  /// The layout for the place that standard output leads to.
  var layout: SpeechWriter.Style {
    let isTerminal = isatty(STDOUT_FILENO) != 0
    return SpeechWriter.Style(
      showsParts: parts ?? isTerminal,
      showsNumbers: numbers ?? isTerminal,
      showsFrames: frames,
      showsNames: isTerminal,
      usesColor: isTerminal && Console.wantsColor
    )
  }
}
