import Foundation
import SwiftParser
import SwiftSyntax

/// The texts of an app in the language of the device, by key.
package struct AppTexts: Sendable {
  private(set) var texts: [String: String] = [:]

  /// The tables of all languages.
  private(set) var tables: [URL] = []

  package init(_ index: AppIndex, language: String) {
    tables = index.textTables.map { index.folder.root.appending(path: $0) }
    for url in tables
    where url.pathExtension == "xcstrings"
      || [language, "Base"].contains(TextTable.language(of: url))
    {
      let table = TextTable(url)
      let own = table.languages[language] ?? [:]
      let fallback = table.languages[table.source ?? "Base"] ?? [:]
      texts.merge(fallback) { first, _ in first }
      texts.merge(own) { $1 }
    }
  }

  /// Replaces keys in code by their texts, where a key is shown: `Text("cart.title")`.
  package func translated(_ code: String) -> String { read(code).text }

  /// Code with its texts, and its tree, so that it is parsed twice only if a text differs.
  func read(_ code: String) -> (text: String, tree: SourceFileSyntax) {
    let tree = Parser.parse(source: code)
    guard !texts.isEmpty, mayContainKey(code) else { return (code, tree) }
    let finder = KeyFinder(texts)
    finder.walk(tree)
    guard !finder.edits.isEmpty else { return (code, tree) }
    var bytes = Array(code.utf8)
    for (range, text) in finder.edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(text.utf8))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return (text, Parser.parse(source: text))
  }
}

extension AppTexts {
  private func isKey(_ text: String) -> Bool { texts[text].map { $0 != text } ?? false }

  /// Whether any text between quotation marks is a key; visiting the tree takes longer.
  private func mayContainKey(_ code: String) -> Bool {
    code.utf8.split(separator: UInt8(ascii: "\"")).contains { part in
      // A key may contain what code escapes.
      part.contains(UInt8(ascii: "\\")) || isKey(String(decoding: part, as: UTF8.self))
    }
  }
}

private final class KeyFinder: SyntaxVisitor {
  let texts: [String: String]
  var edits: [(Range<Int>, String)] = []

  init(_ texts: [String: String]) {
    self.texts = texts
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard let literal = node.expression.as(StringLiteralExprSyntax.self),
      let key = literal.representedLiteralValue, let text = texts[key], text != key,
      !text.contains("%"), !Self.names.contains(node.label?.text ?? ""),
      let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return .visitChildren }
    let called =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    guard !Self.others.contains(called) else { return .visitChildren }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    edits.append((literal.byteSpan, "\"\(escaped)\""))
    return .visitChildren
  }

  private static let names: Set<String> = [
    "systemName", "systemImage", "named", "image", "forKey", "identifier", "tableName", "verbatim",
    "comment", "id", "imageName", "string",
  ]
  private static let others: Set<String> = ["Image", "UIImage", "Color", "UIColor", "URL"]
}
