import SnippetCompiling
import SnippetNotation
import SwiftSyntax

/// The walk over the declarations of a file.
struct FileOutlineReader {
  /// Tells lines and columns.
  let converter: SourceLocationConverter
  /// What was found so far.
  private(set) var outline = FileOutline()
  private var conditions: [String] = []
  private var scope: [Scope] = []

  /// A type around a declaration.
  private struct Scope {
    var name: String
    var isClass: Bool
    var isPrivate: Bool
  }

  init(converter: SourceLocationConverter) {
    self.converter = converter
  }

  /// Reads what stands at the level of the file.
  mutating func readFile(_ items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .decl(let declaration): read(declaration)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self),
          macro.macroName.text == "Preview"
        {
          readPreview(macro)
        } else {
          outline.isScript = true
        }
      case .stmt: outline.isScript = true
      }
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      read(condition)
    } else if let imported = declaration.as(ImportDeclSyntax.self) {
      let module = imported.path.first?.name.text ?? ""
      outline.imports[module] = outline.imports[module] ?? place(of: declaration)
      outline.moduleNames[module] = outline.moduleNames[module] ?? place(of: imported.path)
    } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      if macro.macroName.text == "Preview" { readPreview(macro) }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      read(variable)
    } else if let type = declaration.as(ClassDeclSyntax.self) {
      outline.classes.append(classOutline(type))
      read(type.memberBlock, of: type.name.text, isClass: true, modifiers: type.modifiers)
    } else if let type = declaration.as(StructDeclSyntax.self) {
      if type.isView { outline.classes.append(viewOutline(type)) }
      if type.isPreviewProvider, scope.isEmpty {
        outline.previews.append(
          PreviewOutline(provider: type, place: place(of: type.name), conditions: conditions)
        )
      }
      read(type.memberBlock, of: type.name.text, isClass: false, modifiers: type.modifiers)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      read(type.memberBlock, of: type.name.text, isClass: false, modifiers: type.modifiers)
    } else if let type = declaration.as(ExtensionDeclSyntax.self) {
      read(type)
    }
  }

  private mutating func readPreview(_ macro: some FreestandingMacroExpansionSyntax) {
    PreviewOutline(macro, place: place(of: macro), conditions: conditions)
      .map { outline.previews.append($0) }
  }

  private mutating func read(_ declaration: ExtensionDeclSyntax) {
    let name = declaration.extendedType.trimmedDescription
    outline.extensionInitializers[name, default: []] += initializers(of: declaration.memberBlock)
    read(declaration.memberBlock, of: name, isClass: false, modifiers: [])
  }

  /// Reads the branches, each under the condition that it is the chosen one.
  private mutating func read(_ declaration: IfConfigDeclSyntax) {
    for (condition, elements) in declaration.branches {
      conditions.append(condition)
      switch elements {
      case .statements(let items)?: readFile(items)
      case .decls(let members)?: for member in members { read(member.decl) }
      default: break
      }
      conditions.removeLast()
    }
  }

  private mutating func read(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.text
      let place = place(of: pattern)
      if let type = scope.last {
        let key = FileOutline.key(type: type.name, property: name)
        if outline.properties[key] == nil { outline.properties[key] = place }
      } else {
        outline.variables.append(.init(name: name, place: place, conditions: conditions))
        // Only a script may throw, or wait, while it makes its variables.
        if binding.initializer?.value.mayThrowOrWait == true { outline.isScript = true }
      }
    }
  }

  private mutating func read(
    _ members: MemberBlockSyntax,
    of name: String,
    isClass: Bool,
    modifiers: DeclModifierListSyntax
  ) {
    scope.append(Scope(name: name, isClass: isClass, isPrivate: modifiers.arePrivate))
    for member in members.members { read(member.decl) }
    scope.removeLast()
  }

  private func classOutline(_ type: ClassDeclSyntax) -> ClassOutline {
    outline(
      of: type,
      modifiers: type.modifiers,
      superclass: type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      initializers: initializers(of: type.memberBlock)
    )
  }

  /// A view of SwiftUI; without an initializer of its own it has the one of its properties.
  private func viewOutline(_ type: StructDeclSyntax) -> ClassOutline {
    let own = initializers(of: type.memberBlock)
    return outline(
      of: type,
      modifiers: type.modifiers,
      superclass: ClassCatalog.swiftUIView,
      initializers: own.isEmpty ? [InitializerOutline(memberwise: type.neededProperties)] : own
    )
  }

  private func outline(
    of type: some NamedDeclSyntax & WithGenericParametersSyntax,
    modifiers: DeclModifierListSyntax,
    superclass: String?,
    initializers: [InitializerOutline]
  ) -> ClassOutline {
    ClassOutline(
      name: (scope.map(\.name) + [type.name.text]).joined(separator: "."),
      superclass: superclass,
      initializers: initializers,
      isGeneric: type.genericParameterClause != nil,
      isHidden: !scope.isEmpty
        && (modifiers.arePrivate || scope.dropFirst().contains(where: \.isPrivate)),
      outerClass: scope.last { $0.isClass }?.name,
      place: place(of: type.name),
      conditions: conditions
    )
  }

  private func initializers(of members: MemberBlockSyntax) -> [InitializerOutline] {
    members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .map(InitializerOutline.init)
  }

  private func place(of node: some SyntaxProtocol) -> FilePlace {
    let location = node.startLocation(converter: converter)
    return FilePlace(line: location.line, column: location.column)
  }
}

extension DeclModifierListSyntax {
  /// Whether a declaration with these modifiers is closed to the rest of its file or to other files.
  fileprivate var arePrivate: Bool { contains { $0.name.text == "private" } }
}

extension ExprSyntax {
  /// Whether the value is made by `try` or `await`, so that an error or a wait leaves the variable.
  fileprivate var mayThrowOrWait: Bool {
    if let attempt = self.as(TryExprSyntax.self) {
      attempt.questionOrExclamationMark == nil
    } else {
      self.is(AwaitExprSyntax.self)
    }
  }
}
