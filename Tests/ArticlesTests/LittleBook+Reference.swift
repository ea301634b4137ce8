import BookModel
import BookTestSupport
import Testing

/// A book of one chapter, with the data for all reference pages.
extension LittleBook {
  static let timeline = """
    caption: Timeline
    columns:
      - {key: date, title: Date}
      - {key: release, title: Release}
      - key: category
        title: For whom
        words: {vision: Blind people, motor: Switch users}
      - {key: fact, title: What happened}
      - {key: source, title: Source}
    facts: [year, correction]
    rows:
      - {id: voiceover, date: June 2009, release: iOS 3, category: vision, fact: VoiceOver, source: Apple, year: 2009}
      - {id: switch, date: June 2013, release: iOS 7, category: motor, fact: Switch Control, source: Apple, year: 2013, correction: It was 2013.}
      - {id: early, date: "1989", release: Mac, category: vision, fact: A reader, source: Apple, year: "1989–2003"}
    """

  static let apis = """
    caption: Interfaces
    columns: [{key: name, title: Name}, {key: version, title: Version}]
    rows:
      - {id: accessibilitylabel, name: accessibilityLabel, version: "3.0"}
      - {id: accessibilitypath, name: accessibilityPath, version: "7.0"}
    """

  static let referenceChapter = """
    ---
    title: Labels
    description: What labels are.
    checklist: [Each button has a name.]
    terms: [{term: Rotor, meaning: A dial.}]
    corrections: [{said: The rotor came in 2010., right: It came in 2009.}]
    ---
    Turn the rotor, then the rotor again.

    ## Names

    ```swift
    // accessibilityPath is only mentioned.
    view.accessibilityLabel = "accessibilityPath"
    ```

    ```voiceover view
    Buy
    ```
    """

  /// The book, with some parts replaced.
  static func reference(
    chapter: String = referenceChapter,
    timeline: String = timeline,
    apis: String = apis
  ) -> LittleBook {
    LittleBook(chapter: chapter, data: ["timeline": timeline, "apis": apis])
  }

  /// The site of the book, with the lexicon and the script for checklists.
  static func referenceSite() throws -> [String: String] {
    var book = reference()
    let configuration = configuration(languages: ["en"])
    book.files.bytes["Content/book.yml"] = Array("\(configuration)\nspoken-words: true\n".utf8)
    book.files.bytes["Site/checklist.js"] = Array("// Boxes.".utf8)
    #expect(book.findings == [])
    return try book.site()
  }
}
