import SnippetCompiling
import SnippetNotation
import SwiftSyntax

struct FileOutlineReader {
  let converter: SourceLocationConverter
  private(set) var outline = FileOutline()
  private var conditions: [String] = []
  private var types = OuterTypes()

  init(converter: SourceLocationConverter) {
    self.converter = converter
  }

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
      @unknown default: break
      }
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let condition): read(condition)
    case .importDecl(let imported): read(imported)
    case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview":
      readPreview(macro)
    case .variableDecl(let variable): read(variable)
    case .classDecl(let type): read(type)
    case .structDecl(let type): read(type)
    case .enumDecl(let type):
      types.enter(type.name.text, modifiers: type.modifiers)
      readMembers(of: type)
    case .extensionDecl(let type): read(type)
    default: break
    }
  }

  private mutating func read(_ imported: ImportDeclSyntax) {
    let module = imported.path.first?.name.text ?? ""
    outline.imports[module] = outline.imports[module] ?? place(of: imported)
    outline.moduleNames[module] = outline.moduleNames[module] ?? place(of: imported.path)
  }

  private mutating func readPreview(_ macro: some FreestandingMacroExpansionSyntax) {
    PreviewOutline(macro, place: place(of: macro), conditions: conditions)
      .map { outline.previews.append($0) }
  }

  private mutating func read(_ type: ClassDeclSyntax) {
    outline.classes.append(
      ClassOutline(type, in: types, at: place(of: type.name), if: conditions)
    )
    noteTouches(of: type, named: type.name.text)
    types.enter(type.name.text, isClass: true, modifiers: type.modifiers)
    readMembers(of: type)
  }

  private mutating func read(_ type: StructDeclSyntax) {
    let position = place(of: type.name)
    if type.isView {
      outline.classes.append(ClassOutline(view: type, in: types, at: position, if: conditions))
    }
    if type.isPreviewProvider, types.isEmpty {
      outline.previews += PreviewOutline.of(
        provider: type,
        place: position,
        conditions: conditions
      )
    }
    types.enter(type.name.text, modifiers: type.modifiers)
    readMembers(of: type)
  }

  private mutating func read(_ type: ExtensionDeclSyntax) {
    let name = type.extendedType.trimmedDescription
    noteTouches(of: type, named: name)
    outline.extensionInitializers[name, default: []] += type.memberBlock.initializers
    types.enter(name)
    readMembers(of: type)
  }

  private mutating func noteTouches(of type: some DeclGroupSyntax, named name: String) {
    if type.answersTouches { outline.touchedTypes.insert(name) }
  }

  private mutating func readMembers(of type: some DeclGroupSyntax) {
    for member in type.memberBlock.members { read(member.decl) }
    types.leave()
  }

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
      let position = place(of: pattern)
      if let type = types.innermost {
        let key = FileOutline.key(type: type, property: name)
        if outline.properties[key] == nil { outline.properties[key] = position }
      } else {
        outline.variables.append(.init(name: name, place: position, conditions: conditions))
        // Only scripts can throw or suspend in the initial value of a variable.
        if binding.initializer?.value.mayThrowOrWait == true { outline.isScript = true }
      }
    }
  }

  private func place(of node: some SyntaxProtocol) -> FilePosition {
    let location = node.startLocation(converter: converter)
    return FilePosition(line: location.line, column: location.column)
  }
}

extension ExprSyntax {
  /// Whether the value needs `try` or `await`; `try?` and `try!` don't count.
  fileprivate var mayThrowOrWait: Bool {
    if let attempt = self.as(TryExprSyntax.self) {
      attempt.questionOrExclamationMark == nil
    } else {
      self.is(AwaitExprSyntax.self)
    }
  }
}
