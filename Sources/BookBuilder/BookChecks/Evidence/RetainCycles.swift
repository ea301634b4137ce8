import BookModel
import Diagnostics
import Markdown
import SwiftReading

extension Check {
  static let retainCycles = Check(onEachPage: .retainCycle) { page in
    page.blocks.flatMap { block -> [Diagnostic] in
      guard case .code(let code) = block.kind, code.language == FenceKind.swift.rawValue else {
        return []
      }
      return RetainCycles(in: code.text).closures.map { closure in
        Diagnostic(
          .retainCycle,
          at: page.location(code.position(ofByte: closure.offset)),
          "the closure retains '\(closure.owner)', which retains it through '\(closure.storage)'",
          help: "begin it with '[weak \(closure.owner)]'"
        )
      }
    }
  }
}

extension CodeBlock {
  func position(ofByte offset: Int) -> SourcePosition {
    let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return SourcePosition(
      line: firstLine + lines.count - 1,
      column: column + (lines.last?.count ?? 0)
    )
  }
}

extension Rule {
  static let retainCycle = Rule(
    id: "retain-cycle",
    canBeAllowed: true,
    explanation: """
      A closure is stored on an object and captures that object, or the enclosing one: it is assigned to \
      a block property such as 'accessibilityValueBlock', or passed to a stored action or rotor. \
      Neither is ever released. Capture '[weak self]' or '[unowned self]' instead. A closure that a \
      getter creates on each call is not stored, and 'self' of a structure is a value. Source: The Swift \
      Programming Language, “Strong Reference Cycles for Closures”.
      """,
    readers: """
      People copy code from the page: each screen would stay in memory for as long as the app runs, and \
      the system might end the app in the middle of a listener’s sentence.
      """,
    wrong: "bar.accessibilityValueBlock = { bar.value }",
    right: "bar.accessibilityValueBlock = { [weak bar] in bar?.value }"
  )
}
