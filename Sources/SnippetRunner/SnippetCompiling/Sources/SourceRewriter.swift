import SwiftParser
import SwiftSyntax

/// Replaces code that needs the Objective-C runtime, without moving a line.
///
/// Most replacements keep columns as well: `@objc`, `@IBOutlet`, `@main` and previews become
/// spaces; `#selector(…)` becomes a call of `Selector(…)`; the condition `os(iOS)` becomes `true`;
/// `import OSLog` and `import os.log` become `import os`; and `import UIKit.UIGestureRecognizerSubclass` becomes
/// `import UIKit`.
///
/// Overrides in extensions move into the class, with their original locations. Other code is added
/// on the same line: to classes, see ``OptionalMethods``; to protocols, see
/// ``OptionalRequirement``; to properties, see ``ObservedProperty`` and ``EntryProperty``.
package enum SourceRewriter {
  package static func rewrite(_ code: String) -> String {
    rewrite(SourcePiece(path: "", text: code), among: ModuleFacts())
  }

  static func rewrite(
    _ piece: SourcePiece,
    among facts: ModuleFacts,
    memory: ModuleMemory = ModuleMemory()
  ) -> String {
    let visitor = RewritingVisitor(piece, facts, memory.tree(of: piece.text))
    visitor.rewrite()
    return visitor.edits.applied(to: piece.text)
  }
}

extension SyntaxProtocol {
  /// The UTF-8 range of the node without surrounding trivia.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

struct SourcePiece: Hashable, Sendable {
  var path: String
  var firstLine = 1
  var text: String
}

/// Replacements in a piece of code that keep its lines in place.
struct CodeEdits {
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, Array(text.utf8)))
  }

  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    let range = node.byteRange
    let padding = String(repeating: " ", count: max(0, range.count - text.utf8.count))
    replace(range, with: text + padding)
  }

  mutating func blank(_ node: some SyntaxProtocol) {
    edits.append((node.byteRange, node.trimmedDescription.utf8.map(Self.blank)))
  }

  func applied(to code: String) -> String {
    guard !edits.isEmpty else { return code }
    let bytes = Array(code.utf8)
    var result: [UInt8] = []
    var end = 0
    // Of insertions at the same place, the last comes first.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $1.offset) < ($1.element.range.lowerBound, $0.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  private static func blank(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
  }
}

extension String {
  package var swiftLiteral: String {
    let escaped = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
