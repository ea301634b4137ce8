import SwiftSyntax

extension MemberAccessExprSyntax {
  var isCalled: Bool {
    var parent = parent
    if let chain = parent?.as(OptionalChainingExprSyntax.self) { parent = chain.parent }
    if let forced = parent?.as(ForceUnwrapExprSyntax.self) { parent = forced.parent }
    guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.range.contains(position)
  }

  var isInSelector: Bool {
    var node = parent
    while let current = node {
      if let macro = current.as(MacroExpansionExprSyntax.self) {
        return macro.macroName.text == "selector"
      }
      node = current.parent
    }
    return false
  }
}
