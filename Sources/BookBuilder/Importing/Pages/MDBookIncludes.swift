import Articles
import Diagnostics
import SourceText

/// Puts what the pages of an mdBook take from other files in its place.
struct MDBookIncludes {
  let files: ForeignFiles

  /// How many files may take each other in.
  private static let deepest = 10

  /// The page with everything in its place.
  func fill(_ page: PreparedText) -> PreparedText {
    var page = page
    var lines: [PreparedText.Line] = []
    var fence = FenceTracker()
    for line in page.lines {
      let isCode = fence.isCode(line.text)
      guard line.text.contains("{{#") else {
        lines.append(line)
        continue
      }
      let text = filled(line.text, from: page.path, depth: 0) { [number = line.number] event in
        switch event {
        case .title(let title): page.title = title
        case .lost(let name, let why):
          page.report(.importInclude, number, "'\(name)' is left out: \(why)")
        case .unknown(let name):
          // Code may hold such signs for another tool.
          if !isCode {
            page.report(.importInclude, number, "'\(name)' stays as it is: mdBook has no such word")
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

  /// A line with its directives replaced; `nil` if nothing is left of it.
  private func filled(
    _ line: String,
    from path: String,
    depth: Int,
    _ tell: (Event) -> Void
  ) -> String? {
    var text = ""
    var rest = line[...]
    var isFilled = false
    while let start = rest.firstRange(of: "{{#"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      let directive = rest[start.upperBound..<end.lowerBound]
      text += rest[..<start.lowerBound]
      if text.last == "\\" {
        // A backslash says that the signs themselves are meant.
        text.removeLast()
        text += rest[start.lowerBound..<end.upperBound]
      } else if let value = value(of: directive, from: path, depth: depth, tell) {
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

  /// What stands for a directive; `nil` for one that stays as it is.
  private func value(
    of directive: Substring,
    from path: String,
    depth: Int,
    _ tell: (Event) -> Void
  ) -> String? {
    let words = directive.split(whereSeparator: \.isWhitespace)
    let rest = directive.drop { !$0.isWhitespace }.trimmingWhitespace()
    // Without a name of a file, the signs themselves are spoken of.
    guard words.count > 1 else { return nil }
    switch words[0] {
    case "title":
      tell(.title(rest))
      return ""
    case "include", "rustdoc_include":
      return piece(words[1], from: path, depth: depth, tell)
    case "playground", "playpen":
      let code = piece(words[1], from: path, depth: depth, tell)
      return "```rust\n\(code)\n```"
    default:
      tell(.unknown("{{#\(directive)}}"))
      return nil
    }
  }

  private func piece(
    _ name: Substring,
    from path: String,
    depth: Int,
    _ tell: (Event) -> Void
  ) -> String {
    let file = name.prefix { $0 != ":" }
    guard let target = LinkResolver.path(of: String(file), from: path),
      let text = files.text(at: target)
    else {
      tell(.lost(name: String(name), why: "there is no such file in the folder that may be read"))
      return ""
    }
    guard let lines = FilePiece(text).lines(named: name.dropFirst(file.count + 1)) else {
      tell(.lost(name: String(name), why: "the file has no such lines"))
      return ""
    }
    guard depth < Self.deepest else {
      tell(.lost(name: String(name), why: "the files take each other in"))
      return ""
    }
    return lines.compactMap { line in
      line.contains("{{#") ? filled(line, from: target, depth: depth + 1, tell) : line
    }
    .joined(separator: "\n")
  }
}
