import SwiftSyntax

extension ClosureExprSyntax {
  func holds(_ name: String) -> Bool {
    let captures = signature?.capture?.items.filter { $0.name.text == name } ?? []
    if let capture = captures.first {
      // A name that is captured for itself, as in '[self]', is held; '[self = other]' is another object.
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

  /// Whether the code around is that of a class or of an extension, in which `self` may be an object;
  /// `self` of a structure is a value.
  var standsInClass: Bool {
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

/// Collects the places where a variable is used by its name.
final class NameFinder: SyntaxVisitor {
  private let name: String
  private let endsAtDeclaration: Bool
  private var isDeclared = false
  private(set) var uses: [DeclReferenceExprSyntax] = []
  /// Whether a closure inside lists it, even as weak: then the one around holds it.
  private(set) var isCaptured = false

  /// - Parameter untilDeclared: whether the name means another variable once the code declares one, as in
  ///   `guard let bar = action.sender as? Bar`.
  init(_ name: String, untilDeclared: Bool = false) {
    self.name = name
    endsAtDeclaration = untilDeclared
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name after a dot is that of a member, which another object may have.
    let isMember =
      node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
    if node.baseName.text == name, !isMember, !isDeclared { uses.append(node) }
    return .visitChildren
  }

  // After what the variable begins with, where the name still means the one around.
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
