import SwiftSyntax

/// The declarations of a program that are hoisted to file scope: functions that use no local
/// variables, and the constants and type aliases that types use.
package struct HoistableDeclarations: Hashable, Sendable {
  package private(set) var names: Set<String> = []
  package private(set) var constants: Set<String> = []

  package init() {}

  /// Finds the declarations to hoist.
  ///
  /// - Parameters:
  ///   - pieces: All code of the program.
  ///   - areAllHoisted: Whether to hoist functions that no type uses.
  package init(of pieces: [String], areAllHoisted: Bool = true) {
    var functions: [String: Set<String>] = [:]
    var locals: Set<String> = []
    var values: [String: Set<String>] = [:]
    var usedByTypes: Set<String> = []
    for item in pieces.flatMap({ SourceFileSyntax.reading($0).statements }) {
      let reader = NameReader(item)
      if case .decl(let declaration) = item.item {
        if let function = declaration.as(FunctionDeclSyntax.self) {
          // Overloads stay together, because a local function hides those at file scope.
          functions[function.name.text, default: []].formUnion(reader.used)
          continue
        }
        if SplitSource.isHoisted(declaration) {
          usedByTypes.formUnion(reader.used)
          continue
        }
        if let name = declaration.constantName { values[name] = reader.used }
      }
      locals.formUnion(reader.declared)
    }
    // Add what types use indirectly, through functions and constants.
    let uses = functions.merging(values) { $0.union($1) }
    var pending = Array(usedByTypes)
    while let name = pending.popLast() {
      let indirect = uses[name, default: []].subtracting(usedByTypes)
      usedByTypes.formUnion(indirect)
      pending += indirect
    }
    constants = Self.constants(among: values, for: usedByTypes, locals: locals)
    locals.subtract(constants)
    names = Set(functions.keys).subtracting(locals)
    if !areAllHoisted { names.formIntersection(usedByTypes) }
    while let bound = names.first(where: { !functions[$0, default: []].isDisjoint(with: locals) }) {
      names.remove(bound)
      locals.insert(bound)
    }
  }

  private static func constants(
    among values: [String: Set<String>],
    for types: Set<String>,
    locals: Set<String>
  ) -> Set<String> {
    var found = types.intersection(values.keys)
    let others = locals.subtracting(found)
    while let bound = found.first(where: { name in
      let used = values[name, default: []]
      return !used.isDisjoint(with: others) || !used.intersection(locals).isSubset(of: found)
    }) {
      found.remove(bound)
    }
    return found
  }

  func contains(_ declaration: DeclSyntax) -> Bool {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return names.contains(function.name.text)
    }
    return declaration.constantName.map(constants.contains) ?? false
  }
}

extension DeclSyntax {
  /// The name of the declared constant or type alias; `nil` for anything else.
  fileprivate var constantName: String? {
    if let alias = self.as(TypeAliasDeclSyntax.self) { return alias.name.text }
    guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindingSpecifier.tokenKind == .keyword(.let),
      let binding = variable.bindings.first, binding.initializer != nil,
      !tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.await) })
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

/// Collects the names that a declaration or statement declares, and those that it uses from
/// outside.
private final class NameReader: SyntaxVisitor {
  private(set) var declared: Set<String> = []
  private var mentioned: Set<String> = []

  init(_ item: CodeBlockItemSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(item)
  }

  var used: Set<String> { mentioned.subtracting(declared) }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember { mentioned.insert(node.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    mentioned.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let binding = node.parent?.as(OptionalBindingConditionSyntax.self)
    // 'if let title' uses a variable of the same name.
    if let binding, binding.initializer == nil {
      mentioned.insert(node.identifier.text)
    } else {
      declared.insert(node.identifier.text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }
}
