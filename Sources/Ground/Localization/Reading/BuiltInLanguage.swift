package import Diagnostics

/// A language whose words come with the tool: one file each.
package enum BuiltInLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case russian = "ru"

  /// The text of its file.
  var yaml: String {
    switch self {
    case .english: String(decoding: PackageResources.en_yml, as: UTF8.self)
    case .russian: String(decoding: PackageResources.ru_yml, as: UTF8.self)
    }
  }

  /// The words as the file has them, and what is wrong with it.
  package func read() -> (words: InterfaceWords, findings: [Diagnostic]) {
    var reader = WordsReader(path: "\(rawValue).yml", language: rawValue)
    let words = reader.read(LanguageFile(self).words)
    return (words, reader.diagnostics)
  }
}
