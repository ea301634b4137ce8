import Foundation

/// The texts of a file by language and key: one language of `.strings`, all of `.xcstrings`.
struct TextTable {
  private(set) var languages: [String: [String: String]] = [:]
  /// The language of a catalogue whose texts appear where a translation is missing.
  private(set) var source: String?

  init(_ url: URL) {
    guard let data = try? Data(contentsOf: url) else { return }
    if url.pathExtension == "xcstrings" {
      read(catalogue: data)
    } else if let language = Self.language(of: url) {
      languages[language] = Self.texts(in: data)
    }
  }

  static func language(of url: URL) -> String? {
    url.pathComponents.last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }

  private mutating func read(catalogue data: Data) {
    guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else { return }
    source = catalogue.sourceLanguage
    for (key, entry) in catalogue.strings {
      // Without a text, the key is one.
      languages[catalogue.sourceLanguage, default: [:]][key] = key
      for (language, localized) in entry.localizations ?? [:] {
        guard let value = localized.stringUnit?.value else { continue }
        languages[language, default: [:]][key] = value
      }
    }
  }

  private struct Catalogue: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]

    struct Entry: Decodable { var localizations: [String: Localized]? }
    struct Localized: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String }
  }

  /// Reads `"key" = "text";` lines, with comments between them.
  private static func texts(in data: Data) -> [String: String] {
    let text =
      String(validating: data, as: UTF8.self) ?? String(data: data, encoding: .utf16) ?? ""
    let pairs = text.matches(of: #/"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/#)
      .map { (String($0.1).unescaped, String($0.2).unescaped) }
    return Dictionary(pairs) { $1 }
  }
}

extension String {
  fileprivate var unescaped: String {
    replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing("\\\\", with: "\\")
  }
}
