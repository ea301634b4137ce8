import SwiftParser
import SwiftSyntax

/// Code split into what must stand at the level of a file and what may stand in a function.
package struct SplitSource: Hashable, Sendable {
  /// The import declarations, one a line.
  package var imports: [String] = []
  /// The declarations of types, extensions and operators, and of the functions and constants that were named.
  package var declarations: [Declaration] = []
  /// The code with everything else, where the rest became spaces.
  package var statements: String
  /// Whether the statements may have to wait: they say `await` or `async`.
  package var suspends = false
  /// Whether the parser found no error.
  package var isWellFormed: Bool

  /// A declaration that stands at the level of a file.
  package struct Declaration: Hashable, Sendable {
    /// The attributes before it, each on its line; empty if there are none.
    package var attributes: String
    /// The declaration without attributes; without an access modifier if one was to be added.
    package var text: String
    /// The line of `text` in the code, from 1.
    var line: Int
    /// The column of `text` in bytes, from 1.
    var column: Int
    /// Whether the declaration is to be hidden from other files by `fileprivate`.
    package var needsFilePrivate: Bool
    /// Whether it is a function or a constant that says nothing of its actor.
    package var isPlain: Bool
  }

  /// Splits code.
  ///
  /// - Parameter functions: the functions and constants that are to stand at the level of the file, too.
  package init(_ code: String, hoisting functions: FreeFunctions = FreeFunctions()) {
    let tree = Parser.parse(source: code)
    isWellFormed = !tree.hasError
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var bytes = Array(code.utf8)
    for item in tree.statements {
      guard case .decl(let declaration) = item.item,
        Self.isHoisted(declaration) || functions.hold(declaration)
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

  /// Cuts a declaration out of the code.
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
    let place = converter.location(for: AbsolutePosition(utf8Offset: start))
    attributes =
      attributeList.isEmpty
      ? "" : String(decoding: bytes[attributeList.byteRange], as: UTF8.self)
    self.text = String(decoding: text, as: UTF8.self)
    line = place.line
    column = place.column
    let isHidden = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    needsFilePrivate = !isHidden && Self.takesAccessModifier(declaration)
    isPlain =
      (declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self))
      && !attributes.contains("Actor")
      && !modifiers.contains { $0.name.text == "nonisolated" }
  }

  /// Operators take no access modifier, nor do extensions that add a conformance.
  private static func takesAccessModifier(_ declaration: DeclSyntax) -> Bool {
    switch declaration.kind {
    case .operatorDecl, .precedenceGroupDecl: false
    case .extensionDecl: declaration.as(ExtensionDeclSyntax.self)?.inheritanceClause == nil
    default: true
    }
  }
}
