import SwiftSyntax

/// Collects the edits to the expressions, imports and conditions of a piece of code.
///
/// ``RewritingVisitor`` adds those to declarations.
class CodeRewriter: TypeScopeVisitor {
  final var edits = CodeEdits()

  final let piece: SourcePiece
  final let facts: ModuleFacts
  final let tree: SourceFileSyntax
  private var isInCondition = false

  init(_ piece: SourcePiece, _ facts: ModuleFacts, _ tree: SourceFileSyntax) {
    self.piece = piece
    self.facts = facts
    self.tree = tree
    super.init()
  }

  final func rewrite() { walk(tree) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "Preview": return blank(node)
    case "selector":
      let start = node.byteRange.lowerBound
      edits.replace(start..<start + 9, with: " Selector")
      return .visitChildren
    case "keyPath":
      guard let path = KeyPathText(node) else { return .visitChildren }
      edits.replace(node, with: path.literal)
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? blank(node) : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // The library acts as iOS on every platform.
    if isInCondition, node.calledExpression.trimmedDescription == "os",
      node.arguments.trimmedDescription == "iOS"
    {
      edits.replace(node, with: "true")
      return .skipChildren
    }
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let method = chain.expression.as(MemberAccessExprSyntax.self), isOptional(method, in: node)
    {
      edits.blank(chain.questionMark)
    }
    return .visitChildren
  }

  /// An optional method that is referenced but not called.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base != nil, !node.isCalled, !node.isInSelector else { return .visitChildren }
    let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    let name = node.declName.baseName.text
    if let requirement = facts.optionalRequirement(named: name, labels: labels) {
      edits.replace(node.declName, with: requirement.valueName)
    }
    return .visitChildren
  }

  /// Whether a call with `?` is one of an optional method.
  ///
  /// Closures in properties have no labels.
  private func isOptional(
    _ method: MemberAccessExprSyntax,
    in call: FunctionCallExprSyntax
  ) -> Bool {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let name = method.declName.baseName.text
    return labels.contains { $0 != "_" } || facts.isOptionalMethod(name, labels: labels)
      || OptionalMethods.isUIKitMethod(name)
  }

  /// Submodules don't exist here, and `OSLog` is an alias.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.trimmedDescription
    if path == "OSLog" || path.hasPrefix("os."), node.importKindSpecifier == nil {
      edits.replace(node.path, with: "os")
    }
    if ["Foundation", "UIKit"].contains(path), node.importKindSpecifier == nil {
      edits.insert(ObservationImports.text(for: tree), at: node.byteRange.upperBound)
    }
    if path.hasPrefix("UIKit.UI"), node.importKindSpecifier == nil {
      edits.replace(node.path, with: "UIKit")
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    isInCondition = true
    if let condition = node.condition { walk(condition) }
    isInCondition = false
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  final func blank(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    edits.blank(node)
    return .skipChildren
  }
}
