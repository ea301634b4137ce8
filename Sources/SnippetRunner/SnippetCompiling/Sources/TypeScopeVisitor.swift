import SwiftSyntax

/// A syntax visitor that tracks the enclosing types.
class TypeScopeVisitor: SyntaxVisitor {
  private var scope: [String] = []

  /// The qualified name of the current type, such as `Cart.Row`.
  var typeName: String { scope.joined(separator: ".") }

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scope.append(name)
    return .visitChildren
  }
}
