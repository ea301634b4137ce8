import SourceText

/// The settings in `book.toml` that an import needs.
///
/// It reads only keys with string values, not TOML in general.
struct MDBookSettings {
  private let values: [String: String]

  /// The prefixes that hide lines of code, by language.
  let hiddenLines: [String: String]

  init(_ toml: String) {
    var values: [String: String] = [:]
    var section = ""
    for line in toml.split(whereSeparator: \.isNewline) {
      let line = line.trimmingWhitespace()
      if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        section = String(line.dropFirst().prefix(upTo: end)) + "."
      } else if let equalsSign = line.firstIndex(of: "=") {
        let key = line[..<equalsSign].trimmingWhitespace()
        values[section + key] = Self.text(line[equalsSign...].dropFirst().trimmingWhitespace())
      }
    }
    self.values = values
    let prefix = "output.html.code.hidelines."
    hiddenLines = values.reduce(into: [:]) { prefixes, value in
      if value.key.hasPrefix(prefix) {
        prefixes[String(value.key.dropFirst(prefix.count))] = value.value
      }
    }
  }

  var title: String? { values["book.title"] }
  var description: String? { values["book.description"] }
  var language: String? { values["book.language"] }
  var source: String { values["book.src"] ?? "src" }

  private static func text(_ value: String) -> String? {
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    var text = ""
    var isEscaped = false
    for character in value.dropFirst() {
      if isEscaped {
        text.append(character == "n" ? " " : character)
        isEscaped = false
      } else if character == "\\", quote == "\"" {
        isEscaped = true
      } else if character == quote {
        return text
      } else {
        text.append(character)
      }
    }
    return nil
  }
}
