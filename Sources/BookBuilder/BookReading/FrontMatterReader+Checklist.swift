import BookModel
import YAMLReading
import Yams

extension FrontMatterReader {
  /// What a reader can act on, with the people and screens that each item concerns.
  mutating func checklist(_ node: Node?) -> [ChapterFrontMatter.ChecklistItem] {
    var items: [ChapterFrontMatter.ChecklistItem] = []
    for node in yaml.items(node) {
      guard var passage = placed(node) else { continue }
      let mark = ChecklistMark(passage.text)
      if let mark { passage.text = mark.text }
      passages.append(passage)
      items.append(
        ChapterFrontMatter.ChecklistItem(
          text: passage.text,
          groups: groups(mark?.names ?? [], at: node),
          position: passage.position
        )
      )
    }
    return items
  }

  /// Whom an item of a checklist concerns, and where it is looked for.
  private mutating func groups(_ names: [String], at node: Node) -> Set<ChecklistGroup> {
    var groups: Set<ChecklistGroup> = []
    for name in names {
      if let group = ChecklistGroup(rawValue: name) {
        groups.insert(group)
        continue
      }
      let known = { (groups: [ChecklistGroup]) in groups.map(\.rawValue).joined(separator: ", ") }
      yaml.report(
        .wrongValue,
        at: node,
        "'\(name)' is no role and no kind of screen",
        help: """
          roles are \(known(ChecklistGroup.roles)), and screens are \
          \(known(ChecklistGroup.screens)); braces that are text belong between backquotes
          """
      )
    }
    return groups
  }
}
