import SwiftSyntax

/// Finds the names of what code calls.
final class CalledNames: SyntaxVisitor {
  private var names: Set<String> = []

  /// The names that are called somewhere in a piece of code.
  static func of(_ code: some SyntaxProtocol) -> Set<String> {
    let visitor = CalledNames(viewMode: .sourceAccurate)
    visitor.walk(code)
    return visitor.names
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.calledExpression.trimmedDescription)
    return .visitChildren
  }
}
