import Diagnostics
import Markdown
import SourceText
import YAMLReading
import Yams

/// The text of a page with all includes inserted.
///
/// Each line keeps its number in the page's file, so that findings refer to what the author wrote.
struct PreparedText {
  struct Line {
    var text: String
    var number: Int
  }

  let path: String
  var lines: [Line]
  var title: String?
  var findings: [Diagnostic] = []

  init(path: String, text: String) {
    self.path = path
    lines = SourceLines(text).enumerated().map { Line(text: String($1), number: $0 + 1) }
  }

  var text: String { lines.map(\.text).joined(separator: "\n") }

  func number(of line: Int) -> Int {
    lines.indices.contains(line - 1) ? lines[line - 1].number : lines.last?.number ?? 1
  }

  mutating func report(_ rule: Rule, _ line: Int, _ summary: String, help: String? = nil) {
    findings.append(
      Diagnostic(rule, at: SourceLocation(path: path, line: line), summary, help: help)
    )
  }
}

struct ForeignFrontMatter {
  private(set) var title: String?
  private(set) var description: String?
  /// The addresses that Jekyll gives the page, or redirects to it.
  private(set) var addresses: [String] = []
  private(set) var otherKeys: [String] = []

  init(_ frontMatter: FrontMatter?) {
    // Unreadable front matter is ignored.
    guard let frontMatter,
      let mapping = YAMLReader.soundNode(frontMatter.yaml)?.mapping
    else { return }
    for (key, value) in mapping {
      let text = value.scalar?.string.collapsingWhitespace
      switch key.string {
      case "title": title = text?.isEmpty == false ? text : nil
      case "description": description = text?.isEmpty == false ? text : nil
      case "permalink", "redirect_from":
        addresses += (value.sequence.map(Array.init) ?? [value]).compactMap(\.scalar?.string)
      case let name?: otherKeys.append(name)
      case nil: break
      }
    }
  }
}

/// Tracks which lines of a page are in a code fence, line by line.
struct FenceTracker {
  private var openFence: Substring?

  /// Whether the next line belongs to a code fence, its opening and closing lines included.
  mutating func isCode(_ line: some StringProtocol) -> Bool {
    let text = Substring(line).drop { $0 == " " || $0 == "\t" || $0 == ">" }
    guard let character = text.first, character == "`" || character == "~" else {
      return openFence != nil
    }
    let run = text.prefix { $0 == character }
    if let open = openFence {
      let isEnd =
        character == open.first && run.count >= open.count
        && text.dropFirst(run.count).allSatisfy(\.isWhitespace)
      if isEnd { openFence = nil }
      return true
    }
    guard run.count >= 3, character == "~" || !text.dropFirst(run.count).contains("`") else {
      return false
    }
    openFence = run
    return true
  }
}
