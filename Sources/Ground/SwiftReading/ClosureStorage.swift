import SourceText
import SwiftSyntax

/// Where a closure is stored, as far as that follows from the syntax.
///
/// Without type checking, only well-known types, methods and property names are recognised.
struct ClosureStorage {
  var name: String
  /// The variable that has the property; `nil` for the enclosing object.
  var owner: String?

  private static let retainingTypes: Set = [
    "UIAccessibilityCustomAction", "UIAccessibilityCustomRotor", "UIAction",
  ]

  static func mayOccur(in code: String) -> Bool {
    retainingTypes.contains(where: code.includes) || code.includes("configurationUpdateHandler")
      || code.includes("accessibility") && code.includes("Block")
  }

  init?(of closure: ClosureExprSyntax) {
    if let target = closure.assignmentTarget {
      guard let name = target.lastName, Self.storesClosure(name) else { return nil }
      self.init(name: name, owner: target.rootName)
    } else if let call = closure.enclosingCall, let type = call.calledName,
      Self.retainingTypes.contains(type),
      let owner = RetainingOwner.of(ExprSyntax(call))
    {
      self.init(name: type, owner: owner.name)
    } else {
      return nil
    }
  }

  private init(name: String, owner: String?) {
    self.name = name
    self.owner = owner
  }

  private static func storesClosure(_ property: String) -> Bool {
    property == "configurationUpdateHandler"
      || property.hasPrefix("accessibility") && property.hasSuffix("Block")
  }
}

private struct RetainingOwner {
  var name: String?

  private static let methods: Set = ["addAction", "addArrangedSubview", "addSubview"]

  /// Follows a value to where it is retained; `nil` if it is returned or discarded.
  static func of(_ value: ExprSyntax, depth: Int = 0) -> RetainingOwner? {
    // A limit for values that are passed through many expressions.
    guard depth < 8 else { return nil }
    if let target = value.assignmentTarget { return RetainingOwner(name: target.rootName) }
    if let variable = value.parent?.as(InitializerClauseSyntax.self)?.parent?
      .as(PatternBindingSyntax.self)
    {
      return of(variable, depth: depth)
    }
    if let call = value.enclosingCall {
      return call.isRetained(by: methods)
        ? RetainingOwner(name: call.calledExpression.rootName)
        : of(ExprSyntax(call), depth: depth + 1)
    }
    return value.enclosingExpression.flatMap { of($0, depth: depth + 1) }
  }

  /// Follows a variable: a property is retained, a local variable only if it is used accordingly.
  private static func of(_ variable: PatternBindingSyntax, depth: Int) -> RetainingOwner? {
    guard let declaration = variable.parent?.parent?.as(VariableDeclSyntax.self) else { return nil }
    if declaration.parent?.is(MemberBlockItemSyntax.self) == true {
      return RetainingOwner(name: nil)
    }
    guard let name = variable.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let statements = declaration.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let finder = NameFinder(name)
    finder.walk(statements)
    return finder.uses.lazy.filter { $0.position > declaration.position }
      .compactMap { of(ExprSyntax($0), depth: depth + 1) }.first
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call retains its arguments: one of the methods, or adding to a list of actions or
  /// rotors.
  fileprivate func isRetained(by methods: Set<String>) -> Bool {
    guard let method = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    let name = method.declName.baseName.text
    let list = method.base?.trimmedDescription ?? ""
    return methods.contains(name)
      || ["append", "insert"].contains(name) && list.contains("accessibilityCustom")
  }
}

extension ExprSyntaxProtocol {
  var assignmentTarget: ExprSyntax? {
    guard let list = parent?.as(ExprListSyntax.self) else { return nil }
    let parts = Array(list)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self), parts[0].id != id else {
      return nil
    }
    return parts[0]
  }

  var enclosingCall: FunctionCallExprSyntax? {
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

  var enclosingExpression: ExprSyntax? {
    guard let parent else { return nil }
    if let element = parent.as(ArrayElementSyntax.self) {
      return element.parent?.parent?.as(ArrayExprSyntax.self).map(ExprSyntax.init)
    }
    if let list = parent.as(ExprListSyntax.self) {
      return list.parent?.as(SequenceExprSyntax.self).map(ExprSyntax.init)
    }
    return parent.as(ExprSyntax.self)
  }

  var lastName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The first variable of a chain of members and calls.
  ///
  /// `nil` for a single name, which is a property of the enclosing object, and for anything else.
  var rootName: String? {
    guard let base = baseExpression else { return nil }
    return base.rootName ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private var baseExpression: ExprSyntax? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    return self.as(SubscriptCallExprSyntax.self)?.calledExpression
  }
}

extension FunctionCallExprSyntax {
  var calledName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    {
      return member.base?.lastName
    }
    return calledExpression.lastName
  }
}
