import SwiftSyntax

extension DeclSyntaxProtocol {
  /// The names that a declaration introduces; initializers and subscripts have none but `init`
  /// and `subscript`.
  var declaredNames: [String] {
    switch DeclSyntax(self).as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): [function.name.plain]
    case .variableDecl(let variable): variable.bindings.flatMap { $0.pattern.names }
    case .initializerDecl: ["init"]
    case .subscriptDecl: ["subscript"]
    case .enumCaseDecl(let enumeration): enumeration.elements.map(\.name.plain)
    case .typeAliasDecl(let alias): [alias.name.plain]
    case .associatedTypeDecl(let type): [type.name.plain]
    case .operatorDecl(let declaration): [declaration.name.text]
    case .precedenceGroupDecl(let group): [group.name.text]
    case .structDecl(let type): [type.name.plain]
    case .classDecl(let type): [type.name.plain]
    case .enumDecl(let type): [type.name.plain]
    case .actorDecl(let type): [type.name.plain]
    case .protocolDecl(let type): [type.name.plain]
    default: []
    }
  }

  var declaredModifiers: DeclModifierListSyntax {
    DeclSyntax(self).asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }
}

extension DeclModifierListSyntax {
  /// `private(set)` doesn't hide the declaration.
  var isPrivateToFile: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension TokenSyntax {
  /// The name without backticks.
  var plain: String {
    text.first == "`" ? String(text.dropFirst().dropLast()) : text
  }
}

extension PatternSyntax {
  var names: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.plain] }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { $0.pattern.names }
    }
    return []
  }
}

extension TypeSyntax {
  /// The name of a type without its module or outer types, arguments and attributes.
  var baseName: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.plain }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.plain }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.baseName }
    if self.is(ArrayTypeSyntax.self) { return "Array" }
    if self.is(DictionaryTypeSyntax.self) { return "Dictionary" }
    if self.is(OptionalTypeSyntax.self) { return "Optional" }
    return trimmedDescription
  }
}

extension InheritanceClauseSyntax {
  var typeNames: [String] {
    inheritedTypes.flatMap { inherited -> [String] in
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        return composition.elements.map(\.type.baseName)
      }
      return [inherited.type.baseName]
    }
  }
}
