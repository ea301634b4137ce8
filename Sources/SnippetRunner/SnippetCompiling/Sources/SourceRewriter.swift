import SwiftParser
import SwiftSyntax

/// Replaces what only the Objective-C runtime understands, without moving a line.
///
/// Most of it moves no character either: `@objc`, `@IBOutlet` and `@main` become spaces, as do
/// previews; `#selector(…)` becomes a call of `Selector(…)`, the condition `os(iOS)` becomes `true`,
/// `import OSLog` becomes `import os`, and `import UIKit.UIGestureRecognizerSubclass` brings UIKit.
///
/// What an extension overrides moves into the class, under the place it came from. Where something is
/// added, it stands on the same line: at the head of a class and behind its end, see
/// ``OptionalMethods``; behind the end of a protocol, see ``OptionalRequirement``; in a property that
/// can be observed, see ``ObservedProperty``; around the value of an entry of the environment, see
/// ``EntryProperty``.
package enum SourceRewriter {
  /// The code as it can be compiled without Objective-C; places stay what they were.
  package static func rewrite(_ code: String) -> String {
    rewrite(SourcePiece(path: "", text: code), among: ModuleFacts())
  }

  /// The code of a piece, as far as it depends on the others of its module.
  static func rewrite(_ piece: SourcePiece, among facts: ModuleFacts) -> String {
    let visitor = RewritingVisitor(piece, facts)
    visitor.rewrite()
    return visitor.edits.applied(to: piece.text)
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the white space and comments around it.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

/// A piece of code of a module, and where it comes from.
struct SourcePiece: Hashable, Sendable {
  /// The path that the compiler is to name.
  var path: String
  /// The line of the file at which the code begins, from 1.
  var firstLine = 1
  var text: String
}

/// What is replaced in a piece of code so that its lines stay where they are.
struct CodeEdits {
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Writes a text in the place of a range.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, Array(text.utf8)))
  }

  /// Writes a text in the place of a node, with blanks as far as it is shorter.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    let range = node.byteRange
    let padding = String(repeating: " ", count: max(0, range.count - text.utf8.count))
    replace(range, with: text + padding)
  }

  /// Leaves blanks in the place of a node.
  mutating func blank(_ node: some SyntaxProtocol) {
    edits.append((node.byteRange, node.trimmedDescription.utf8.map(Self.blank)))
  }

  /// Returns code with all replacements in it.
  func applied(to code: String) -> String {
    guard !edits.isEmpty else { return code }
    var bytes = Array(code.utf8)
    // What is added moves what follows, so the last place comes first.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement)
    }
    return String(decoding: bytes, as: UTF8.self)
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
