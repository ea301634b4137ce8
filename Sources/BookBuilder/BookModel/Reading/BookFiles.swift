package import Diagnostics
package import SnippetNotation

/// A snapshot of the files in a book's folders.
///
/// Paths are relative to the book's root and begin with `Content/` or `Site/`.
package struct BookFiles: Hashable, Sendable {
  package var bytes: [String: [UInt8]]
  /// A finding for each file that was skipped.
  package var skippedFiles: [Diagnostic] = []

  package init(bytes: [String: [UInt8]]) {
    self.bytes = bytes
  }

  package init(texts: [String: String]) {
    bytes = texts.mapValues { Array($0.utf8) }
  }

  package var paths: [String] {
    bytes.keys.sorted()
  }

  /// The text of a file, with line feeds as line endings and without a byte order mark.
  ///
  /// - Returns: the text, or `nil` and a finding if the file is missing or not UTF-8.
  func text(at path: String) -> (text: String?, finding: Diagnostic?) {
    guard let bytes = bytes[path] else {
      let location = SourceLocation(path: path)
      return (nil, Diagnostic(.missingFile, at: location, "there is no file '\(path)'"))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return (nil, invalidEncoding(of: bytes, at: path))
    }
    let body = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    guard bytes.contains(UInt8(ascii: "\r")) else { return (body, nil) }
    return (String(body.map { $0 == "\r\n" ? "\n" : $0 }), nil)
  }

  private func invalidEncoding(of bytes: [UInt8], at path: String) -> Diagnostic {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var before = ""
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): before.unicodeScalars.append(scalar)
      case .emptyInput, .error: break decoding
      }
    }
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Diagnostic(
      .invalidEncoding,
      at: SourceLocation(path: path, line: lines.count, column: (lines.last?.count ?? 0) + 1),
      "the file is not UTF-8",
      help: "save it as UTF-8"
    )
  }

  /// The files under `Content` that are not text, data, code or recorded speech.
  var assets: [String: [UInt8]] {
    let texts = [".md", ".yml", ".yaml", ".swift"]
    return bytes.filter { path, _ in
      path.hasPrefix("Content/") && !path.hasPrefix("Content/heard/")
        && !texts.contains { path.hasSuffix($0) }
    }
  }

  var siteFiles: [String: [UInt8]] {
    var siteFiles: [String: [UInt8]] = [:]
    for (path, bytes) in bytes where path.hasPrefix("Site/") {
      siteFiles[String(path.dropFirst("Site/".count))] = bytes
    }
    return siteFiles
  }

  package static let samplesFolder = "Content/Samples"

  package var samples: (sources: [SampleSource], findings: [Diagnostic]) {
    var sources: [SampleSource] = []
    var findings: [Diagnostic] = []
    for path in paths where path.hasPrefix(Self.samplesFolder + "/") && path.hasSuffix(".swift") {
      let (text, finding) = text(at: path)
      if let text { sources.append(SampleSource(path: path, text: text)) }
      if let finding { findings.append(finding) }
    }
    return (sources, findings)
  }
}
