import SwiftSyntax

/// Follows values to where they are retained.
///
/// Names and results are stored, since code may have a thousand variables that name each other.
final class RetainingOwners {
  struct Owner {
    /// The variable that retains the value; `nil` for the enclosing object.
    var name: String?
  }

  private static let methods: Set = ["addAction", "addArrangedSubview", "addSubview"]
  /// The most expressions and variables that a value is followed through.
  private static let longestPath = 8
  /// The most uses of a variable that are followed.
  private static let mostUses = 64

  private struct Step: Hashable {
    var variable: SyntaxIdentifier
    var depth: Int
  }

  private var uses: [SyntaxIdentifier: NameUses] = [:]
  private var found: [Step: Owner?] = [:]

  /// `nil` if the value is returned or discarded.
  func owner(of value: ExprSyntax, depth: Int = 0) -> Owner? {
    guard depth < Self.longestPath else { return nil }
    if let target = value.assignmentTarget { return Owner(name: target.rootName) }
    if let variable = value.parent?.as(InitializerClauseSyntax.self)?.parent?
      .as(PatternBindingSyntax.self)
    {
      let step = Step(variable: variable.id, depth: depth)
      if let known = found[step] { return known }
      let owner = owner(of: variable, depth: depth)
      found[step] = .some(owner)
      return owner
    }
    if let call = value.enclosingCall {
      return call.isRetained(by: Self.methods)
        ? Owner(name: call.calledExpression.rootName)
        : owner(of: ExprSyntax(call), depth: depth + 1)
    }
    return value.enclosingExpression.flatMap { owner(of: $0, depth: depth + 1) }
  }

  /// Follows a variable: a property is retained, a local variable only if it is used accordingly.
  private func owner(of variable: PatternBindingSyntax, depth: Int) -> Owner? {
    guard let declaration = variable.parent?.parent?.as(VariableDeclSyntax.self) else { return nil }
    if declaration.parent?.is(MemberBlockItemSyntax.self) == true { return Owner(name: nil) }
    guard let name = variable.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let statements = declaration.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let names = uses[statements.id] ?? NameUses(in: statements)
    uses[statements.id] = names
    return names.uses(of: name, after: declaration.position).prefix(Self.mostUses).lazy
      .compactMap { self.owner(of: ExprSyntax($0), depth: depth + 1) }.first
  }
}

/// The uses of variables in some statements, by name, in order.
private final class NameUses: SyntaxVisitor {
  private var uses: [String: [DeclReferenceExprSyntax]] = [:]
  /// How many of the closures around the current place have a parameter of a name.
  private var parameters: [String: Int] = [:]

  init(in statements: CodeBlockItemListSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(statements)
  }

  func uses(of name: String, after place: AbsolutePosition) -> ArraySlice<DeclReferenceExprSyntax> {
    guard let uses = uses[name] else { return [] }
    var (first, end) = (0, uses.count)
    while first < end {
      let middle = (first + end) / 2
      if uses[middle].position > place { end = middle } else { first = middle + 1 }
    }
    return uses[first...]
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isMember, parameters[node.baseName.text, default: 0] == 0 {
      uses[node.baseName.text, default: []].append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    for name in node.parameterNames { parameters[name, default: 0] += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    for name in node.parameterNames { parameters[name, default: 0] -= 1 }
  }
}
