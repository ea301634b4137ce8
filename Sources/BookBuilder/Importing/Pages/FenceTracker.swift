/// Tells which lines of a page stand in a fence, while they are read one after another.
struct FenceTracker {
  private var mark: Substring?

  /// Whether the next line is the first, the last or another line of a fence.
  mutating func isCode(_ line: some StringProtocol) -> Bool {
    let text = Substring(line).drop { $0 == " " || $0 == "\t" || $0 == ">" }
    guard let sign = text.first, sign == "`" || sign == "~" else { return mark != nil }
    let run = text.prefix { $0 == sign }
    if let open = mark {
      let isEnd =
        sign == open.first && run.count >= open.count
        && text.dropFirst(run.count).allSatisfy(\.isWhitespace)
      if isEnd { mark = nil }
      return true
    }
    guard run.count >= 3, sign == "~" || !text.dropFirst(run.count).contains("`") else {
      return false
    }
    mark = run
    return true
  }
}
