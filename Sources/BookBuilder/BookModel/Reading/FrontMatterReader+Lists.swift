import SourceText
import YAMLReading
import Yams

extension FrontMatterReader {
  mutating func sources(_ node: Node?) -> [ChapterFrontMatter.Source] {
    var sources: [ChapterFrontMatter.Source] = []
    for item in yaml.items(node) {
      let keys = ["title", "url", "note"]
      guard let entry = yaml.mapping(item, keys: keys, required: ["title"]),
        let title = passage(entry["title"], isName: true)
      else { continue }
      let url = yaml.string(entry["url"])
      if let url, WebAddress(url) == nil {
        let help =
          url.contains(" ") ? "write '%20' instead of each space" : "begin it with 'https://'"
        yaml.report(.wrongValue, at: entry["url"], "'\(url)' is not a web address", help: help)
      }
      let note = passage(entry["note"])
      if url == nil, note == nil {
        yaml.report(
          .missingKey,
          at: item,
          "the source has neither an address nor a note to find it by",
          help: "add 'url: https://…', or 'note: …' with the place and date of publication"
        )
      }
      sources.append(ChapterFrontMatter.Source(title: title, url: url, note: note))
    }
    return sources
  }

  mutating func corrections(_ node: Node?) -> [ChapterFrontMatter.Correction] {
    var corrections: [ChapterFrontMatter.Correction] = []
    let keys = ["said", "right"]
    for item in yaml.items(node) {
      guard let entry = yaml.mapping(item, keys: keys, required: keys),
        let said = passage(entry["said"]),
        let right = passage(entry["right"])
      else { continue }
      corrections.append(ChapterFrontMatter.Correction(said: said, right: right))
    }
    return corrections
  }

  mutating func changes(_ node: Node?) -> [ChapterFrontMatter.Change] {
    var changes: [ChapterFrontMatter.Change] = []
    let keys = ["date", "note"]
    for item in yaml.items(node) {
      guard let entry = yaml.mapping(item, keys: keys, required: keys),
        let date = yaml.string(entry["date"]),
        let note = yaml.string(entry["note"])
      else { continue }
      if CalendarDay(date) == nil {
        let help = CalendarDay.help(for: date)
        yaml.report(.wrongValue, at: entry["date"], "'\(date)' is not a date", help: help)
      }
      changes.append(ChapterFrontMatter.Change(date: date, note: note))
    }
    return changes
  }

  mutating func checklist(_ node: Node?) -> [ChapterFrontMatter.ChecklistItem] {
    var items: [ChapterFrontMatter.ChecklistItem] = []
    for node in yaml.items(node) {
      guard var passage = positionedPassage(node) else { continue }
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
        "'\(name)' is neither a role nor a kind of screen",
        help: """
          roles are \(known(ChecklistGroup.roles)), and screens are \
          \(known(ChecklistGroup.screens)); put literal braces in backticks
          """
      )
    }
    return groups
  }
}

/// The mark at the end of a checklist item that names roles and screens, such as `{designer,
/// form}`.
struct ChecklistMark {
  let text: String
  let names: [String]

  /// Parses the mark of an item; `nil` if there is none.
  ///
  /// Braces that contain a backtick are not a mark, so that an item may end with code in braces.
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
