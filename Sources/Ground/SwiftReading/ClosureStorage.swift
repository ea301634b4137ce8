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

  init?(of closure: ClosureExprSyntax, _ owners: RetainingOwners) {
    if let target = closure.assignmentTarget {
      guard let name = target.lastName, Self.storesClosure(name) else { return nil }
      self.init(name: name, owner: target.rootName)
    } else if let call = closure.enclosingCall, let type = call.calledName,
      Self.retainingTypes.contains(type),
      let owner = owners.owner(of: ExprSyntax(call))
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

extension FunctionCallExprSyntax {
  /// Whether the call retains its arguments: one of the methods, or adding to a list of actions or
  /// rotors.
  func isRetained(by methods: Set<String>) -> Bool {
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
