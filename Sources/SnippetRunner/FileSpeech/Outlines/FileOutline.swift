import SnippetNotation
import SwiftParser
import SwiftSyntax

/// What a Swift file declares, as far as it matters for speaking it.
struct FileOutline: Sendable {
  /// Whether there are statements at the level of the file, which run one after another.
  var isScript = false
  var variables: [Variable] = []
  /// The classes with a superclass or protocol.
  var classes: [ClassOutline] = []
  /// The initializers that extensions add, by the name of the type.
  var extensionInitializers: [String: [InitializerOutline]] = [:]
  /// The places of properties, by the names of their types and their own.
  var properties: [String: FilePlace] = [:]
  var imports: [String: FilePlace] = [:]
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

/// Finds the names of what code calls.
final class CalledNames: SyntaxVisitor {
  private var names: Set<String> = []

  /// The names that are called somewhere in a piece of code.
  static func of(_ code: some SyntaxProtocol) -> Set<String> {
    let visitor = CalledNames(viewMode: .sourceAccurate)
    visitor.walk(code)
    return visitor.names
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.calledExpression.trimmedDescription)
    return .visitChildren
  }
}

/// The types around a declaration, the outermost first.
struct OuterTypes {
  private var types: [OuterType] = []

  private struct OuterType {
    var name: String
    var isClass: Bool
    var isPrivate: Bool
  }

  /// Whether the declaration stands at the level of the file.
  var isEmpty: Bool { types.isEmpty }

  var innermost: String? { types.last?.name }

  var innermostClass: String? { types.last { $0.isClass }?.name }

  /// The name of a type in these, with theirs.
  func fullName(of name: String) -> String {
    (types.map(\.name) + [name]).joined(separator: ".")
  }

  /// Whether a type in these, with these modifiers, cannot be named at the level of the file.
  func hide(_ modifiers: DeclModifierListSyntax) -> Bool {
    !isEmpty && (modifiers.arePrivate || types.dropFirst().contains(where: \.isPrivate))
  }

  /// Goes into a type.
  mutating func enter(
    _ name: String,
    isClass: Bool = false,
    modifiers: DeclModifierListSyntax = []
  ) {
    types.append(OuterType(name: name, isClass: isClass, isPrivate: modifiers.arePrivate))
  }

  /// Goes out of the innermost type.
  mutating func leave() { types.removeLast() }
}

extension DeclModifierListSyntax {
  /// Whether a declaration with these modifiers is closed to the rest of its file or to other files.
  fileprivate var arePrivate: Bool { contains { $0.name.text == "private" } }
}
