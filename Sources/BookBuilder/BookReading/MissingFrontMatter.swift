import BookModel
import Diagnostics
import SourceText
import YAMLReading

/// What keeps a chapter from having a front matter.
struct MissingFrontMatter {
  /// The path of the chapter.
  let path: String
  /// Its lines.
  let lines: SourceLines

  /// The finding, at the line that is to be mended.
  var diagnostic: Diagnostic {
    let first = lines.firstIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    let opening = lines.indices.contains(first) ? lines[first] : ""
    let place = SourceLocation(path: path, line: first + 1, column: 1)
    guard opening.trimmingWhitespace().allSatisfy({ $0 == "-" }), opening.contains("---") else {
      if let form = ["+++": "TOML", "{": "JSON"][opening.trimmingWhitespace()] {
        let help = "write it as YAML: '---', 'title: …', 'description: …' and '---'"
        return Diagnostic(.wrongValue, at: place, "the front matter is \(form)", help: help)
      }
      let help = "begin the file with '---', 'title: …', 'description: …' and '---'"
      let summary = "the chapter has no front matter"
      return Diagnostic(.missingKey, at: SourceLocation(path: path), summary, help: help)
    }
    if first > 0 {
      let summary = "the front matter does not begin in the first line"
      return Diagnostic(.wrongValue, at: place, summary, help: "delete what stands before it")
    }
    if opening != "---" {
      let summary = "the line that begins the front matter is not '---'"
      return Diagnostic(
        .wrongValue,
        at: place,
        summary,
        help: "write three hyphens and nothing else"
      )
    }
    // Where the keys end, the line was most likely forgotten.
    let end = lines.dropFirst().firstIndex { line in
      let words = line.trimmingWhitespace()
      return words.isEmpty || line.hasPrefix("#") || line.hasPrefix("--") || words == "..."
    }
    let last = end ?? lines.endIndex - 1
    return Diagnostic(
      .wrongValue,
      at: SourceLocation(path: path, line: last + 1, column: 1),
      "nothing closes the front matter, which begins in line 1",
      help: "write a line '---', three hyphens and nothing else, after its last key"
    )
  }
}
