import SwiftSyntax

extension ExprSyntaxProtocol {
  /// What the value is assigned to; `nil` if it is not.
  var assignmentTarget: ExprSyntax? {
    guard let list = parent?.as(ExprListSyntax.self) else { return nil }
    let parts = Array(list)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self), parts[0].id != id else {
      return nil
    }
    return parts[0]
  }

  /// The call that takes the value as an argument, in brackets or after them.
  var callTakingIt: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id {
      return call
    }
    if let argument = parent?.as(LabeledExprSyntax.self) {
      return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    if let closure = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return closure.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    return nil
  }

  /// The expression of which the value is an element or a branch; `nil` if it stands by itself.
  var expressionAround: ExprSyntax? {
    guard let parent else { return nil }
    if let element = parent.as(ArrayElementSyntax.self) {
      return element.parent?.parent?.as(ArrayExprSyntax.self).map(ExprSyntax.init)
    }
    if let list = parent.as(ExprListSyntax.self) {
      return list.parent?.as(SequenceExprSyntax.self).map(ExprSyntax.init)
    }
    return parent.as(ExprSyntax.self)
  }

  /// The name after the last dot.
  var lastName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The name of the variable with which a row of names, calls and question marks begins; `nil` for a
  /// single name, which is a property of the object around, and for anything else.
  var rootName: String? {
    guard let base = baseExpression else { return nil }
    return base.rootName ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// What stands before the last dot, question mark or bracket.
  private var baseExpression: ExprSyntax? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    return self.as(SubscriptCallExprSyntax.self)?.calledExpression
  }
}

extension FunctionCallExprSyntax {
  /// The name of the function or type that is called, `init` apart.
  var calledName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    {
      return member.base?.lastName
    }
    return calledExpression.lastName
  }
}
