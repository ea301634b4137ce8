import Foundation
import SwiftParser
import SwiftSyntax

/// The texts of an app in the language of the device, by key.
package struct AppTexts: Sendable {
  private(set) var texts: [String: String] = [:]

  package init(_ index: AppIndex, language: String) {
    for path in index.textTables {
      guard let data = try? Data(contentsOf: index.folder.root.appending(path: path)) else {
        continue
      }
      if path.hasSuffix(".xcstrings") {
        add(catalog: data, language)
      } else if Self.language(of: path) == language || Self.language(of: path) == "Base" {
        add(strings: data, replaces: Self.language(of: path) == language)
      }
    }
  }

  package init(texts: [String: String]) { self.texts = texts }

  private static func language(of path: String) -> String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  private mutating func add(catalog data: Data, _ language: String) {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return }
    for (key, entry) in catalog.strings {
      let localized =
        entry.localizations?[language] ?? entry.localizations?[catalog.sourceLanguage]
      if let value = localized?.stringUnit?.value { texts[key] = value }
    }
  }

  private struct Catalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]

    struct Entry: Decodable { var localizations: [String: Localized]? }
    struct Localized: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String }
  }

  /// Reads `"key" = "text";` lines, with comments between them.
  private mutating func add(strings data: Data, replaces: Bool) {
    let text =
      String(validating: data, as: UTF8.self) ?? String(data: data, encoding: .utf16) ?? ""
    for match in text.matches(of: #/"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/#) {
      let key = String(match.1).unescaped
      if replaces || texts[key] == nil { texts[key] = String(match.2).unescaped }
    }
  }

  /// Replaces keys in code by their texts, where a key is shown: `Text("cart.title")`.
  package func translated(_ code: String) -> String {
    guard !texts.isEmpty, mayContainKey(code) else { return code }
    let finder = KeyFinder(texts)
    finder.walk(Parser.parse(source: code))
    guard !finder.edits.isEmpty else { return code }
    var bytes = Array(code.utf8)
    for (range, text) in finder.edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension AppTexts {
  /// Whether any text between quotation marks is a key; parsing takes longer than looking.
  private func mayContainKey(_ code: String) -> Bool {
    code.utf8.split(separator: UInt8(ascii: "\"")).contains { part in
      // A key may contain what code escapes.
      part.contains(UInt8(ascii: "\\")) || texts[String(decoding: part, as: UTF8.self)] != nil
    }
  }
}

extension String {
  fileprivate var unescaped: String {
    replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing("\\\\", with: "\\")
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
