import AccessibilityTree
import AssistiveTechnology
import BookModel
import BookTestSupport
import SitePages
import SnippetNotation
import SpeechRules
import Testing

/// The data of a page's lines for “Try an element”, and the links to it.
struct TryItLinesTests {
  private static let settings = SpeechSettings(language: "en", hints: false, os: .iOS18)

  /// A tab with the focus inside a named group, a step, an event, and an empty line.
  private static var walkthrough: Walkthrough {
    let composer = UtteranceComposer(settings: settings)
    let tab = AccessibilityElement(id: ElementID(1), label: "Menu & more", traits: .button)
    let group = AccessibilityContainer(
      id: ElementID(2),
      kind: .semanticGroup,
      label: "Shop",
      frame: Rect()
    )
    let stop = Stop(tab, place: Place(containers: [group], context: .tab(index: 1, count: 2)))
    let heard = Utterance(parts: [UtterancePart(.label, "Rotor")], language: "en")
    return Walkthrough(
      technology: .voiceOver,
      language: "en",
      settings: settings,
      transcript: Transcript(entries: [
        .spoken(composer.utterance(for: stop, entering: [group]), element: tab),
        .command(WrittenCommand(Gesture.swipeUp)), .event(.limit), .spoken(heard, element: nil),
        .spoken(composer.utterance(for: Stop(tab)), element: tab),
      ])
    )
  }

  private static func site(
    _ walkthrough: Walkthrough,
    files: [String] = ["try.js", "speech.js"]
  ) throws -> [String: String] {
    var little = LittleBook("```voiceover tabs\nTabs\n```\n")
    for file in files { little.files.bytes["Site/\(file)"] = [] }
    return try little.site([5: .spoken(walkthrough)])
  }

  @Test func `a line has its element, position and settings, and whether these produce all of it`()
    throws
  {
    let lines = try #require(Self.site(Self.walkthrough)["en/labels/lines.js"])
    let element = #"label=Menu%20%26%20more\u0026traits=button"#
    let settings = #"device=en\u0026os=18\u0026hints=off"#
    #expect(
      lines == """
        speechLines("Labels",[{"lines":[\
        [1,"Shop, Menu \\u0026 more, Tab, 1 of 2",\
        "\(element)\\u0026place=tab,1,2\\u0026\(settings)",1],\
        [5,"Menu \\u0026 more, Button","\(element)\\u0026\(settings)"]],\
        "name":"Transcript 1","place":"transcript-1"}])

        """
    )
  }

  @Test func `a page with elements links to “Try an element” once, and has the words for more`()
    throws
  {
    let page = try #require(Self.site(Self.walkthrough)["en/labels/index.html"])
    let link = #"<a href="../try/index.html?from=labels">Try the lines from “Labels”</a>"#
    #expect(page.contains(link))
    #expect(page.contains(#"data-lines="Try these lines""#))
    #expect(page.contains(#"<a data-word="Try"></a>"#))
    let others = try Self.site(Self.walkthrough, files: ["try.js"])
    #expect(others["en/labels/lines.js"] == nil)
    #expect(others["en/labels/index.html"]?.contains("data-lines") == false)
  }

  @Test func `lines without an element, and those of other technologies, have no link`() throws {
    var shown = Self.walkthrough
    shown.technology = .voiceControl
    var events = Self.walkthrough
    events.transcript.entries = [.event(.announcement, "Saved"), .event(.limit)]
    for walkthrough in [shown, events] {
      let site = try Self.site(walkthrough)
      #expect(site["en/labels/lines.js"] == nil)
      #expect(site["en/labels/index.html"]?.contains("from=labels") == false)
    }
  }

  @Test func `components are offered by group, with their elements by language`()
    throws
  {
    var little = LittleBook(
      "Text.\n",
      data: ["components/01-choosing": LittleBook.component]
    )
    for file in ["try.js", "speech.js"] { little.files.bytes["Site/\(file)"] = [] }
    let book = try #require(Book.read(little.files).book)
    var report = SnippetReport()
    let template = try #require(book.allComponents.first?.templates.first)
    for language in SpokenLanguage.all where language.key != "zh" {
      let element = AccessibilityElement(id: ElementID(1), label: language.key, traits: .button)
      let utterance = Utterance(parts: [], language: language.tag)
      report.verdicts[template.place(of: .voiceOver, in: language)] = .spoken(
        Walkthrough(
          technology: .voiceOver,
          language: language.tag,
          transcript: Transcript(entries: [.spoken(utterance, element: element)])
        )
      )
    }
    let files = book.site(report)
    let samples = try #require(files.first { $0.path == "en/try/samples.js" })
    let queries = ["de", "en", "ru"].map { language in
      #""\#(language)":["label=\#(language)\u0026traits=button\u0026device=\#(language)"]"#
    }
    #expect(
      String(decoding: samples.bytes, as: UTF8.self) == """
        speechSamples([{"components":[{"name":"Sorting","queries":{\(queries.joined(separator: ","))}}],\
        "name":"Choosing"}])

        """
    )
  }
}
