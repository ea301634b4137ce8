package import SwiftSyntax

/// Remembers the files of modules that are compiled again and again with few changes.
package struct ModuleMemory: Sendable {
  let facts = TextMemory<ModuleFacts>()
  let needsFacts = TextMemory<Bool>()
  let rewritten = TextMemory<String>()
  private let trees = TextMemory<SourceFileSyntax>()
  private let withoutImports = TextMemory<String>()

  package init() {}

  package func tree(of code: String) -> SourceFileSyntax {
    trees.value(of: code) { .reading(code) }
  }

  package func removeImports(_ replacements: [String: String], from code: String) -> String {
    let names = replacements.map { "\($0) \($1)" }.sorted().joined(separator: ",")
    return withoutImports.value(of: "\(names)\n\(code)") {
      ImportRemover.removeImports(replacements, from: code, tree: tree(of: code))
    }
  }
}
