package import SwiftSyntax

/// Removes imports from code without moving a line.
package enum ImportRemover {
  /// Removes the imports of some modules, and the module names that qualify types.
  ///
  /// - Parameter replacements: The module to import instead, by name of the removed module, such as
  ///   `UIKit` for `SwiftUI`, which re-exports it.
  package static func removeImports(
    _ replacements: [String: String],
    from code: String,
    tree: @autoclosure () -> SourceFileSyntax? = nil
  ) -> String {
    guard !replacements.isEmpty else { return code }
    let tree = tree() ?? SourceFileSyntax.reading(code)
    let finder = ImportFinder(modules: Set(replacements.keys))
    finder.walk(tree)
    guard !finder.imports.isEmpty else { return code }
    var bytes = Array(code.utf8)
    let removed = Set(finder.imports.map(\.module)).subtracting(finder.declared)
    for qualifier in finder.qualifiers where removed.contains(qualifier.module) {
      for index in qualifier.range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    for (module, range) in finder.imports.reversed() {
      let text = replacements[module].map { "import \($0)" } ?? ""
      let padding = String(repeating: " ", count: max(0, range.count - text.utf8.count))
      bytes.replaceSubrange(range, with: Array((text + padding).utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class ImportFinder: SyntaxVisitor {
    private let modules: Set<String>
    var imports: [(module: String, range: Range<Int>)] = []
    var qualifiers: [(module: String, range: Range<Int>)] = []
    var declared: Set<String> = []

    init(modules: Set<String>) {
      self.modules = modules
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let module = node.path.first?.name.text, modules.contains(module) {
        imports.append((module, node.byteRange))
      }
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self),
        modules.contains(base.baseName.text)
      {
        qualifiers.append((base.baseName.text, qualifierRange(base, node.declName)))
      }
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.baseType.as(IdentifierTypeSyntax.self), modules.contains(base.name.text) {
        qualifiers.append((base.name.text, qualifierRange(base, node.name)))
      }
      return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { declared.insert(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { declared.insert(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { declared.insert(node.name.text) }

    private func qualifierRange(
      _ module: some SyntaxProtocol,
      _ name: some SyntaxProtocol
    ) -> Range<Int> {
      module.byteRange.lowerBound..<name.byteRange.lowerBound
    }
  }
}
