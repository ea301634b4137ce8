import BookModel
import Diagnostics
import Markdown

extension Check {
  static let rejections = Check(onEachPage: .failsWithoutMessage) { page in
    let fences = page.blocks.compactMap { block -> (block: Block, code: CodeBlock)? in
      guard case .code(let code) = block.kind, code.isFenced else { return nil }
      return (block, code)
    }
    return fences.enumerated().compactMap { index, fence in
      let info = page.info(of: fence.code, at: fence.block.position)
      guard info.name == FenceKind.swift.rawValue,
        let word = info.words.first(where: { $0.text == "fails" })
      else { return nil }
      let next = fences.dropFirst(index + 1).first?.code.language
      guard next != FenceKind.error.rawValue else { return nil }
      let position = SourcePosition(line: fence.block.position.line, column: word.column)
      return Diagnostic(
        .failsWithoutMessage,
        at: page.location(position),
        "the code is expected to fail, but the message is missing",
        help: "add an 'error' fence with the essential part of the message after it"
      )
    }
  }
}

extension Rule {
  static let failsWithoutMessage = Rule(
    id: "fails-without-message",
    explanation: """
      A 'swift fails' block is followed by an 'error' fence with the essential part of the compiler's \
      message. Without it, any error would do, even a typo.
      """,
    readers: """
      Readers would learn that the compiler rejects the code, but not why, and the actual reason may \
      not be the one the page gives.
      """,
    wrong: "```swift fails\nlet a: Int = true\n```",
    right: "```swift fails\nlet a: Int = true\n```\n\n```error\ncannot convert value\n```"
  )
}

extension Check {
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
          let position = SourcePosition(line: code.firstLine + index, column: code.column + offset)
          let name = String(match.output.1)
          let help =
            name == "before"
            ? "name the screen before it in the fence, as in 'before=raw', or remove the placeholder"
            : Suggestion(among: known.map { "{\($0)}" }).sentence(for: "{\(name)}")
          let summary = "the caption has no placeholder '{\(name)}'"
          return Diagnostic(.unknownPlaceholder, at: page.location(position), summary, help: help)
        }
      }
    }
  }
}

extension Rule {
  static let unknownPlaceholder = Rule(
    id: "unknown-placeholder",
    explanation: """
      In the caption of a 'screen' fence, '{stops}' is replaced by the number of stops, and '{before}' by \
      that of the screen named by 'before='. Any other word in braces would be shown as written.
      """,
    readers: "Readers see a name in braces instead of a number, and a listener hears “left brace”.",
    wrong: "```screen menu\nThe menu has {stop} stops.\n```",
    right: "```screen menu\nThe menu has {stops} stops.\n```"
  )
}
