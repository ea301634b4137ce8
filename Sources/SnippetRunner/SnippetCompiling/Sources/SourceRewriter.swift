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
