import BookModel
import YAMLReading
import Yams

extension FrontMatterReader {
  /// Where the chapter has its facts from.
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
          url.contains(" ") ? "write '%20' in place of each blank" : "begin it with 'https://'"
        yaml.report(.wrongValue, at: entry["url"], "'\(url)' is no address", help: help)
      }
      let note = passage(entry["note"])
      if url == nil, note == nil {
        yaml.report(
          .missingKey,
          at: item,
          "the source has neither an address nor a note, so nobody finds it",
          help: "add 'url: https://…', or 'note: …' with where it was published and when"
        )
      }
      sources.append(ChapterFrontMatter.Source(title: title, url: url, note: note))
    }
    return sources
  }

  /// What others say that is not right.
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

  /// What readers learned newly, and when.
  mutating func changes(_ node: Node?) -> [ChapterFrontMatter.Change] {
    var changes: [ChapterFrontMatter.Change] = []
    let keys = ["date", "note"]
    for item in yaml.items(node) {
      guard let entry = yaml.mapping(item, keys: keys, required: keys),
        let date = yaml.string(entry["date"]),
        let note = yaml.string(entry["note"])
      else { continue }
      if CalendarDay(date) == nil {
        let help = "write it as '2026-11-21'"
        yaml.report(.wrongValue, at: entry["date"], "'\(date)' is no day", help: help)
      }
      changes.append(ChapterFrontMatter.Change(date: date, note: note))
    }
    return changes
  }
}
