import SourceText

/// The end of an item of a checklist that says whom it concerns, such as `{designer, form}`.
struct ChecklistMark {
  /// The item without the mark.
  let text: String
  /// The words of the mark.
  let names: [String]

  /// Reads the mark of an item; `nil` if there is none.
  ///
  /// A mark holds no code, so that an item may end with code in braces.
  init?(_ item: String) {
    guard item.hasSuffix("}"), let start = item.lastIndex(of: "{"), start > item.startIndex,
      item[item.index(before: start)].isWhitespace
    else { return nil }
    let mark = item[item.index(after: start)...].dropLast()
    guard !mark.contains("`") else { return nil }
    text = String(item[..<start]).trimmingWhitespace()
    names = mark.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmingWhitespace() }
  }
}
