import SwiftParser
import SwiftSyntax

/// Replaces what only the Objective-C runtime understands, without moving a character.
///
/// `@objc` and `@IBOutlet` become spaces; `#selector(…)` becomes a call of `Selector(…)`.
enum SourceRewriter {
  private static let blanked: Set<String> = ["objc", "objcMembers", "IBOutlet", "nonobjc"]

  /// The code as it can be compiled without Objective-C; places stay what they were.
  static func rewrite(_ code: String) -> String {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: code))
    guard !visitor.edits.isEmpty else { return code }
    var bytes = Array(code.utf8)
    for edit in visitor.edits {
      bytes.replaceSubrange(edit.range, with: edit.replacement)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class Visitor: SyntaxVisitor {
    var edits: [(range: Range<Int>, replacement: [UInt8])] = []

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if SourceRewriter.blanked.contains(node.attributeName.trimmedDescription) {
        let range = node.byteRange
        edits.append((range, Array(repeating: UInt8(ascii: " "), count: range.count)))
      }
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "selector" {
        let start = node.byteRange.lowerBound
        edits.append((start..<start + 9, Array(" Selector".utf8)))
      }
      return .visitChildren
    }
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the white space and comments around it.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
