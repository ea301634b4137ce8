import SnippetNotation
import SwiftParser
import SwiftSyntax

/// A preview of a file, as far as it matters for showing it as a screen.
struct PreviewOutline: Hashable, Sendable {
  var name: String?
  /// What gives the view or controller, as the statements of a closure.
  var expression: String
  /// What it shows, as it is written.
  var content: String
  var calledNames: Set<String>
  var place: FilePlace
  /// The conditions of compilation around it.
  var conditions: [String]

  /// Reads `#Preview("Name") { … }`; `nil` if it has no closure.
  ///
  /// What `@Previewable` marks becomes a property, so that a change is seen on the screen.
  init?(
    _ macro: some FreestandingMacroExpansionSyntax,
    place: FilePlace,
    conditions: [String]
  ) {
    guard let statements = macro.trailingClosure?.statements, !statements.isEmpty else {
      return nil
    }
    let items = Array(statements)
    let lastProperty = items.lastIndex { $0.item.isPreviewable }
    let properties = items[...(lastProperty ?? -1)]
    let shown = items[((lastProperty ?? -1) + 1)...]
    name = macro.arguments.first.flatMap { $0.label == nil ? $0.expression.plainText : nil }
    content = shown.map(\.trimmedDescription).joined(separator: "\n")
    calledNames = CalledNames.of(statements)
    self.place = place
    self.conditions = conditions
    expression =
      shown.contains { $0.item.is(ReturnStmtSyntax.self) } || shown.isUIKit
      ? Self.closure(of: items)
      : """
      struct Preview: SwiftUI.View {
      \(properties.map(\.item.memberText).joined(separator: "\n"))
      @SwiftUI.ViewBuilder var body: some SwiftUI.View {
      \(content)
      }
      }
      return Preview()
      """
  }

  /// Reads a structure that is a `PreviewProvider`.
  init(provider: StructDeclSyntax, place: FilePlace, conditions: [String]) {
    let previews = provider.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .first { $0.bindings.first?.pattern.trimmedDescription == "previews" }
    let body = previews?.bindings.first?.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self)
    name = provider.name.text
    expression = "\(provider.name.text).previews"
    content = body?.trimmedDescription ?? ""
    calledNames = body.map(CalledNames.of) ?? []
    self.place = place
    self.conditions = conditions
  }

  /// The statements of a closure whose last one is its result.
  private static func closure(of items: [CodeBlockItemSyntax]) -> String {
    guard let last = items.last else { return "" }
    let result = last.item.is(ReturnStmtSyntax.self) ? "" : "return "
    return (items.dropLast().map(\.trimmedDescription) + [result + last.trimmedDescription])
      .joined(separator: "\n")
  }
}

extension ArraySlice<CodeBlockItemSyntax> {
  /// Whether what is shown is made by UIKit: no view of SwiftUI is called so.
  fileprivate var isUIKit: Bool {
    guard let call = last?.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return name.hasSuffix("Controller") || name.hasPrefix("UI") && !name.hasSuffix("able")
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether it is a variable that `@Previewable` marks.
  fileprivate var isPreviewable: Bool {
    self.as(VariableDeclSyntax.self)?.attributes.contains { $0.isPreviewable } ?? false
  }

  /// The declaration without the mark.
  fileprivate var memberText: String {
    guard var variable = self.as(VariableDeclSyntax.self) else { return trimmedDescription }
    variable.attributes = variable.attributes.filter { !$0.isPreviewable }
    return variable.trimmedDescription
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
  }
}

extension ExprSyntax {
  /// The text of a literal without parts to be filled in.
  fileprivate var plainText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
