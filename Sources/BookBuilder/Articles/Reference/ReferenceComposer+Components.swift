package import AssistiveTechnology
package import BookModel
import Localization
import Markdown
import ScreenDrawing
package import SnippetNotation

extension ReferenceComposer {
  var components: [Article] {
    let page = ReferencePage.components
    let title = page.title(in: words)
    let contents = article(
      at: page.path(language: language),
      title.title,
      title.lead,
      componentLists
    )
    return ([contents] + book.allComponents.map(article)).map { article in
      var article = article
      article.script = Article.componentScript
      return article
    }
  }

  private var componentLists: [ArticleBlock] {
    let codeNames = ComponentCodeNames(book.allComponents)
    return book.components.filter { !$0.components.isEmpty }.enumerated().flatMap {
      index,
      group -> [ArticleBlock] in
      let items = group.components.map { component -> [ArticleBlock] in
        let page = PagePath.component(component.id, language: language)
        let link = Run.link(.page(page, anchor: nil), runs(component.name[language]))
        let lines = lines(of: component, in: .forPage(language))
        let name: [ArticleBlock] = [.paragraph([link])]
        let line: [ArticleBlock] = lines.isEmpty ? [] : [.paragraph(lines)]
        return name + line + picture(of: component, named: nil)
      }
      var list = ArticleList(start: nil, items: items, style: .gallery)
      list.otherNames = group.components.map { component in
        (component.otherNames[language] ?? []).joined(separator: ", ")
      }
      list.codeNames = group.components.map { codeNames.of($0).joined(separator: " ") }
      return [
        heading(index + 1, anchor: "components-\(group.id)", runs(group.title[language])),
        .list(list),
      ]
    }
  }

  /// The drawing of a component; empty if there is none.
  ///
  /// - Parameter name: its accessibility label; `nil` if the words next to it say what it is.
  func picture(of component: Component, named name: ((Wireframe) -> String)?) -> [ArticleBlock] {
    let walkthrough = component.mainFramework.flatMap {
      component.shownWalkthrough(framework: $0, in: .forPage(language), report)
    }
    guard let wireframe = walkthrough.flatMap({ Player($0)?.wireframe }) else { return [] }
    let drawing = component.opened(wireframe, in: .forPage(language)).bare
    return [.picture(ArticlePicture(drawing: drawing, name: name?(drawing)))]
  }

  /// VoiceOver's lines for a component, separated by semicolons.
  func lines(of component: Component, in language: SpokenLanguage) -> [Run] {
    guard let framework = component.mainFramework,
      let lines = component.lines(framework, in: language, report)
    else { return [] }
    let isForeign = language.key != self.language.prefix { $0 != "-" }
    let text = lines.joined(separator: "; ")
    return isForeign ? [.text(text, language: language.tag)] : runs(text)
  }

  private func article(of component: Component) -> Article {
    var page = ComponentBlocks(component: component, composer: self)
    var article = article(
      at: .component(component.id, language: language),
      component.name[language],
      "",
      page.blocks,
      within: .components
    )
    article.lead = runs(ofLine: component.about[language])
    return article
  }

  func table(ofLinesOf component: Component) -> ArticleBlock {
    let rows = SpokenLanguage.all.map { spoken -> ArticleTable.Row in
      let lines = lines(of: component, in: spoken)
      return ArticleTable.Row(
        anchor: nil,
        cells: [
          runs(words.inLanguage(spoken.tag).capitalizedFirst),
          lines.isEmpty ? runs(words.status.unchecked) : lines,
        ]
      )
    }
    return table(
      number: 1,
      "\(component.name[language]): \(words.components.languages.lowercasedFirst)",
      header: [words.components.language, words.components.line],
      rows: rows
    )
  }
}

extension Component {
  /// The drawing with what the component opens.
  fileprivate func opened(_ wireframe: Wireframe, in language: SpokenLanguage) -> Wireframe {
    guard let opening else { return wireframe }
    let names = opening.texts.compactMap { templates.first?.texts[$0]?[language.key] }
    return switch opening.kind {
    case .menu: wireframe.opening(menu: names)
    case .swipe: wireframe.opening(actionsBehindRow: names)
    }
  }

  /// The computed transcript of the component, with the elements behind its lines.
  ///
  /// For a component of a single element, VoiceOver's transcript has only the line of that element.
  ///
  /// - Parameters:
  ///   - language: the language of the device and of the texts in the code.
  ///   - report: the results of running the snippets.
  ///
  /// - Returns: `nil` if the transcript was not computed.
  package func walkthrough(
    of technology: TechnologyKind = .voiceOver,
    _ framework: InterfaceFramework,
    in language: SpokenLanguage,
    _ report: SnippetReport
  ) -> Walkthrough? {
    guard
      var walkthrough = shownWalkthrough(of: technology, framework: framework, in: language, report)
    else { return nil }
    // The drawing is at the top of the page.
    walkthrough.drawing = nil
    if technology == .voiceOver, reading == .element {
      let entries = walkthrough.transcript.entries
      walkthrough.transcript.entries = Array(entries.prefix(1))
    }
    return walkthrough
  }

  /// The whole transcript, with the drawing of VoiceOver's.
  fileprivate func shownWalkthrough(
    of technology: TechnologyKind = .voiceOver,
    framework: InterfaceFramework,
    in language: SpokenLanguage,
    _ report: SnippetReport
  ) -> Walkthrough? {
    let place = code[framework]?.place(of: technology, in: language)
    guard case .spoken(let walkthrough)? = place.flatMap({ report.verdicts[$0] }) else {
      return nil
    }
    return walkthrough
  }

  /// VoiceOver's lines without silent stops; `nil` if they were not computed.
  package func lines(
    _ framework: InterfaceFramework,
    in language: SpokenLanguage,
    _ report: SnippetReport
  ) -> [String]? {
    walkthrough(framework, in: language, report)?.transcript.entries.filter(\.saysSomething).map(
      \.line
    )
  }

  /// The framework that represents the component, which is the first with code for it.
  package var mainFramework: InterfaceFramework? { templates.first?.framework }
}

extension Transcript.Entry {
  fileprivate var saysSomething: Bool {
    if case .spoken(let utterance, element: _) = self { !utterance.parts.isEmpty } else { false }
  }
}
