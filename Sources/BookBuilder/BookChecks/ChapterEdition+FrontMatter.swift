import BookModel
import Diagnostics
import SourceText

extension ChapterEdition {
  /// Where words of the front matter stand: those after a key that the words may be without, such as
  /// `rows`.
  func frontMatterLocation(of words: String, after key: String) -> SourceLocation {
    let lines = lines
    let end = lines.dropFirst().firstIndex(of: "---") ?? 0
    let start = lines[..<end].firstIndex { $0.hasPrefix("\(key):") } ?? 0
    for index in start..<max(start, end) {
      let from = index == start ? key.utf8.count + 1 : 0
      guard let found = lines[index].dropFirst(from).firstRange(of: words) else { continue }
      let column = lines[index].distance(from: lines[index].startIndex, to: found.lowerBound) + 1
      return SourceLocation(path: path, line: index + 1, column: column)
    }
    return SourceLocation(path: path, line: start + 1)
  }
}
