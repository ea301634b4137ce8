extension MDBookOutline {
  /// A chapter as the list has it, with those below it.
  struct Entry {
    var title: String
    /// The path from the root; `nil` for one that is not written or not there.
    var path: String?
    var line: Int
    var entries: [Entry] = []

    /// The chapter and those below it, in one row.
    var row: [ForeignOutline.Page] {
      (path.map { [ForeignOutline.Page(path: $0, title: title)] } ?? []) + entries.flatMap(\.row)
    }

    /// How many lists the chapters below it stand in.
    var depth: Int { entries.isEmpty ? 0 : 1 + (entries.map(\.depth).max() ?? 0) }
  }

  /// Chapters that stand together, under a title if they have one.
  struct Group {
    var title: String?
    var entries: [Entry] = []
  }
}
