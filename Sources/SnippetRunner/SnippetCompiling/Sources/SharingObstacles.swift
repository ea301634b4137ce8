import SwiftSyntax

/// Finds code that would affect other programs in the same module or library.
///
/// Types of a program are `fileprivate`, but these are visible to a whole module, or to a whole
/// process: conformances and members added to types of others, operators, symbols, and code that
/// runs while a library is loaded. A conformance that two programs add, for example, would change
/// what a third prints.
final class SharingObstacles: SyntaxVisitor {
  private let ownTypes: Set<String>
  private(set) var isFound = false

  static func exist(in pieces: [String]) -> Bool {
    let trees = pieces.map(SourceFileSyntax.reading)
    let finder = SharingObstacles(ownTypes: Set(trees.flatMap(ownTypes)))
    for tree in trees { finder.walk(tree) }
    return finder.isFound
  }

  private init(ownTypes: Set<String>) {
    self.ownTypes = ownTypes
    super.init(viewMode: .sourceAccurate)
  }

  /// The types at file scope.
  ///
  /// Those in `#if` don't count, since they may be absent.
  private static func ownTypes(_ tree: SourceFileSyntax) -> [String] {
    tree.statements.compactMap { item in
      guard case .decl(let declaration) = item.item, SplitSource.isHoisted(declaration) else {
        return nil
      }
      return declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifier?.name
    }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription.prefix { $0 != "." && $0 != "<" }
    if !ownTypes.contains(name.filter { $0 != "`" }) {
      let isVisible = node.tokens(viewMode: .sourceAccurate).contains {
        Self.visibleModifiers.contains($0.text)
      }
      if node.inheritanceClause != nil || isVisible { isFound = true }
    }
    return .visitChildren
  }

  private static let visibleModifiers: Set = ["public", "open", "package", "internal"]

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription.filter { $0 != "`" }
    if Self.globalAttributes.contains(name) { isFound = true }
    return .visitChildren
  }

  /// Attributes that name symbols or sections, replace functions, or import for all files.
  private static let globalAttributes: Set = [
    "_cdecl", "_dynamicReplacement", "_expose", "_exported", "_extern", "_section", "_silgen_name",
    "_used", "c", "section", "used",
  ]
}
