import Articles
import Diagnostics
import Markdown
import SourceText

/// Reads the list of chapters of an mdBook, `SUMMARY.md`.
///
/// Titles in the list become parts; without titles, each chapter with others below it does. Deeper
/// levels are flattened.
struct MDBookOutline {
  private let files: ForeignFiles
  private let path: String
  private let settings: MDBookSettings
  private var findings: [Diagnostic] = []
  private var known: Set<String> = []

  init(_ files: ForeignFiles, path: String, settings: MDBookSettings) {
    self.files = files
    self.path = path
    self.settings = settings
  }

  mutating func read() -> ForeignOutline {
    var groups = groups(in: MarkdownDocument(parsing: files.text(at: path) ?? "").blocks)
    var outline = ForeignOutline(
      title: settings.title ?? files.name,
      description: settings.description,
      language: settings.language,
      author: settings.authors,
      repository: settings.repository
    )
    // A chapter before all lists opens the book.
    if let first = groups.first, first.title == nil, let entry = first.entries.first,
      entry.entries.isEmpty, entry.path != nil, !startsWithList
    {
      outline.introduction = entry.path
      groups[0].entries.removeFirst()
    }
    let hasParts = groups.contains { $0.title != nil }
    for group in groups { outline.parts += parts(of: group, hasParts: hasParts) }
    outline.parts.removeAll(where: \.pages.isEmpty)
    let configuration = files.pathInFolder("book.toml")
    let targets = MDBookTargets(among: outline.paths, root: path.parentPath)
    outline.redirects = settings.redirects.map { old, target, line in
      ForeignOutline.Redirect(
        old: old,
        target: target,
        page: targets.page(at: target, from: old),
        place: SourceLocation(path: configuration, line: line)
      )
    }
    outline.addresses = outline.paths.map { (targets.address(of: $0), $0) }
    if settings.editAddress != nil {
      findings.append(
        Diagnostic(
          .importOutline,
          at: SourceLocation(path: configuration),
          "the address for editing pages is left out, since the files have other paths now",
          help: "write the new one as 'edit' in 'Content/book.yml'"
        )
      )
    }
    outline.findings = findings
    return outline
  }

  private var startsWithList = false

  private mutating func groups(in blocks: [Block]) -> [Group] {
    var groups: [Group] = []
    var wasList: Bool?
    for (index, block) in blocks.enumerated() {
      switch block.kind {
      case .heading(_, let content):
        // The first heading is the title of the list itself.
        if index > 0 { groups.append(Group(title: content.plainText)) }
        wasList = nil
      case .paragraph(let content):
        if wasList != false, groups.last?.title == nil || wasList == true || groups.isEmpty {
          groups.append(Group())
        }
        wasList = false
        groups[groups.count - 1].entries += content.compactMap { entry($0) }
      case .list(let list):
        if groups.isEmpty { startsWithList = true }
        if groups.isEmpty || wasList == false && groups.last?.title == nil {
          groups.append(Group())
        }
        wasList = true
        groups[groups.count - 1].entries += entries(of: list, line: block.position.line)
      case .thematicBreak:
        wasList = nil
        groups.append(Group())
      default:
        break
      }
    }
    return groups
  }

  private mutating func entries(of list: MarkdownList, line: Int) -> [Entry] {
    var entries: [Entry] = []
    for item in list.items {
      for block in item.blocks {
        switch block.kind {
        case .paragraph(let content):
          entries += content.compactMap { entry($0) }
        case .list(let inner):
          let nested = self.entries(of: inner, line: block.position.line)
          if entries.isEmpty {
            entries = nested
          } else {
            entries[entries.count - 1].entries += nested
          }
        default:
          break
        }
      }
    }
    return entries
  }

  private mutating func entry(_ inline: Inline) -> Entry? {
    guard case .link(let destination, _, let content) = inline.kind else { return nil }
    let line = inline.position.line
    let title = content.plainText
    guard !destination.isEmpty else {
      report(line, "the chapter '\(title)' is not written yet", help: nil)
      return Entry(title: title, path: nil, line: line)
    }
    let name = destination.percentDecoded ?? destination
    guard let target = LinkResolver.path(of: name, from: path), files.text(at: target) != nil else {
      report(line, "there is no file '\(destination)'", help: nil)
      return Entry(title: title, path: nil, line: line)
    }
    guard known.insert(target).inserted else {
      report(line, "'\(destination)' is listed twice; only its first entry is kept", help: nil)
      return Entry(title: title, path: nil, line: line)
    }
    return Entry(title: title, path: target, line: line)
  }

  private mutating func parts(of group: Group, hasParts: Bool) -> [ForeignOutline.Part] {
    if let title = group.title {
      for entry in group.entries where entry.depth > 0 { reportDepth(entry) }
      return [ForeignOutline.Part(title: title, pages: group.entries.flatMap(\.flattened))]
    }
    // Without part titles, each chapter with chapters below it becomes a part.
    var parts: [ForeignOutline.Part] = []
    var wasSingle = false
    for entry in group.entries {
      let isSingle = entry.entries.isEmpty
      if isSingle, wasSingle {
        parts[parts.count - 1].pages += entry.flattened
      } else {
        parts.append(ForeignOutline.Part(title: entry.title, pages: entry.flattened))
      }
      wasSingle = isSingle
      if entry.depth > 1 { reportDepth(entry) }
    }
    return parts
  }

  private mutating func reportDepth(_ entry: Entry) {
    let summary = "the chapters below '\(entry.title)' are flattened to one level"
    report(entry.line, summary, help: "a book has two levels, parts and chapters")
  }

  private mutating func report(_ line: Int, _ summary: String, help: String?) {
    findings.append(
      Diagnostic(.importOutline, at: SourceLocation(path: path, line: line), summary, help: help)
    )
  }

  struct Entry {
    var title: String
    /// The path from the root; `nil` for a draft or a missing file.
    var path: String?
    var line: Int
    var entries: [Entry] = []

    var flattened: [ForeignOutline.Page] {
      let page = path.map { ForeignOutline.Page(path: $0, title: title) }
      return [page].compactMap(\.self) + entries.flatMap(\.flattened)
    }

    var depth: Int { entries.isEmpty ? 0 : 1 + (entries.map(\.depth).max() ?? 0) }
  }

  struct Group {
    var title: String?
    var entries: [Entry] = []
  }
}
