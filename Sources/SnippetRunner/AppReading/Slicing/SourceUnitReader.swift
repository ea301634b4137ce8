import SwiftSyntax

/// Reads the declarations of a file, without those in branches of `#if` that don't hold.
struct SourceUnitReader {
  private(set) var units: [SourceUnit] = []
  private(set) var imports: [Range<Int>] = []
  private(set) var importedNames: [String] = []

  mutating func read(_ items: CodeBlockItemListSyntax) {
    for item in items.active {
      guard case .decl(let declaration) = item.item else { continue }
      if let imported = declaration.as(ImportDeclSyntax.self) {
        imports.append(imported.byteSpan)
        importedNames.append(imported.path.first?.name.text ?? "")
      } else {
        read(declaration, in: nil)
      }
    }
  }

  private mutating func read(_ declaration: DeclSyntax, in owner: Int?) {
    guard var unit = SourceUnit(declaration) else { return }
    unit.owner = owner
    if unit.target.isEmpty, let owner { unit.target = units[owner].target }
    unit.showWhatItChanges()
    if let owner, units[owner].isProtocol {
      // `{ get }` is no body.
      unit.body = nil
      unit.stub = nil
    }
    units.append(unit)
    let index = units.count - 1
    if let group = declaration.asProtocol((any DeclGroupSyntax).self), unit.isGroup {
      for member in group.memberBlock.members.active { read(member, in: index) }
    }
  }
}

extension SourceUnit {
  /// Returns `nil` for declarations that aren't taken over, such as deinitializers and macros.
  init?(_ declaration: DeclSyntax) {
    let span = declaration.byteSpan
    func unit(_ kind: Kind) -> SourceUnit {
      var unit = SourceUnit(kind: kind, names: declaration.declaredNames, range: span)
      let modifiers = declaration.declaredModifiers
      unit.isPrivate = modifiers.isPrivateToFile
      unit.publicModifier = modifiers.first { ["public", "open"].contains($0.name.text) }?.byteSpan
      unit.isOverride = modifiers.contains { $0.name.text == "override" }
      unit.isRequired = modifiers.contains { $0.name.text == "required" }
      unit.isStatic = modifiers.isStatic
      unit.lines = declaration.trimmedDescription.utf8.reduce(1) { $1 == 10 ? $0 + 1 : $0 }
      return unit
    }
    func group(_ kind: Kind, _ type: any DeclGroupSyntax, _ target: String) -> SourceUnit {
      var result = unit(kind)
      result.target = target
      result.block = type.memberBlock.byteSpan
      result.clause = type.inheritanceClause?.byteSpan
      result.inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      return result
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): self = group(.type(.structure), type, type.name.plain)
    case .classDecl(let type): self = group(.type(.classType), type, type.name.plain)
    case .enumDecl(let type): self = group(.type(.enumeration), type, type.name.plain)
    case .protocolDecl(let type): self = group(.type(.protocolType), type, type.name.plain)
    case .actorDecl(let type): self = group(.type(.actor), type, type.name.plain)
    case .extensionDecl(let type): self = group(.extension, type, type.extendedType.baseName)
    case .functionDecl(let function):
      self = unit(.function)
      labels = function.signature.parameterClause.neededLabels
      body = function.body?.byteSpan
      let result = function.signature.returnClause?.type.trimmedDescription
      stub = Self.stub(result, throwing: nil)
      returnsView = result == "some View"
    case .initializerDecl(let initializer):
      self = unit(.initializer)
      labels = initializer.signature.parameterClause.neededLabels
      body = initializer.body?.byteSpan
      stub = "{ byEarStop(\"init\") }"
    case .subscriptDecl(let subscripting):
      self = unit(.variable)
      if subscripting.parameterClause.parameters.first?.firstName.text == "dynamicMember" {
        names.append("dynamicMember")
      }
      body = subscripting.accessorBlock?.byteSpan
      stub = subscripting.accessorBlock?.stub(subscripting.returnClause.type.trimmedDescription)
    case .variableDecl(let variable):
      self = unit(.variable)
      read(variable)
    case .enumCaseDecl: self = unit(.enumCase)
    case .typeAliasDecl, .associatedTypeDecl, .operatorDecl, .precedenceGroupDecl:
      self = unit(.name)
    default: return nil
    }
  }

  private mutating func read(_ variable: VariableDeclSyntax) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first else {
      isStored = true
      hasValue = variable.bindings.allSatisfy { $0.initializer != nil }
      return
    }
    type = binding.typeAnnotation?.type.trimmedDescription
    if let block = binding.accessorBlock, !block.observes {
      body = block.byteSpan
      stub = block.stub(type ?? "")
      returnsView = type == "some View"
      return
    }
    isStored = true
    isObserved = binding.accessorBlock != nil
    hasValue =
      binding.initializer != nil || variable.bindingSpecifier.text == "var" && type?.last == "?"
    if let initial = binding.initializer, type == nil, let name = initial.value.createdType {
      // The stub needs the type that the value had.
      body = initial.byteSpan.lowerBound..<binding.byteSpan.upperBound
      stub = ": \(name) = byEarStub(\"\(names.first ?? "")\")"
    } else if let initial = binding.initializer, type != nil {
      body = initial.byteSpan.lowerBound..<binding.byteSpan.upperBound
      let value = "byEarStub(\"\(names.first ?? "")\")"
      let function = binding.typeAnnotation?.type.function
      stub = type?.last == "?" ? "" : "= \(function.map { $0.closure(value) } ?? value)"
    } else if let block = binding.accessorBlock, binding.initializer == nil {
      body = block.byteSpan
      stub = ""
    }
  }

  /// Lets the stub of a modifier or style show what it changes, which must be heard.
  mutating func showWhatItChanges() {
    guard returnsView, !isStatic, let shown = shownByStub else { return }
    stub = stub?.replacing("SwiftUI.EmptyView()", with: shown)
  }

  private var shownByStub: String? {
    if Self.shown.contains(target) { return "self" }
    if names == ["makeBody"] { return labels.isEmpty ? nil : "configuration.label" }
    return names == ["body"] && labels == ["content"] ? "content" : nil
  }

  private static let shown: Set<String> = [
    "Button", "Image", "Label", "Shape", "Text", "TextField", "View",
  ]

  static func stub(_ result: String?, throwing: String?) -> String {
    switch result {
    case nil, "Void"?, "()"?: "{}"
    case "some View"?: "{ byEarReached(#function); return SwiftUI.EmptyView() }"
    default: "{ return byEarStub(#function) }"
    }
  }
}

