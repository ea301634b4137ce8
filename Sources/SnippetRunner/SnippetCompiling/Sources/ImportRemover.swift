import SwiftParser
import SwiftSyntax

/// Takes imports out of code without moving a character.
package enum ImportRemover {
  /// The code with blanks in the place of the imports of some modules.
  package static func removeImports(of modules: Set<String>, from code: String) -> String {
    guard !modules.isEmpty else { return code }
    let visitor = ImportFinder(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: code))
    var bytes = Array(code.utf8)
    for (module, range) in visitor.imports where modules.contains(module) {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class ImportFinder: SyntaxVisitor {
    var imports: [(module: String, range: Range<Int>)] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let module = node.path.first?.name.text { imports.append((module, node.byteRange)) }
      return .skipChildren
    }
  }
}
