import BookModel
import Diagnostics
import Markdown

extension Check {
  static let checklistGroups = Check(.differingChecklist, scope: .book) { checked in
    let book = checked.book
    return book.chapters.flatMap { chapter -> [Diagnostic] in
      let editions = book.languages.compactMap { chapter.editions[$0] }
      guard let original = editions.first else { return [] }
      return editions.dropFirst().flatMap { differences(between: original, and: $0) }
    }
  }

  static let checklistSizes = Check(.checklistSize, scope: .book) { checked in
    let book = checked.book
    return book.languages.flatMap { language -> [Diagnostic] in
      let items = book.chapters
        .flatMap { $0.editions[language]?.frontMatter.checklist ?? [] }
        .flatMap(\.groups)
      // A book without marks has no such checklists.
      guard !items.isEmpty else { return [] }
      let path = SourceLocation(path: "Content/\(language)")
      let counts = ChecklistGroup.allCases.map { group in
        (name: group.rawValue, count: items.count { $0 == group })
      }
      return unusedMarks(counts.filter { $0.count == 0 }.map(\.name), at: path)
        + counts.filter { $0.count > maxItems }.map { group in
          Diagnostic(
            .checklistSize,
            at: path,
            "the checklist '\(group.name)' has \(group.count) items, more than \(maxItems)",
            help: "mark only the items that matter most"
          )
        }
    }
  }

  /// The number of two-line items, each with the chapter below it, that fit on two sheets of A4.
  private static let maxItems = 40

  private static func unusedMarks(_ names: [String], at path: SourceLocation) -> [Diagnostic] {
    guard let first = names.first else { return [] }
    return [
      Diagnostic(
        .checklistSize,
        at: path,
        "no checklist item is marked with \(names.map { "'\($0)'" }.joined(separator: ", "))",
        help: "add marks such as '{\(first)}' to the items for them, or remove all marks"
      )
    ]
  }

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
          help: "give both the same marks, and all items the same order"
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
    return names.isEmpty ? "no one" : names.joined(separator: ", ")
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
      A mark such as '{designer, form}' at the end of an item says whose task it is and for which \
      screens. An item has the same mark in all languages, and the items have the same order.
      """,
    readers: """
      Members of a team who read different languages would work through different lists, and their \
      ticks would apply to different items.
      """,
    wrong: "- Each button has a name. {editor}, and {tester} in the other language",
    right: "- Each button has a name. {editor}, in both languages"
  )

  static let checklistSize = Rule(
    id: "checklist-size",
    severity: .warning,
    explanation: """
      The items with the same mark make a page, such as the checklist for testers, which is printed on \
      two sheets. If any items are marked, every role and every kind of screen needs some, but not more \
      than two sheets hold.
      """,
    readers: """
      Readers in a role without items would find an empty list, and a list of many pages goes unused.
      """,
    wrong: "60 items that end with {developer}",
    right: "only the 30 that a developer checks first"
  )
}
