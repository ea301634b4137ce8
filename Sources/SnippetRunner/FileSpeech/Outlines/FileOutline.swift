import SnippetNotation
import SwiftParser
import SwiftSyntax

/// What a Swift file declares, as far as it matters for speaking it.
struct FileOutline: Sendable {
  /// Whether there are statements at the level of the file, which run one after another.
  var isScript = false
  /// The variables at the level of the file.
  var variables: [Variable] = []
  /// The classes with a superclass or protocol.
  var classes: [ClassOutline] = []
  /// The initializers that extensions add, by the name of the type.
  var extensionInitializers: [String: [InitializerOutline]] = [:]
  /// The places of properties, by the names of their types and their own.
  var properties: [String: FilePlace] = [:]
  /// The places of imports, by module.
  var imports: [String: FilePlace] = [:]
  /// The places of the names in imports, by module.
  var moduleNames: [String: FilePlace] = [:]
  /// The previews, which are screens as well.
  var previews: [PreviewOutline] = []

  /// A variable at the level of a file.
  struct Variable: Hashable, Sendable {
    var name: String
    var place: FilePlace
    /// The conditions of compilation around it, the outermost first.
    var conditions: [String]
  }

  /// Reads a file.
  init(_ code: String) {
    let tree = Parser.parse(source: code)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var reader = FileOutlineReader(converter: converter)
    reader.readFile(tree.statements)
    self = reader.outline
  }

  /// An outline without anything.
  init() {}

  /// The key of a property in `properties`.
  static func key(type: String, property: String) -> String { "\(type).\(property)" }
}
