import SwiftParser
import SwiftSyntax

/// Replaces what only the Objective-C runtime understands, without moving a character.
///
/// Only behind the end of a class, or of the names of what it inherits, something is added, on the
/// same line: see ``OptionalMethods``.
///
/// `@objc`, `@IBOutlet` and `@main` become spaces, as do previews; `#selector(…)` becomes a call of
/// `Selector(…)`, the condition `os(iOS)` becomes `true`, `import OSLog` becomes `import os`, and
/// `import UIKit.UIGestureRecognizerSubclass` brings UIKit.
enum SourceRewriter {
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "nonobjc", "main", "NSApplicationMain", "NSCopying", "NSManaged", "UIApplicationMain",
  ]

  /// The code as it can be compiled without Objective-C; places stay what they were.
  static func rewrite(_ code: String) -> String {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: code))
    guard !visitor.edits.isEmpty else { return code }
    var bytes = Array(code.utf8)
    // What is added moves what follows, so the last place comes first.
    for edit in visitor.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
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

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if let addition = OptionalMethods.addition(to: node) {
        edits.append((addition.offset..<addition.offset, Array(addition.text.utf8)))
      }
      return .visitChildren
    }

    /// Parts of modules are not apart here, and the log has one name.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      let path = node.path.trimmedDescription
      var module: String?
      if path == "OSLog" { module = "os" }
      if path.hasPrefix("UIKit.UI"), node.importKindSpecifier == nil { module = "UIKit" }
      if let module {
        let padding = String(repeating: " ", count: path.utf8.count - module.utf8.count)
        edits.append((node.path.byteRange, Array((module + padding).utf8)))
      }
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" { return blank(node) }
      if node.macroName.text == "selector" {
        let start = node.byteRange.lowerBound
        edits.append((start..<start + 9, Array(" Selector".utf8)))
      }
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "Preview" ? blank(node) : .visitChildren
    }

    /// The library stands for iOS wherever it is compiled.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard isInCondition, node.calledExpression.trimmedDescription == "os",
        node.arguments.trimmedDescription == "iOS"
      else { return .visitChildren }
      let range = node.byteRange
      let padding = String(repeating: " ", count: range.count - 4)
      edits.append((range, Array("true\(padding)".utf8)))
      return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      isInCondition = true
      if let condition = node.condition { walk(condition) }
      isInCondition = false
      if let elements = node.elements { walk(elements) }
      return .skipChildren
    }

    private var isInCondition = false

    private func blank(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
      edits.append((node.byteRange, node.trimmedDescription.utf8.map(Self.blank)))
      return .skipChildren
    }

    /// Lines stay where they are.
    private static func blank(_ byte: UInt8) -> UInt8 {
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
    }
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the white space and comments around it.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
