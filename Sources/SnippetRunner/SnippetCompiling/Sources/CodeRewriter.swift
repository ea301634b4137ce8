import SwiftParser
import SwiftSyntax

/// The walk over a piece of code for what is to be replaced in its expressions, imports and conditions.
class CodeRewriter: TypeScopeVisitor {
  /// What is replaced in the piece.
  final var edits = CodeEdits()

  final let piece: SourcePiece
  /// What is known of all pieces together.
  final let facts: ModuleFacts
  final let tree: SourceFileSyntax
  private var isInCondition = false

  init(_ piece: SourcePiece, _ facts: ModuleFacts) {
    self.piece = piece
    self.facts = facts
    tree = Parser.parse(source: piece.text)
    super.init()
  }

  /// Gathers the edits.
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
    // The library stands for iOS wherever it is compiled.
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

  /// A method that may be missing, asked for without being called.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base != nil, !node.isCalled, !node.isInSelector else { return .visitChildren }
    let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    let name = node.declName.baseName.text
    if let requirement = facts.optionalRequirement(named: name, labels: labels) {
      edits.replace(node.declName, with: requirement.valueName)
    }
    return .visitChildren
  }

  /// Whether a call through a question mark means a method that an object may lack.
  ///
  /// A closure in a property has no labels.
  private func isOptional(
    _ method: MemberAccessExprSyntax,
    in call: FunctionCallExprSyntax
  ) -> Bool {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let name = method.declName.baseName.text
    return labels.contains { $0 != "_" } || facts.isOptionalMethod(name, labels: labels)
      || OptionalMethods.isOfUIKit(name)
  }

  /// Parts of modules are not apart here, and the log has one name.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.trimmedDescription
    if path == "OSLog" { edits.replace(node.path, with: "os") }
    if ["Foundation", "UIKit"].contains(path), node.importKindSpecifier == nil {
      edits.insert(ObservingImports.text(for: tree), at: node.byteRange.upperBound)
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

  /// Leaves blanks in the place of a node, and does not look into it.
  final func blank(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    edits.blank(node)
    return .skipChildren
  }
}
