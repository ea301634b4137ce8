import Articles
import Diagnostics
import SourceText

/// Inserts the files that pages of an mdBook include.
///
/// It resolves `{{#include}}`, `{{#rustdoc_include}}` and `{{#playground}}` with line ranges and
/// anchors, and reads `{{#title}}`. Other directives are kept as text and reported.
struct MDBookIncludes {
  let files: ForeignFiles

  /// The files whose text is being inserted, and how much more may be read for the page.
  private struct Inclusion {
    var open: [String]
    /// In bytes: files that include others twice, ten times in a row, would never end.
    var budget = 16 << 20
    /// What an inclusion costs besides its text.
    static let cost = 1_000
  }

  func fill(_ page: PreparedText) -> PreparedText {
    var page = page
    var lines: [PreparedText.Line] = []
    var fence = FenceTracker()
    var inclusion = Inclusion(open: [page.path])
    for line in page.lines {
      let isCode = fence.isCode(line.text)
      guard line.text.contains("{{#") else {
        lines.append(line)
        continue
      }
      let text = filled(line.text, &inclusion) { [number = line.number] event in
        switch event {
        case .title(let title): page.title = title
        case .lost(let name, let why):
          page.report(.importInclude, number, "'\(name)' is left out: \(why)")
        case .unknown(let name):
          // Code may contain such braces for another tool.
          if !isCode {
            let summary = "'\(name)' is kept as text: mdBook has no such directive"
            page.report(.importInclude, number, summary)
          }
        }
      }
      guard let text else { continue }
      lines += SourceLines(text).map { PreparedText.Line(text: String($0), number: line.number) }
    }
    page.lines = lines
    return page
  }

  private enum Event {
    case title(String)
    case lost(name: String, why: String)
    case unknown(String)
  }

  private func filled(
    _ line: String,
    _ inclusion: inout Inclusion,
    _ report: (Event) -> Void
  ) -> String? {
    var text = ""
    var rest = line[...]
    var isFilled = false
    while inclusion.budget > 0, let start = rest.firstRange(of: "{{#"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      let directive = rest[start.upperBound..<end.lowerBound]
      text += rest[..<start.lowerBound]
      if text.last == "\\" {
        // A backslash escapes the braces.
        text.removeLast()
        text += rest[start.lowerBound..<end.upperBound]
      } else if let value = value(of: directive, &inclusion, report) {
        isFilled = true
        text += value
      } else {
        text += rest[start.lowerBound..<end.upperBound]
      }
      rest = rest[end.upperBound...]
    }
    text += rest
    return isFilled && text.allSatisfy(\.isWhitespace) ? nil : text
  }

  /// The replacement of a directive; `nil` for one that is kept as text.
  private func value(
    of directive: Substring,
    _ inclusion: inout Inclusion,
    _ report: (Event) -> Void
  ) -> String? {
    let words = directive.split(whereSeparator: \.isWhitespace)
    let rest = directive.drop { !$0.isWhitespace }.trimmingWhitespace()
    // Without a file name, the text is about the directive itself.
    guard words.count > 1 else { return nil }
    switch words[0] {
    case "title":
      report(.title(rest))
      return ""
    case "include", "rustdoc_include":
      return piece(words[1], &inclusion, report)
    case "playground", "playpen":
      let code = piece(words[1], &inclusion, report)
      return "```rust\n\(code)\n```"
    default:
      report(.unknown("{{#\(directive)}}"))
      return nil
    }
  }

  private func piece(
    _ name: Substring,
    _ inclusion: inout Inclusion,
    _ report: (Event) -> Void
  ) -> String {
    let file = name.prefix { $0 != ":" }
    guard let target = LinkResolver.path(of: String(file), from: inclusion.open.last ?? ""),
      let text = files.text(at: target)
    else {
      report(.lost(name: String(name), why: "no such file in the folder that the import may read"))
      return ""
    }
    inclusion.budget -= text.utf8.count + Inclusion.cost
    guard inclusion.budget > 0 else {
      report(.lost(name: String(name), why: "the page would be too large"))
      return ""
    }
    guard let lines = FileExcerpt(text).lines(named: name.dropFirst(file.count + 1)) else {
      report(.lost(name: String(name), why: "the file has no such lines"))
      return ""
    }
    guard !inclusion.open.contains(target) else {
      report(.lost(name: String(name), why: "the files include each other"))
      return ""
    }
    inclusion.open.append(target)
    defer { inclusion.open.removeLast() }
    var filled: [String] = []
    for line in lines {
      let text = line.contains("{{#") ? self.filled(line, &inclusion, report) : line
      if let text { filled.append(text) }
    }
    return filled.joined(separator: "\n")
  }
}
