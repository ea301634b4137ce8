import AssistiveTechnology
import BookModel
import Localization
import Markdown
import ScreenDrawing
import SnippetNotation
import SpeechRules
import Text

/// Composes the page of a component.
///
/// Figures are numbered while the sections are made, so their order in `blocks` matters.
struct ComponentBlocks {
  let component: Component
  let composer: ReferenceComposer
  private var sections = 0
  private var listings = 0
  private var transcripts = 0

  init(component: Component, composer: ReferenceComposer) {
    self.component = component
    self.composer = composer
  }

  private var words: SharedInterfaceText { composer.words }
  private var language: String { composer.language }
  private var spoken: SpokenLanguage { .forPage(language) }

  /// In order: drawing, other names, spoken lines, code, languages, and what goes wrong.
  var blocks: [ArticleBlock] {
    mutating get {
      var blocks = picture + otherNames
      blocks += section(words.components.heard, "heard", heard)
      for framework in InterfaceFramework.allCases {
        blocks += section(framework.name, framework.rawValue, code(framework))
      }
      let table = composer.table(ofLinesOf: component)
      blocks += section(words.components.languages, "languages", [table])
      blocks += section(words.components.voiceControl, "voice-control", names)
      blocks += section(words.components.defect, "defect", defect)
      blocks += section(words.components.check, "check", [sentence(component.check)])
      blocks += section(words.knowledge.chapter, "chapter", chapter)
      let reasons = SpeechReasons(blocks.walkthroughs).block(in: words)
      return blocks + [reasons].compactMap(\.self)
    }
  }

  /// The mistake, and next to it the code and what is heard without it.
  private var defect: [ArticleBlock] {
    mutating get { correction.map { [sentence(component.defect)] + $0 } ?? comparison }
  }

  /// The lines of code that correct the mistake, with both screens; `nil` without code or lines.
  private var correction: [ArticleBlock]? {
    mutating get {
      guard let mistake = component.mistake, let right = component.code[mistake.framework],
        case .spoken(let before)? = composer.report.verdicts[
          mistake.place(of: .voiceOver, in: spoken)
        ],
        case .spoken(let after)? = composer.report.verdicts[right.place(of: .voiceOver, in: spoken)]
      else { return nil }
      // The code ends with a line feed.
      let lines = [mistake, right].map {
        $0.code(in: spoken).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .map(String.init)
      }
      let difference = LineDifference(expected: lines[0], actual: lines[1]).lines
      var screens = ScreenFigureComposer(words: words, inlines: composer.inlines)
      return [
        listing("diff", difference.joined(separator: "\n"), verdict: nil),
        .screen(
          screens.figure(
            FenceInfo("screen"),
            CodeBlock(info: "screen", text: "", firstLine: 1),
            verdict: .drawn(before: before, after: after),
            number: 1
          )
        ),
      ]
    }
  }

  /// What is heard with the mistake, in words, and without it.
  private var comparison: [ArticleBlock] {
    let lines = composer.lines(of: component, in: spoken)
    guard !lines.isEmpty else { return [sentence(component.defect)] }
    let before = composer.runs(ofLine: component.defect[language])
    let items = [(words.glance.heardBefore, before), (words.glance.heardAfter, lines)]
    return [
      .list(
        of: items.map { name, content in
          [.paragraph([.strong(composer.runs(name + ":")), .text(" ")] + content)]
        }
      )
    ]
  }

  private var picture: [ArticleBlock] {
    composer.picture(
      of: component,
      named: { wireframe in
        let parts = words.screens.description(of: wireframe.drawing.parts)
        return parts.isEmpty ? component.name[language] : words.screens.shows(parts)
      }
    )
  }

  private mutating func section(
    _ title: String,
    _ anchor: String,
    _ blocks: [ArticleBlock]
  ) -> [ArticleBlock] {
    guard !blocks.isEmpty else { return [] }
    sections += 1
    return [composer.heading(sections, anchor: anchor, composer.runs(title))] + blocks
  }

  private func sentence(_ text: LocalizedText) -> ArticleBlock {
    .paragraph(composer.runs(ofLine: text[language]))
  }

  /// The other names of the component come first, to confirm that a reader has found the right
  /// page.
  private var otherNames: [ArticleBlock] {
    let names = component.otherNames[language] ?? []
    guard !names.isEmpty else { return [] }
    return [.paragraph(composer.runs(words.components.otherNames(names.joined(separator: ", "))))]
  }

  /// What VoiceOver says, for every framework if they differ.
  private var heard: [ArticleBlock] {
    mutating get {
      let frameworks = component.templates.map(\.framework)
      let shown = component.difference == nil ? Array(frameworks.prefix(1)) : frameworks
      let lines = shown.flatMap { framework -> [ArticleBlock] in
        let name = shown.count > 1 ? framework.name : nil
        return transcript(of: .voiceOver, framework, named: name)
      }
      let legend = lines.spokenRoles
      return (component.difference.map { [sentence($0)] } ?? [])
        + (legend.isEmpty ? [] : [.legend(legend)]) + lines
    }
  }

  private var names: [ArticleBlock] {
    mutating get {
      component.mainFramework.map { transcript(of: .voiceControl, $0, named: nil) } ?? []
    }
  }

  private mutating func transcript(
    of technology: TechnologyKind,
    _ framework: InterfaceFramework,
    named name: String?
  ) -> [ArticleBlock] {
    let title = name.map { [ArticleBlock.paragraph(composer.runs("\($0):"))] } ?? []
    let walkthrough = component.walkthrough(of: technology, framework, in: spoken, composer.report)
    guard let walkthrough else {
      return title + [.paragraph(composer.runs(words.status.unchecked))]
    }
    transcripts += 1
    let figure = SpokenFigureComposer(words: words, inlines: composer.inlines).figure(
      FenceInfo(technology.rawValue),
      CodeBlock(info: technology.rawValue, text: "", firstLine: 1),
      verdict: .spoken(walkthrough),
      number: transcripts
    )
    return title + [.transcript(figure)]
  }

  private mutating func code(_ framework: InterfaceFramework) -> [ArticleBlock] {
    guard let template = component.code[framework] else {
      return component.reasonsForAbsence[framework].map { [sentence($0)] } ?? []
    }
    let verdict = composer.report.verdicts[template.place(in: spoken)]
    return [listing("swift", template.code(in: spoken), verdict: verdict)]
  }

  private mutating func listing(
    _ language: String,
    _ code: String,
    verdict: SnippetReport.Verdict?
  ) -> ArticleBlock {
    listings += 1
    let composer = ListingComposer(
      words: words,
      inlines: composer.inlines,
      colors: composer.colors
    )
    return .listing(
      composer.listing(
        FenceInfo(language),
        CodeBlock(info: language, text: code, firstLine: 1),
        verdict: verdict,
        number: listings
      )
    )
  }

  private var chapter: [ArticleBlock] {
    let entry = composer.chapters.first { $0.chapter.slug == component.chapterSlug }
    guard let entry else { return [] }
    let target = component.chapterTarget(language: language)
    return [.paragraph([.link(target, entry.article.title)])]
  }
}