extension TypeSyntax {
  fileprivate var function: FunctionTypeSyntax? {
    self.as(AttributedTypeSyntax.self)?.baseType.function ?? self.as(FunctionTypeSyntax.self)
  }
}

extension FunctionTypeSyntax {
  /// A stub of this type, which needs its value only when it is called.
  fileprivate func closure(_ value: String) -> String {
    let names = parameters.map { _ in "_" }.joined(separator: ", ")
    return "{ \(names.isEmpty ? "" : "\(names) in ")\(value) }"
  }
}

extension AccessorBlockSyntax {
  fileprivate var observes: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  fileprivate func stub(_ type: String) -> String {
    let value = SourceUnit.stub(type, throwing: nil)
    guard case .accessors(let accessors) = accessors else { return value }
    let getter = accessors.first { $0.accessorSpecifier.text == "get" }
    let effects = getter?.effectSpecifiers?.trimmedDescription ?? ""
    let hasSetter = accessors.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
    return "{ get \(effects) \(value)\(hasSetter ? " set {} " : " ")}"
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var neededLabels: [String] {
    parameters.filter { $0.defaultValue == nil && $0.firstName.text != "_" }
      // A trailing closure has no label.
      .filter { !$0.type.trimmedDescription.contains("->") }
      .map { $0.firstName.plain }
  }
}

extension ExprSyntax {
  /// The type of a value that says it: a call such as `Theme(…)` or `Theme.standard()`.
  fileprivate var createdType: String? {
    if let literal = self.as(StringLiteralExprSyntax.self) {
      return literal.segments.isEmpty ? nil : "String"
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.trimmedDescription
    if name == "NSLocalizedString" { return "String" }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isPlain && last.first?.isUppercase == true ? name : nil
  }
}
