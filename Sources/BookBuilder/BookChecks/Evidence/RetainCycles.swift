import BookModel
import Diagnostics
import Markdown
import SourceText
import SwiftReading

extension Check {
  static let retainCycles = Check(onEachPage: .retainCycle) { page in
    var length = 0
    return page.blocks.flatMap { block -> [Diagnostic] in
      guard case .code(let code) = block.kind, code.language == FenceKind.swift.rawValue else {
        return []
      }
      length += code.text.utf8.count
      guard length <= SwiftDepth.pageLimit else { return [] }
      let closures = RetainCycles(in: code.text).closures
      return zip(closures, code.positions(ofBytes: closures.map(\.offset))).map { closure, place in
        Diagnostic(
          .retainCycle,
          at: page.location(place),
          "the closure retains '\(closure.owner)', which retains it through '\(closure.storage)'",
          help: "begin it with '[weak \(closure.owner)]'"
        )
      }
    }
  }
}

extension CodeBlock {
  /// The positions of places in the code, which are in order.
  ///
  /// Code may have a finding in every word, so each count continues where the last one ended.
  func positions(ofBytes offsets: [Int]) -> [SourcePosition] {
    var place = SourcePosition(line: firstLine, column: column)
    var start = text.utf8.startIndex
    var counted = 0
    return offsets.map { offset in
      let end = text.utf8.index(start, offsetBy: max(0, offset - counted))
      for character in text[start..<end] {
        place =
          character == "\n"
          ? SourcePosition(line: place.line + 1, column: column)
          : SourcePosition(line: place.line, column: place.column + 1)
      }
      (start, counted) = (end, max(counted, offset))
      return place
    }
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
