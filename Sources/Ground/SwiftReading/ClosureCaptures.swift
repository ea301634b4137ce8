import SwiftSyntax

extension ClosureExprSyntax {
  func captures(_ name: String) -> Bool {
    let captures = signature?.capture?.items.filter { $0.name.text == name } ?? []
    if let capture = captures.first {
      // `[self]` captures `self` strongly; `[self = other]` is another object.
      return capture.specifier == nil && capture.initializer == nil
    }
    guard !parameterNames.contains(name) else { return false }
    let finder = NameFinder(name, untilDeclared: true)
    finder.walk(statements)
    return !finder.uses.isEmpty || finder.isCaptured
  }

  fileprivate var parameterNames: [String] {
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

final class NameFinder: SyntaxVisitor {
  private let name: String
  private let endsAtDeclaration: Bool
  private var isDeclared = false
  private(set) var uses: [DeclReferenceExprSyntax] = []
  /// Whether an inner closure captures it, even weakly: then the outer one captures it strongly.
  private(set) var isCaptured = false

  /// - Parameter untilDeclared: whether a declaration of the same name ends the search, as in
  /// `guard let bar = action.sender as? Bar`.
  init(_ name: String, untilDeclared: Bool = false) {
    self.name = name
    endsAtDeclaration = untilDeclared
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name after a dot is a member, possibly of another object.
    let isMember =
      node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
    if node.baseName.text == name, !isMember, !isDeclared { uses.append(node) }
    return .visitChildren
  }

  // After the initial value, where the name still means the outer variable.
  override func visitPost(_ node: PatternBindingSyntax) { note(node.pattern) }
  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    if node.initializer != nil { note(node.pattern) }
  }

  private func note(_ pattern: PatternSyntax) {
    guard endsAtDeclaration, pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    else { return }
    isDeclared = true
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.parameterNames.contains(name) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name, node.initializer == nil { isCaptured = true }
    return .visitChildren
  }
}
