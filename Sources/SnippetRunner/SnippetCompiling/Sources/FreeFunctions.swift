import SwiftParser
import SwiftSyntax

/// The functions of a program that may stand at the level of a file: they use nothing that its
/// statements declare.
package struct FreeFunctions: Hashable, Sendable {
  /// The names of the functions, without those of their arguments.
  package private(set) var names: Set<String> = []

  /// None.
  package init() {}

  /// Finds the functions.
  ///
  /// - Parameter pieces: all code of the program.
  package init(of pieces: [String]) {
    var functions: [String: Set<String>] = [:]
    var locals: Set<String> = []
    for item in pieces.flatMap({ Parser.parse(source: $0).statements }) {
      let reader = NameReader(item)
      if case .decl(let declaration) = item.item {
        if let function = declaration.as(FunctionDeclSyntax.self) {
          // Functions that share a name stay together: a local one hides those of the file.
          functions[function.name.text, default: []].formUnion(reader.used)
          continue
        }
        if SplitSource.isHoisted(declaration) { continue }
      }
      locals.formUnion(reader.declared)
    }
    names = Set(functions.keys).subtracting(locals)
    while let bound = names.first(where: { !functions[$0, default: []].isDisjoint(with: locals) }) {
      names.remove(bound)
      locals.insert(bound)
    }
  }
}

/// The names that a declaration or statement declares, and those that it takes from elsewhere.
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
    // 'if let title' takes the value from a variable of the same name.
    if let binding, binding.initializer == nil {
      mentioned.insert(node.identifier.text)
    } else {
      declared.insert(node.identifier.text)
    }
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
