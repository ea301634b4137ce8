import BookModel
import Diagnostics
import Markdown

extension Check {
  /// Finds code that must not compile and does not say why.
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
      let place = SourcePosition(line: fence.block.position.line, column: word.column)
      return Diagnostic(
        .failsWithoutMessage,
        at: page.location(place),
        "the code is promised to fail, but not with which message",
        help: "put an 'error' fence after it that holds the essential part of the message"
      )
    }
  }
}

extension Rule {
  static let failsWithoutMessage = Rule(
    id: "fails-without-message",
    explanation: """
      After a 'swift fails' block stands an 'error' fence with the essential part of what the compiler \
      says. Without it any mistake keeps the promise, a slip of the author's too.
      """,
    readers: """
      Readers would be told that the compiler refuses the code, but not why, and the reason may be \
      another one than the page tells.
      """,
    wrong: "```swift fails\nlet a: Int = true\n```",
    right: "```swift fails\nlet a: Int = true\n```\n\n```error\ncannot convert value\n```"
  )
}
