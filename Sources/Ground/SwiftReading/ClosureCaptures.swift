import SwiftSyntax

extension ClosureExprSyntax {
  func captures(_ name: String) -> Bool {
    let captures = signature?.capture?.items.filter { $0.name.text == name } ?? []
    if let capture = captures.first {
      // `[self]` captures `self` strongly; `[self = other]` is another object.
      return capture.specifier == nil && capture.initializer == nil
    }
    guard !parameterNames.contains(name) else { return false }
    let finder = NameFinder(name)
    finder.walk(statements)
    return finder.isFound
  }

  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list)?: list.map(\.name.text)
    case .parameterClause(let clause)?:
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    @unknown default: []
    }
  }

  /// Whether the closure is in a class, an actor or an extension, where `self` may be an object.
  ///
  /// In a structure or an enumeration, `self` is a value.
  var isInsideClass: Bool {
    var node = parent
    while let current = node {
      if current.is(StructDeclSyntax.self) || current.is(EnumDeclSyntax.self) { return false }
      if current.is(ClassDeclSyntax.self) || current.is(ActorDeclSyntax.self)
        || current.is(ExtensionDeclSyntax.self)
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the name after a dot, possibly of another object.
  var isMember: Bool {
    parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == id } ?? false
  }
}

/// Finds out whether a closure uses a name.
private final class NameFinder: SyntaxVisitor {
  private let name: String
  /// Whether a declaration of the same name came before, as in
  /// `guard let bar = action.sender as? Bar`.
  private var isDeclared = false
  /// An inner closure that captures it even weakly counts: then the outer one captures it strongly.
  private(set) var isFound = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == name, !node.isMember, !isDeclared { isFound = true }
    return .visitChildren
  }

  // After the initial value, where the name still means the outer variable.
  override func visitPost(_ node: PatternBindingSyntax) { note(node.pattern) }
  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    if node.initializer != nil { note(node.pattern) }
  }

  private func note(_ pattern: PatternSyntax) {
    if pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name { isDeclared = true }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.parameterNames.contains(name) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name, node.initializer == nil { isFound = true }
    return .visitChildren
  }
}
