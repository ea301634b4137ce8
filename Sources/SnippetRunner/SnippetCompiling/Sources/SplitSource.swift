import SourceText
import SwiftSyntax

/// Code split into declarations for file scope and statements for a function.
package struct SplitSource: Hashable, Sendable {
  package var imports: [String] = []
  package var declarations: [Declaration] = []
  /// The code, with imports and hoisted declarations replaced by spaces.
  package var statements: String
  package var suspends = false
  package var isWellFormed: Bool

  /// A declaration at file scope.
  ///
  /// Lines and columns are 1-based; columns count bytes.
  package struct Declaration: Hashable, Sendable {
    package var attributes: String
    /// The declaration without attributes and without an access modifier that `fileprivate`
    /// replaces.
    package var text: String
    var line: Int
    var column: Int
    /// Whether to add `fileprivate`, to hide the declaration from other programs.
    package var needsFilePrivate: Bool
    /// Whether it is a function or constant without explicit isolation.
    package var hasImplicitIsolation: Bool
  }

  /// Splits code.
  ///
  /// - Parameter functions: The functions and constants to hoist to file scope as well.
  package init(_ code: String, hoisting functions: HoistableDeclarations = HoistableDeclarations())
  {
    let tree = SourceFileSyntax.reading(code)
    isWellFormed = !tree.hasError && !SwiftDepth.isExceeded(by: code)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var bytes = Array(code.utf8)
    for item in tree.statements {
      guard case .decl(let declaration) = item.item,
        Self.isHoisted(declaration) || functions.contains(declaration)
      else {
        suspends = suspends || Self.suspends(item)
        continue
      }
      let range = item.byteRange
      if let importDeclaration = declaration.as(ImportDeclSyntax.self) {
        imports.append(importDeclaration.trimmedDescription)
      } else {
        declarations.append(Declaration(declaration, bytes: bytes, converter: converter))
      }
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    statements = String(decoding: bytes, as: UTF8.self)
  }

  private static func suspends(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.tokens(viewMode: .sourceAccurate).contains { ["await", "async"].contains($0.text) }
  }

  static func isHoisted(_ declaration: DeclSyntax) -> Bool {
    switch declaration.kind {
    case .importDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl,
      .extensionDecl, .operatorDecl, .precedenceGroupDecl:
      true
    default: false
    }
  }
}

extension SplitSource.Declaration {
  private static let replacedModifiers: Set<String> = ["public", "open", "internal", "package"]

  fileprivate init(
    _ declaration: DeclSyntax,
    bytes: [UInt8],
    converter: SourceLocationConverter
  ) {
    let attributeList = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    let end = declaration.byteRange.upperBound
    let start =
      attributeList.isEmpty
      ? declaration.byteRange.lowerBound
      : attributeList.endPosition.utf8Offset
    var text = Array(bytes[start..<end])
    for modifier in modifiers where Self.replacedModifiers.contains(modifier.name.text) {
      for index in modifier.byteRange {
        text[index - start] = UInt8(ascii: " ")
      }
    }
    let location = converter.location(for: AbsolutePosition(utf8Offset: start))
    attributes =
      attributeList.isEmpty
      ? "" : String(decoding: bytes[attributeList.byteRange], as: UTF8.self)
    self.text = String(decoding: text, as: UTF8.self)
    line = location.line
    column = location.column
    let isHidden = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    needsFilePrivate = !isHidden && Self.takesAccessModifier(declaration)
    hasImplicitIsolation =
      (declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self))
      && !attributes.contains("Actor")
      && !modifiers.contains { $0.name.text == "nonisolated" }
  }

  /// Operators, and extensions that add a conformance, can't have an access modifier.
  private static func takesAccessModifier(_ declaration: DeclSyntax) -> Bool {
    switch declaration.kind {
    case .operatorDecl, .precedenceGroupDecl: false
    case .extensionDecl: declaration.as(ExtensionDeclSyntax.self)?.inheritanceClause == nil
    default: true
    }
  }
}
