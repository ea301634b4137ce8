import BookModel
import Diagnostics
import Markdown

extension Check {
  /// Finds words in braces that a caption of a screen leaves as they are.
  static let placeholders = Check(onEachPage: .unknownPlaceholder) { page in
    page.blocks.flatMap { block -> [Diagnostic] in
      guard case .code(let code) = block.kind, code.language == FenceKind.screen.rawValue else {
        return []
      }
      let hasBefore = page.info(of: code, at: block.position).options["before"] != nil
      let known = hasBefore ? ["before", "stops"] : ["stops"]
      return code.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap
      {
        index,
        line in
        line.matches(of: /\{([^{}]*)\}/).filter { !known.contains(String($0.output.1)) }.map {
          match in
          let offset = line.distance(from: line.startIndex, to: match.range.lowerBound)
          let place = SourcePosition(line: code.firstLine + index, column: code.column + offset)
          let name = String(match.output.1)
          let help =
            name == "before"
            ? "name the screen before it in the fence, as in 'before=raw', or take the word out"
            : Suggestion(among: known.map { "{\($0)}" }).sentence(for: "{\(name)}")
          let summary = "nothing takes the place of '{\(name)}' in the caption"
          return Diagnostic(.unknownPlaceholder, at: page.location(place), summary, help: help)
        }
      }
    }
  }
}

extension Rule {
  static let unknownPlaceholder = Rule(
    id: "unknown-placeholder",
    explanation: """
      In the caption of a 'screen' fence '{stops}' is replaced by the number of stops, and '{before}' by \
      that of the screen that 'before=' names. Any other word in braces would stay as it is.
      """,
    readers: """
      Readers see a name in braces where a number is promised, and a listener hears “left brace”.
      """,
    wrong: "```screen menu\nThe menu has {stop} stops.\n```",
    right: "```screen menu\nThe menu has {stops} stops.\n```"
  )
}
