import SwiftSyntax

extension MemberBlockItemSyntax {
  private var modifiers: DeclModifierListSyntax {
    decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }

  var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }

  /// Whether only Objective-C allows the member in an extension: an override, or a property that
  /// Core Data implements.
  var mustMove: Bool {
    isOverride || decl.as(VariableDeclSyntax.self)?.attributes.areManaged == true
  }

  var isPrivate: Bool {
    modifiers.contains { $0.name.text == "private" && $0.detail == nil }
  }

  /// The full names of the declared members, such as `show(_:at:)`.
  var fullNames: Set<String> {
    if let function = decl.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      return ["\(function.name.text)(\(labels.joined()))"]
    }
    let bindings = decl.as(VariableDeclSyntax.self)?.bindings ?? []
    return Set(
      bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    )
  }
}
