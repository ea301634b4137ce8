import SourceText
import SwiftParser
package import SwiftSyntax

extension SourceFileSyntax {
  /// Parses code, or nothing if it is too deep for the parser, which would end this process.
  package static func reading(_ code: String) -> SourceFileSyntax {
    Parser.parse(source: SwiftDepth.isExceeded(by: code) ? "" : code)
  }
}
