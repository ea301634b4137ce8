import SwiftSyntax

/// How code calls what has a name: a modifier, a static function, or the initializer of a type.
struct CallShapes: Sendable {
  /// Whether the name is used without a call.
  var isPlain = false
  /// The labels of each call, with the names of arguments such as `.accent`.
  ///
  /// Calls with closures, key paths or `nil` aren't among them: nothing says their types.
  var calls: [[String]: [Set<String>]] = [:]
  /// Whether it is only called, in ways that say nothing of its parameters.
  var isUnknown: Bool { !isPlain && calls.isEmpty }

  /// - Parameter names: of members, or of types that are created.
  static func collect(_ names: Set<String>, in trees: [SourceFileSyntax]) -> [String: CallShapes] {
    let visitor = CallVisitor(names: names)
    for tree in trees { visitor.walk(tree) }
    return visitor.shapes
  }
}

private final class CallVisitor: SyntaxVisitor {
  let names: Set<String>
  var shapes: [String: CallShapes] = [:]

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard names.contains(name) else { return .visitChildren }
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(node).id
    {
      shapes[name, default: .init()].add(call)
    } else {
      shapes[name, default: .init()].isPlain = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      names.contains(name)
    {
      shapes[name, default: .init()].add(node)
    }
    return .visitChildren
  }
}

extension CallShapes {
  fileprivate mutating func add(_ call: FunctionCallExprSyntax) {
    guard call.trailingClosure == nil, call.arguments.allSatisfy({ $0.expression.isPlainValue })
    else { return }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let members = call.arguments.map { $0.expression.implicitMember.map { Set([$0]) } ?? [] }
    let known = calls[labels] ?? members
    calls[labels] = zip(known, members).map { $0.union($1) }
  }
}

extension ExprSyntax {
  fileprivate var implicitMember: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.text
  }

  fileprivate var isPlainValue: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.implicitMember == nil
    }
    return !self.is(ClosureExprSyntax.self) && !self.is(KeyPathExprSyntax.self)
      && !self.is(NilLiteralExprSyntax.self)
  }
}
