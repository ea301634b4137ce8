import Diagnostics
import Markdown
import Yams

/// Reads what a chapter says about itself.
struct FrontMatterReader {
  private let path: String
  private var yaml: YAMLReader

  init(path: String) {
    self.path = path
    yaml = YAMLReader(path: path)
  }

  /// What was wrong.
  var diagnostics: [Diagnostic] { yaml.diagnostics }

  /// The front matter; `nil` if there is none or something it cannot do without is missing.
  mutating func read(_ document: MarkdownDocument) -> ChapterFrontMatter? {
    guard let frontMatter = document.frontMatter else {
      yaml = YAMLReader(path: path)
      let help = "begin the file with '---', 'title: …', 'description: …' and '---'"
      yaml.report(.missingKey, at: nil, "the chapter has no front matter", help: help)
      return nil
    }
    yaml = YAMLReader(path: path, lineOffset: frontMatter.firstLine - 1)
    let required = ["title", "description"]
    let keys = required + ["rows", "checklist", "terms", "sources"]
    guard let chapter = yaml.document(frontMatter.yaml, keys: keys, required: required),
      let title = yaml.string(chapter["title"]),
      let description = yaml.string(chapter["description"])
    else { return nil }
    return ChapterFrontMatter(
      title: title,
      description: description,
      rows: yaml.strings(chapter["rows"]),
      checklist: yaml.strings(chapter["checklist"]),
      terms: terms(chapter["terms"]),
      sources: sources(chapter["sources"])
    )
  }

  private mutating func terms(_ node: Node?) -> [ChapterFrontMatter.Term] {
    var terms: [ChapterFrontMatter.Term] = []
    let keys = ["term", "meaning"]
    for item in yaml.items(node) {
      guard let entry = yaml.mapping(item, keys: keys, required: keys),
        let term = yaml.string(entry["term"]),
        let meaning = yaml.string(entry["meaning"])
      else { continue }
      terms.append(ChapterFrontMatter.Term(term: term, meaning: meaning))
    }
    return terms
  }

  private mutating func sources(_ node: Node?) -> [ChapterFrontMatter.Source] {
    var sources: [ChapterFrontMatter.Source] = []
    for item in yaml.items(node) {
      let keys = ["title", "url", "note"]
      guard let entry = yaml.mapping(item, keys: keys, required: ["title"]),
        let title = yaml.string(entry["title"])
      else { continue }
      let url = yaml.string(entry["url"])
      if let url, !url.hasPrefix("https://"), !url.hasPrefix("http://") {
        let help = "begin it with 'https://'"
        yaml.report(.wrongValue, at: entry["url"], "'\(url)' is no address", help: help)
      }
      let note = yaml.string(entry["note"])
      sources.append(ChapterFrontMatter.Source(title: title, url: url, note: note))
    }
    return sources
  }
}
