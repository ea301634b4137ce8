import SwiftParser
import SwiftSyntax

extension FileSummary {
  /// Reads the declarations at file level, and the names of the members of extensions.
  package init(reading text: String) {
    self.init()
    let tree = Parser.parse(source: text)
    lines = text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    for item in tree.statements.active { read(item.item) }
  }

  private mutating func read(_ item: CodeBlockItemSyntax.Item) {
    switch item {
    case .decl(let declaration): read(declaration)
    case .expr(let expression):
      if expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview" { previews += 1 }
    default: break
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let type = declaration.asProtocol((any DeclGroupSyntax).self),
      let named = declaration.asProtocol((any NamedDeclSyntax).self)
    {
      let inherited = type.inheritanceClause?.typeNames ?? []
      if inherited.contains("PreviewProvider") { previews += 1 }
      if !type.modifiers.isPrivateToFile { types.append(named.name.text) }
    } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
      extensions.append(
        Extension(
          target: extended.extendedType.baseName,
          protocols: extended.inheritanceClause?.typeNames ?? [],
          members: extended.memberBlock.members.active.flatMap(\.declaredNames)
        )
      )
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      if !alias.modifiers.isPrivateToFile {
        types.append(alias.name.text)
        aliases.append(alias.name.text)
      }
    } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      if macro.macroName.text == "Preview" { previews += 1 }
    } else if !declaration.declaredModifiers.isPrivateToFile {
      globals += declaration.declaredNames
    }
  }
}
