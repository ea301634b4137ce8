import BookModel
import Diagnostics
import Markdown

extension Check {
  /// Finds items of checklists that are for others in another language.
  static let checklistGroups = Check(.differingChecklist, scope: .book) { checked in
    let book = checked.book
    return book.chapters.flatMap { chapter -> [Diagnostic] in
      let editions = book.languages.compactMap { chapter.editions[$0] }
      guard let original = editions.first else { return [] }
      return editions.dropFirst().flatMap { differences(between: original, and: $0) }
    }
  }

  /// Finds checklists of a role or a kind of screen without an item, or with more than two sheets hold.
  static let checklistSizes = Check(.checklistSize, scope: .book) { checked in
    let book = checked.book
    return book.languages.flatMap { language -> [Diagnostic] in
      let items = book.chapters
        .flatMap { $0.editions[language]?.frontMatter.checklist ?? [] }
        .flatMap(\.groups)
      // A book that marks no item has no such lists.
      guard !items.isEmpty else { return [] }
      return ChecklistGroup.allCases.compactMap { group in
        size(items.count { $0 == group }, of: group, language)
      }
    }
  }

  /// How many items of two lines, with the chapter under each, fit on two sheets of A4.
  private static let mostItems = 40

  private static func size(
    _ count: Int,
    of group: ChecklistGroup,
    _ language: String
  ) -> Diagnostic? {
    let path = SourceLocation(path: "Content/\(language)")
    if count == 0 {
      return Diagnostic(
        .checklistSize,
        at: path,
        "no item of a checklist is marked with '\(group.rawValue)'",
        help: "write '{\(group.rawValue)}' behind the items that are, or mark none at all"
      )
    }
    guard count > mostItems else { return nil }
    return Diagnostic(
      .checklistSize,
      at: path,
      "the checklist '\(group.rawValue)' has \(count) items, and two sheets hold \(mostItems)",
      help: "leave the mark to the items that matter most"
    )
  }

  /// What differs between the checklists of a chapter in two languages.
  private static func differences(
    between original: ChapterEdition,
    and edition: ChapterEdition
  ) -> [Diagnostic] {
    let (first, second) = (original.frontMatter.checklist, edition.frontMatter.checklist)
    guard (first + second).contains(where: { !$0.groups.isEmpty }) else { return [] }
    let differing = zip(first, second).first { $0.groups != $1.groups }
    if let (item, other) = differing {
      return [
        Diagnostic(
          .differingChecklist,
          at: location(of: other, in: edition),
          "this item is for \(names(other)), but for \(names(item)) in '\(original.path)'",
          help: "give both the same mark, and all items the same order"
        )
      ]
    }
    guard first.count != second.count else { return [] }
    return [
      Diagnostic(
        .differingChecklist,
        at: SourceLocation(path: edition.path),
        "the checklist has \(second.count) items, but \(first.count) in '\(original.path)'",
        help: "give both the same items in the same order"
      )
    ]
  }

  private static func names(_ item: ChapterFrontMatter.ChecklistItem) -> String {
    let names = ChecklistGroup.allCases.filter(item.groups.contains).map { "'\($0.rawValue)'" }
    return names.isEmpty ? "nobody" : names.joined(separator: ", ")
  }

  private static func location(
    of item: ChapterFrontMatter.ChecklistItem,
    in edition: ChapterEdition
  ) -> SourceLocation {
    SourceLocation(path: edition.path, line: item.position.line, column: item.position.column)
  }
}

extension Rule {
  static let differingChecklist = Rule(
    id: "differing-checklist",
    explanation: """
      A mark such as '{designer, form}' at the end of an item says whose work it is and on which \
      screens. The same item has the same mark in all languages, and the items stand in the same order.
      """,
    readers: """
      Two people of a team who read different languages would work through different lists, and the \
      ticks of one language would stand at other items in the other.
      """,
    wrong: "- Each button has a name. {editor}, and {tester} in the other language",
    right: "- Each button has a name. {editor}, in both languages"
  )

  static let checklistSize = Rule(
    id: "checklist-size",
    severity: .warning,
    explanation: """
      The items with the same mark make a page, such as the checklist for testers, which is printed on \
      two sheets. If items are marked at all, every role and every kind of screen has some, and none \
      has more than two sheets hold.
      """,
    readers: """
      Readers of a role that nobody thought of would find no list, and a list of many pages is put away.
      """,
    wrong: "60 items that end with {developer}",
    right: "the 30 of them that a developer looks at first"
  )
}
