import Diagnostics
import Markdown
import SourceText
import YAMLReading
import Yams

struct FrontMatterReader {
  private let path: String
  var yaml: YAMLReader
  var passages: [ChapterFrontMatter.Passage] = []

  init(path: String) {
    self.path = path
    yaml = YAMLReader(path: path)
  }

  var diagnostics: [Diagnostic] { yaml.diagnostics }

  /// The front matter; `nil` if it or a required value is missing.
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
        "draft",
      ]
    guard let chapter = yaml.document(yamlPart.yaml, keys: keys, required: required),
      let title = passage(chapter["title"]),
      let description = passage(chapter["description"])
    else { return nil }
    var frontMatter = ChapterFrontMatter(title: title, description: description)
    frontMatter.glances = glances(chapter["glance"])
    frontMatter.rows = yaml.strings(chapter["rows"])
    frontMatter.checklist = checklist(chapter["checklist"])
    frontMatter.terms = terms(chapter["terms"])
    frontMatter.sources = sources(chapter["sources"])
    frontMatter.corrections = corrections(chapter["corrections"])
    frontMatter.changes = changes(chapter["changes"])
    frontMatter.translates = yaml.string(chapter["translates"])
    frontMatter.isDraft = yaml.flag(chapter["draft"]) ?? false
    frontMatter.passages = passages
    return frontMatter
  }

  mutating func passage(_ node: Node?, isName: Bool = false) -> String? {
    guard let passage = positionedPassage(node, isName: isName) else { return nil }
    passages.append(passage)
    return passage.text
  }

  mutating func positionedPassage(
    _ node: Node?,
    isName: Bool = false
  ) -> ChapterFrontMatter.Passage? {
    guard let text = yaml.string(node) else { return nil }
    var position = position(of: node)
    // Skip the opening quotation mark.
    if [.singleQuoted, .doubleQuoted].contains(node?.scalar?.style) { position.column += 1 }
    return ChapterFrontMatter.Passage(text: text, position: position, isName: isName)
  }

  private func position(of node: Node?) -> SourcePosition {
    let location = yaml.location(of: node)
    return SourcePosition(line: location.line ?? 1, column: location.column ?? 1)
  }

  /// Reads one summary, or a list of them.
  private mutating func glances(_ node: Node?) -> [ChapterFrontMatter.Glance] {
    guard let node else { return [] }
    let nodes = node.sequence.map(Array.init) ?? [node]
    var glances: [ChapterFrontMatter.Glance] = []
    for node in nodes {
      if let glance = glance(node) { glances.append(glance) }
    }
    return glances
  }

  private mutating func glance(_ node: Node) -> ChapterFrontMatter.Glance? {
    let required = ["rule", "check"]
    let quotations = ["heard", "after", "code"]
    guard let lines = yaml.mapping(node, keys: quotations + required, required: required)
    else { return nil }
    // Quotations come from the chapter, so checks of wording skip them.
    let heard = positionedPassage(lines["heard"])
    let after = positionedPassage(lines["after"])
    let code = positionedPassage(lines["code"])
    for (line, node) in zip([heard, after, code], quotations.map { lines[$0] }) {
      if let line, line.text.contains(where: \.isNewline) {
        let summary = "the text has more than one line"
        yaml.report(.wrongValue, at: node, summary, help: "quote one of them")
      }
    }
    guard let rule = positionedPassage(lines["rule"]), let check = positionedPassage(lines["check"])
    else { return nil }
    passages += [rule, check]
    return ChapterFrontMatter.Glance(
      heard: heard,
      after: after,
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

struct MissingFrontMatter {
  let path: String
  let lines: SourceLines

  var diagnostic: Diagnostic {
    let first = lines.firstIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    let opening = lines.indices.contains(first) ? lines[first] : ""
    let location = SourceLocation(path: path, line: first + 1, column: 1)
    guard opening.trimmingWhitespace().allSatisfy({ $0 == "-" }), opening.contains("---") else {
      if let form = ["+++": "TOML", "{": "JSON"][opening.trimmingWhitespace()] {
        let help = "write it as YAML: '---', 'title: …', 'description: …' and '---'"
        return Diagnostic(.wrongValue, at: location, "the front matter is \(form)", help: help)
      }
      let help = "begin the file with '---', 'title: …', 'description: …' and '---'"
      let summary = "the chapter has no front matter"
      return Diagnostic(.missingKey, at: SourceLocation(path: path), summary, help: help)
    }
    if first > 0 {
      let summary = "the front matter does not begin in the first line"
      return Diagnostic(.wrongValue, at: location, summary, help: "delete the lines before it")
    }
    if opening != "---" {
      let summary = "the line that begins the front matter is not '---'"
      return Diagnostic(
        .wrongValue,
        at: location,
        summary,
        help: "write three hyphens and nothing else"
      )
    }
    // The closing line probably belongs where the keys end.
    let end = lines.dropFirst().firstIndex { line in
      let words = line.trimmingWhitespace()
      return words.isEmpty || line.hasPrefix("#") || line.hasPrefix("--") || words == "..."
    }
    let last = end ?? lines.endIndex - 1
    return Diagnostic(
      .wrongValue,
      at: SourceLocation(path: path, line: last + 1, column: 1),
      "the front matter that begins in line 1 is not closed",
      help: "add a line '---', three hyphens and nothing else, after its last key"
    )
  }
}
