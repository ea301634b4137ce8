import SwiftSyntax

/// The conditions of `#if` as they hold for an app in Debug on an iPhone.
enum BuildCondition {
  static func holds(_ condition: ExprSyntax) -> Bool {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return !holds(not.expression) }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return holds(only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(sequence) }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "DEBUG"
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    return false
  }

  /// `&&` binds stronger than `||`.
  private static func holds(_ sequence: SequenceExprSyntax) -> Bool {
    var alternatives: [[ExprSyntax]] = [[]]
    for element in sequence.elements {
      guard let symbol = element.as(BinaryOperatorExprSyntax.self) else {
        alternatives[alternatives.count - 1].append(element)
        continue
      }
      if symbol.operator.text == "||" { alternatives.append([]) }
    }
    return alternatives.contains { $0.allSatisfy(holds) }
  }

  private static func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let value = call.arguments.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return value == "iOS"
    case "canImport": return !Self.otherModules.contains(value)
    case "targetEnvironment": return value == "simulator"
    case "swift", "compiler": return !value.hasPrefix("<")
    case "arch": return value == "arm64"
    default: return false
    }
  }

  private static let otherModules: Set<String> = [
    "AppKit", "Cocoa", "Glibc", "Musl", "WatchKit", "WinSDK",
  ]
}

extension CodeBlockItemListSyntax {
  /// The items of the branches that are compiled.
  var active: [CodeBlockItemSyntax] {
    flatMap { item -> [CodeBlockItemSyntax] in
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
      guard case .statements(let items)? = condition.activeElements else { return [] }
      return items.active
    }
  }
}

extension MemberBlockItemListSyntax {
  /// The members of the branches that are compiled.
  var active: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      guard case .decls(let members)? = condition.activeElements else { return [] }
      return members.active
    }
  }
}

extension IfConfigDeclSyntax {
  fileprivate var activeElements: IfConfigClauseSyntax.Elements? {
    clauses.first { $0.condition.map(BuildCondition.holds) ?? true }?.elements
  }
}
