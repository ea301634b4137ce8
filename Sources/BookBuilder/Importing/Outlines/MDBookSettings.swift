import SourceText

/// The settings in `book.toml` that an import needs.
///
/// It reads only keys with string values, not TOML in general.
struct MDBookSettings {
  private let values: [String: String]
  private let lines: [String: Int]

  /// The prefixes that hide lines of code, by language.
  let hiddenLines: [String: String]

  init(_ toml: String) {
    var values: [String: String] = [:]
    var lines: [String: Int] = [:]
    var section = ""
    let rows = toml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in rows.enumerated() {
      let line = line.trimmingWhitespace()
      if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        section = String(line.dropFirst().prefix(upTo: end)) + "."
      } else if let equalsSign = line.firstIndex(of: "=") {
        let written = line[..<equalsSign].trimmingWhitespace()
        let key = Self.text(written) ?? written
        let value = line[equalsSign...].dropFirst().trimmingWhitespace()
        values[section + key] = value.hasPrefix("[") ? Self.list(value) : Self.text(value)
        lines[section + key] = index + 1
      }
    }
    self.values = values
    self.lines = lines
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
  /// The authors, joined by commas.
  var authors: String? { values["book.authors"] }
  var repository: String? { values["output.html.git-repository-url"] }
  var editAddress: String? { values["output.html.edit-url-template"] }
  /// The old addresses, where they lead, and the lines that say so.
  var redirects: [(old: String, target: String, line: Int)] {
    let prefix = "output.html.redirect."
    return values.filter { $0.key.hasPrefix(prefix) }.map { key, target in
      (old: String(key.dropFirst(prefix.count)), target: target, line: lines[key] ?? 1)
    }
  }
  var source: String { values["book.src"] ?? "src" }

  /// The texts of a list on one line, joined by commas.
  private static func list(_ value: String) -> String? {
    let texts = value.dropFirst().prefix { $0 != "]" }.split(separator: ",")
      .compactMap { text($0.trimmingWhitespace()) }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

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
