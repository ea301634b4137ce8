extension String {
  /// The text with at most 500 characters of each line.
  ///
  /// A finding quotes texts of any length, such as a label of a megabyte.
  var withShortLines: String {
    let limit = 500
    guard utf8.count > limit else { return self }
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let scalars = line.unicodeScalars
      let end = scalars.index(line.startIndex, offsetBy: limit, limitedBy: line.endIndex)
      guard let end, end < line.endIndex else { return String(line) }
      return String(line[..<end]) + "…"
    }
    return lines.joined(separator: "\n")
  }
}
