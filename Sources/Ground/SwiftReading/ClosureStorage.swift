import SourceText
import SwiftSyntax

/// Where a closure is kept.
struct ClosureStorage {
  /// The property, or the type that the closure is handed to.
  var name: String
  /// The variable whose property it is; `nil` for a property of the object around.
  var owner: String?

  /// The types that keep a closure for as long as they live.
  private static let keepers: Set = [
    "UIAccessibilityCustomAction", "UIAccessibilityCustomRotor", "UIAction",
  ]

  /// Whether code names anything that keeps a closure.
  static func mayOccur(in code: String) -> Bool {
    keepers.contains(where: code.holds) || code.holds("configurationUpdateHandler")
      || code.holds("accessibility") && code.holds("Block")
  }

  /// Finds out where a closure is kept; `nil` if it is not, or in nothing that is looked at.
  init?(of closure: ClosureExprSyntax) {
    if let target = closure.assignmentTarget {
      guard let name = target.lastName, Self.keeps(name) else { return nil }
      self.init(name: name, owner: target.rootName)
    } else if let call = closure.callTakingIt, let type = call.calledName,
      Self.keepers.contains(type),
      let keeper = Keeper.of(ExprSyntax(call))
    {
      self.init(name: type, owner: keeper.name)
    } else {
      return nil
    }
  }

  private init(name: String, owner: String?) {
    self.name = name
    self.owner = owner
  }

  /// Whether a property keeps a closure by which an element answers.
  private static func keeps(_ property: String) -> Bool {
    property == "configurationUpdateHandler"
      || property.hasPrefix("accessibility") && property.hasSuffix("Block")
  }
}

/// The object that keeps a value.
private struct Keeper {
  /// The variable that it is; `nil` for the object around.
  var name: String?

  /// The methods by which an object keeps what it is given.
  private static let methods: Set = ["addAction", "addArrangedSubview", "addSubview"]

  /// Follows a value to where it is kept; `nil` if it is handed out or thrown away.
  static func of(_ value: ExprSyntax, depth: Int = 0) -> Keeper? {
    // A value that goes through more hands is not followed.
    guard depth < 8 else { return nil }
    if let target = value.assignmentTarget { return Keeper(name: target.rootName) }
    if let variable = value.parent?.as(InitializerClauseSyntax.self)?.parent?
      .as(PatternBindingSyntax.self)
    {
      return of(variable, depth: depth)
    }
    if let call = value.callTakingIt {
      return call.isKept(by: methods)
        ? Keeper(name: call.calledExpression.rootName) : of(ExprSyntax(call), depth: depth + 1)
    }
    return value.expressionAround.flatMap { of($0, depth: depth + 1) }
  }

  /// Follows a variable: one of an object is kept; one of a function as far as it is used there.
  private static func of(_ variable: PatternBindingSyntax, depth: Int) -> Keeper? {
    guard let declaration = variable.parent?.parent?.as(VariableDeclSyntax.self) else { return nil }
    if declaration.parent?.is(MemberBlockItemSyntax.self) == true { return Keeper(name: nil) }
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
  /// Whether the call hands its arguments to an object that keeps them: by one of some methods, or by
  /// adding them to a list of actions or rotors.
  fileprivate func isKept(by methods: Set<String>) -> Bool {
    guard let method = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    let name = method.declName.baseName.text
    let list = method.base?.trimmedDescription ?? ""
    return methods.contains(name)
      || ["append", "insert"].contains(name) && list.contains("accessibilityCustom")
  }
}

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
