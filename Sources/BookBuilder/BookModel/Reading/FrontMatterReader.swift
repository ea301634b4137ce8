import Diagnostics
import Markdown
import SourceText
import YAMLReading
import Yams

/// Reads what a chapter says about itself.
struct FrontMatterReader {
  private let path: String
  /// Reads values and keeps what was wrong with them.
  var yaml: YAMLReader
  /// The texts with their places, for what is checked in all of them.
  var passages: [ChapterFrontMatter.Passage] = []

  init(path: String) {
    self.path = path
    yaml = YAMLReader(path: path)
  }

  var diagnostics: [Diagnostic] { yaml.diagnostics }

  /// The front matter; `nil` if there is none or something it cannot do without is missing.
  mutating func read(_ document: MarkdownDocument) -> ChapterFrontMatter? {
    guard let yamlPart = document.frontMatter else {
      yaml = YAMLReader(path: path)
      yaml.report(MissingFrontMatter(path: path, lines: document.lines).diagnostic)
      return nil
    }
    yaml = YAMLReader(path: path, lineOffset: yamlPart.firstLine - 1)
    let required = ["title", "description"]
    let keys =
      required + [
        "glance", "rows", "checklist", "terms", "sources", "corrections", "changes", "translates",
      ]
    guard let chapter = yaml.document(yamlPart.yaml, keys: keys, required: required),
      let title = passage(chapter["title"]),
      let description = passage(chapter["description"])
    else { return nil }
    var frontMatter = ChapterFrontMatter(
      title: title,
      description: description,
      glance: glance(chapter["glance"]),
      rows: yaml.strings(chapter["rows"]),
      checklist: checklist(chapter["checklist"]),
      terms: terms(chapter["terms"]),
      sources: sources(chapter["sources"]),
      corrections: corrections(chapter["corrections"]),
      changes: changes(chapter["changes"]),
      translates: yaml.string(chapter["translates"])
    )
    frontMatter.passages = passages
    return frontMatter
  }

  /// The text of a node, kept with its place.
  mutating func passage(_ node: Node?, isName: Bool = false) -> String? {
    guard let passage = placed(node, isName: isName) else { return nil }
    passages.append(passage)
    return passage.text
  }

  mutating func placed(
    _ node: Node?,
    isName: Bool = false
  ) -> ChapterFrontMatter.Passage? {
    guard let text = yaml.string(node) else { return nil }
    var position = position(of: node)
    // A quotation mark stands before the first character.
    if [.singleQuoted, .doubleQuoted].contains(node?.scalar?.style) { position.column += 1 }
    return ChapterFrontMatter.Passage(text: text, position: position, isName: isName)
  }

  private func position(of node: Node?) -> SourcePosition {
    let place = yaml.location(of: node)
    return SourcePosition(line: place.line ?? 1, column: place.column ?? 1)
  }

  /// The lines at a glance; `nil` where they are missing or lack what they cannot do without.
  private mutating func glance(_ node: Node?) -> ChapterFrontMatter.Glance? {
    let required = ["rule", "check"]
    guard let node,
      let lines = yaml.mapping(node, keys: ["heard", "code"] + required, required: required)
    else { return nil }
    // What is heard and the code are quoted from the chapter: they are no text of their own.
    let heard = placed(lines["heard"])
    let code = placed(lines["code"])
    for (line, node) in [(heard, lines["heard"]), (code, lines["code"])] {
      if let line, line.text.contains(where: \.isNewline) {
        yaml.report(.wrongValue, at: node, "the text has several lines", help: "quote one of them")
      }
    }
    guard let rule = placed(lines["rule"]), let check = placed(lines["check"]) else { return nil }
    passages += [rule, check]
    return ChapterFrontMatter.Glance(
      heard: heard,
      rule: rule,
      code: code,
      check: check,
      position: position(of: node)
    )
  }

  private mutating func terms(_ node: Node?) -> [ChapterFrontMatter.Term] {
    var terms: [ChapterFrontMatter.Term] = []
    let keys = ["term", "meaning"]
    for item in yaml.items(node) {
      guard let entry = yaml.mapping(item, keys: keys + ["links"], required: keys),
        let term = passage(entry["term"]),
        let meaning = passage(entry["meaning"])
      else { continue }
      let isLinked = yaml.flag(entry["links"]) ?? true
      terms.append(ChapterFrontMatter.Term(term: term, meaning: meaning, isLinked: isLinked))
    }
    return terms
  }
}

/// What keeps a chapter from having a front matter.
struct MissingFrontMatter {
  let path: String
  let lines: SourceLines

  /// The finding, at the line that is to be mended.
  var diagnostic: Diagnostic {
    let first = lines.firstIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    let opening = lines.indices.contains(first) ? lines[first] : ""
    let place = SourceLocation(path: path, line: first + 1, column: 1)
    guard opening.trimmingWhitespace().allSatisfy({ $0 == "-" }), opening.contains("---") else {
      if let form = ["+++": "TOML", "{": "JSON"][opening.trimmingWhitespace()] {
        let help = "write it as YAML: '---', 'title: …', 'description: …' and '---'"
        return Diagnostic(.wrongValue, at: place, "the front matter is \(form)", help: help)
      }
      let help = "begin the file with '---', 'title: …', 'description: …' and '---'"
      let summary = "the chapter has no front matter"
      return Diagnostic(.missingKey, at: SourceLocation(path: path), summary, help: help)
    }
    if first > 0 {
      let summary = "the front matter does not begin in the first line"
      return Diagnostic(.wrongValue, at: place, summary, help: "delete what stands before it")
    }
    if opening != "---" {
      let summary = "the line that begins the front matter is not '---'"
      return Diagnostic(
        .wrongValue,
        at: place,
        summary,
        help: "write three hyphens and nothing else"
      )
    }
    // Where the keys end, the line was most likely forgotten.
    let end = lines.dropFirst().firstIndex { line in
      let words = line.trimmingWhitespace()
      return words.isEmpty || line.hasPrefix("#") || line.hasPrefix("--") || words == "..."
    }
    let last = end ?? lines.endIndex - 1
    return Diagnostic(
      .wrongValue,
      at: SourceLocation(path: path, line: last + 1, column: 1),
      "nothing closes the front matter, which begins in line 1",
      help: "write a line '---', three hyphens and nothing else, after its last key"
    )
  }
}
