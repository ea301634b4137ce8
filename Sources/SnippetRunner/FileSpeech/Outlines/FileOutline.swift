import SnippetNotation
import SwiftParser
import SwiftSyntax

/// The declarations of a Swift file that matter for speaking it.
struct FileOutline: Sendable {
  /// Whether the file has top-level statements.
  var isScript = false
  var variables: [Variable] = []
  /// Classes with a superclass or protocol, and SwiftUI views.
  var classes: [ClassOutline] = []
  /// Initializers in extensions, by type name.
  var extensionInitializers: [String: [InitializerOutline]] = [:]
  /// The locations of properties; see ``key(type:property:)``.
  var properties: [String: FilePlace] = [:]
  var imports: [String: FilePlace] = [:]
  var moduleNames: [String: FilePlace] = [:]
  var previews: [PreviewOutline] = []

  struct Variable: Hashable, Sendable {
    var name: String
    var place: FilePlace
    /// The conditions of `#if` around it, outermost first.
    var conditions: [String]
  }

  init(_ code: String) {
    let tree = Parser.parse(source: code)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var reader = FileOutlineReader(converter: converter)
    reader.readFile(tree.statements)
    self = reader.outline
  }

  init() {}

  /// The key of a property in `properties`.
  static func key(type: String, property: String) -> String { "\(type).\(property)" }
}

/// Collects the names of everything that code calls.
final class CalledNames: SyntaxVisitor {
  private var names: Set<String> = []

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

/// The types around a declaration, outermost first.
struct OuterTypes {
  private var types: [OuterType] = []

  private struct OuterType {
    var name: String
    var isClass: Bool
    var isPrivate: Bool
  }

  var isEmpty: Bool { types.isEmpty }

  var innermost: String? { types.last?.name }

  var innermostClass: String? { types.last { $0.isClass }?.name }

  /// The qualified name of a nested type.
  func fullName(of name: String) -> String {
    (types.map(\.name) + [name]).joined(separator: ".")
  }

  /// Whether a nested type with these modifiers can't be named at file level.
  func hide(_ modifiers: DeclModifierListSyntax) -> Bool {
    !isEmpty && (modifiers.arePrivate || types.dropFirst().contains(where: \.isPrivate))
  }

  mutating func enter(
    _ name: String,
    isClass: Bool = false,
    modifiers: DeclModifierListSyntax = []
  ) {
    types.append(OuterType(name: name, isClass: isClass, isPrivate: modifiers.arePrivate))
  }

  mutating func leave() { types.removeLast() }
}

extension DeclModifierListSyntax {
  fileprivate var arePrivate: Bool { contains { $0.name.text == "private" } }
}
