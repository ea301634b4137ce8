import BookModel
import Diagnostics
import Markdown
import SwiftReading

extension Check {
  /// Finds closures in Swift code that keep the object alive on which they are stored.
  static let retainCycles = Check(onEachPage: .keptOwner) { page in
    page.blocks.flatMap { block -> [Diagnostic] in
      guard case .code(let code) = block.kind, code.language == FenceKind.swift.rawValue else {
        return []
      }
      return RetainCycles(in: code.text).closures.map { closure in
        Diagnostic(
          .keptOwner,
          at: page.location(code.position(ofByte: closure.offset)),
          "the closure keeps '\(closure.owner)' alive, which keeps it by '\(closure.storage)'",
          help: "begin it with '[weak \(closure.owner)]'"
        )
      }
    }
  }
}

extension CodeBlock {
  /// The place in the file of a byte of the code.
  fileprivate func position(ofByte offset: Int) -> SourcePosition {
    let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return SourcePosition(
      line: firstLine + lines.count - 1,
      column: column + (lines.last?.count ?? 0)
    )
  }
}

extension Rule {
  static let keptOwner = Rule(
    id: "kept-owner",
    canBeAllowed: true,
    explanation: """
      A closure is stored on an object and holds that object, or the one around it: it is given to a \
      block property such as 'accessibilityValueBlock', or to an action or a rotor that is stored. \
      Neither is ever given back. With '[weak self]' or '[unowned self]' it lets go. What a getter \
      makes anew each time is stored nowhere, and 'self' of a structure is a value. Source: The Swift \
      Programming Language, “Strong Reference Cycles for Closures”.
      """,
    readers: """
      People copy code from the page: each screen that it shows would stay in memory for as long as \
      the app runs, and the app would end in the middle of a listener’s sentence.
      """,
    wrong: "bar.accessibilityValueBlock = { bar.value }",
    right: "bar.accessibilityValueBlock = { [weak bar] in bar?.value }"
  )
}
