import SourceText

/// An excerpt of a file that a page includes: all of it, some lines, or a marked section.
struct FileExcerpt {
  private let lines: [String]

  init(_ text: String) {
    var lines = SourceLines(text).map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// The lines that an mdBook include selects, such as `2`, `2:10`, `:10` or the name of an anchor.
  ///
  /// - Returns: all lines for an empty name; `nil` if the selection doesn't exist.
  func lines(named name: Substring) -> [String]? {
    guard !name.isEmpty else { return withoutAnchors(lines) }
    let halves = name.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = halves.map { Int($0) }
    guard halves.allSatisfy({ $0.isEmpty || Int($0) != nil }) else {
      return anchored(String(halves[0]))
    }
    let first = max(1, numbers[0] ?? 1)
    let last = halves.count > 1 ? numbers[1] ?? lines.count : first
    guard first <= min(last, lines.count) else { return nil }
    return withoutAnchors(Array(lines[first - 1..<min(last, lines.count)]))
  }

  /// The lines of a slice of a DocC snippet, without hidden ones.
  ///
  /// - Returns: all lines if `name` is `nil`; `nil` if the slice doesn't exist.
  func slice(named name: String?) -> [String]? {
    var selected: [String] = []
    var (isInSlice, isHidden, isFound) = (name == nil, false, name == nil)
    for line in lines {
      let text = line.trimmingWhitespace()
      if let range = text.firstRange(of: "snippet."), text.hasPrefix("//") {
        switch text[range.upperBound...].prefix(while: { !$0.isWhitespace }) {
        case "hide": isHidden = true
        case "show": isHidden = false
        case "end": isInSlice = name == nil
        case let slice: if let name { isInSlice = slice == name }
        }
        if isInSlice { isFound = true }
      } else if isInSlice, !isHidden {
        selected.append(line)
      }
    }
    return isFound ? Self.dedented(selected) : nil
  }

  private func anchored(_ name: String) -> [String]? {
    guard let start = lines.firstIndex(where: { Self.anchor("ANCHOR:", in: $0) == name }) else {
      return nil
    }
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { Self.anchor("ANCHOR_END:", in: $0) == name } ?? rest.endIndex
    return withoutAnchors(Array(rest[..<end]))
  }

  private func withoutAnchors(_ lines: [String]) -> [String] {
    lines.filter { line in
      ["ANCHOR:", "ANCHOR_END:"].allSatisfy { Self.anchor($0, in: line) == nil }
    }
  }

  private static func anchor(_ mark: String, in line: String) -> String? {
    guard let range = line.firstRange(of: mark) else { return nil }
    let name = line[range.upperBound...].drop(while: \.isWhitespace)
      .prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return name.isEmpty ? nil : String(name)
  }

  static func dedented(_ lines: [String]) -> [String] {
    let nonBlank = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let indent = nonBlank.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    var dedented = lines.map { String($0.dropFirst(min(indent, $0.prefix { $0 == " " }.count))) }
    while dedented.last?.isEmpty == true { dedented.removeLast() }
    return Array(dedented.drop(while: \.isEmpty))
  }
}
