import SnippetCompiling
import SnippetNotation
import SwiftSyntax

/// The declarations of a Swift file that matter for speaking it.
///
/// It is read from the syntax alone, before the file is compiled.
struct FileOutline: Sendable {
  var isScript = false
  var variables: [Variable] = []
  /// Classes with a superclass or protocol, and SwiftUI views.
  var classes: [ClassOutline] = []
  var extensionInitializers: [String: [InitializerOutline]] = [:]
  /// The locations of properties; see ``key(type:property:)``.
  var properties: [String: FilePosition] = [:]
  var imports: [String: FilePosition] = [:]
  var moduleNames: [String: FilePosition] = [:]
  var previews: [PreviewOutline] = []
  /// The types that answer touches themselves, without a control or a gesture recognizer.
  var touchedTypes: Set<String> = []
  /// Whether it reads files of the app's bundle, which isn't there.
  var readsResources = false

  struct Variable: Hashable, Sendable {
    var name: String
    var place: FilePosition
    var conditions: [String]
  }

  init(_ tree: SourceFileSyntax) {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var reader = FileOutlineReader(converter: converter)
    reader.readFile(tree.statements)
    self = reader.outline
    readsResources = tree.tokens(viewMode: .sourceAccurate).contains { $0.text == "forResource" }
  }

  init() {}

  static func key(type: String, property: String) -> String { "\(type).\(property)" }
}

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

  func fullName(of name: String) -> String {
    (types.map(\.name) + [name]).joined(separator: ".")
  }

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
