import SnippetNotation
import SwiftParser
import SwiftSyntax

struct PreviewOutline: Hashable, Sendable {
  var name: String?
  /// The statements of a closure that returns the view or view controller.
  var expression: String
  var content: String
  var calledNames: Set<String>
  var place: FilePosition
  var conditions: [String]
}

extension PreviewOutline {
  /// Reads `#Preview("Name") { … }`; `nil` if it has no closure.
  ///
  /// Variables with `@Previewable` become properties of a view, so that changes update the screen.
  init?(
    _ macro: some FreestandingMacroExpansionSyntax,
    place: FilePosition,
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

  /// Reads a preview provider, whose views at the top level are previews of their own.
  static func of(
    provider: StructDeclSyntax,
    place: FilePosition,
    conditions: [String]
  ) -> [PreviewOutline] {
    let previews = provider.memberBlock.members
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .first { $0.bindings.first?.pattern.trimmedDescription == "previews" }
    let body = previews?.bindings.first?.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self)
    let views = body?.views ?? []
    // A group of one view is that view.
    let content = views.count == 1 ? views.first?.trimmedDescription : body?.trimmedDescription
    let all = PreviewOutline(
      name: provider.name.text,
      expression: "\(provider.name.text).previews",
      content: content ?? "",
      calledNames: body.map(CalledNames.of) ?? [],
      place: place,
      conditions: conditions
    )
    guard views.count > 1 else { return [all] }
    return views.enumerated().map { index, view in
      var outline = all
      outline.name = view.displayName ?? "\(provider.name.text) \(index + 1)"
      outline.expression = "SwiftUI.PreviewedView(\(index), of: \(all.expression))"
      outline.content = view.trimmedDescription
      return outline
    }
  }

  private static func closure(of items: [CodeBlockItemSyntax]) -> String {
    guard let last = items.last else { return "" }
    let result = last.item.is(ReturnStmtSyntax.self) ? "" : "return "
    return (items.dropLast().map(\.trimmedDescription) + [result + last.trimmedDescription])
      .joined(separator: "\n")
  }
}

extension ArraySlice<CodeBlockItemSyntax> {
  /// Whether a UIKit object is created; SwiftUI views don't have such names.
  fileprivate var isUIKit: Bool {
    guard let call = last?.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return name.hasSuffix("Controller") || name.hasPrefix("UI") && !name.hasSuffix("able")
  }
}

extension CodeBlockItemListSyntax {
  /// The views of a builder without branches, also in a group; empty if there are statements.
  fileprivate var views: [ExprSyntax] {
    let views = compactMap { $0.item.as(ExprSyntax.self) }
    guard views.count == count, !views.contains(where: \.isBranch) else { return [] }
    if views.count == 1, let group = views[0].as(FunctionCallExprSyntax.self),
      group.calledExpression.trimmedDescription == "Group", let closure = group.trailingClosure
    {
      return closure.statements.views
    }
    return views
  }
}

extension ExprSyntax {
  fileprivate var isBranch: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }

  /// The name of a preview in `view.previewDisplayName("Name")`, also before other modifiers.
  fileprivate var displayName: String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    return member.declName.baseName.text == "previewDisplayName"
      ? call.arguments.first?.expression.plainText : member.base?.displayName
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var isPreviewable: Bool {
    self.as(VariableDeclSyntax.self)?.attributes.contains { $0.isPreviewable } ?? false
  }

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
  fileprivate var plainText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
