import BookModel
import BookTestSupport
import Testing

/// Browsers read the words of the book from an index.
@Suite(.enabled(if: UnpackedIndex.isPossible, "it needs Node.js, which 'make setup-node' installs"))
struct SearchIndexWordsTests {
  private typealias Place = UnpackedIndex.Place

  private func index(_ text: String, language: String = "en") throws -> UnpackedIndex {
    var book = LittleBook(text, language: language)
    book.files.bytes["Site/search.js"] = []
    return try UnpackedIndex(#require(book.site()["\(language)/search/index.js"]))
  }

  @Test func `a word is found in the sections that contain it`() throws {
    let parts = (1...40).map { part in
      let words = (1...40).filter { part % $0 == 0 }.map { divisor in
        Array(repeating: "v\(divisor)x", count: part % 9 == 0 ? 3 : 1).joined(separator: " ")
      }
      return "## Part \(part)\n\n\(words.joined(separator: " ")).\n\n"
    }
    let index = try index(parts.joined())
    for divisor in 1...40 {
      let places = stride(from: divisor, through: 40, by: divisor).map { part in
        Place(page: "Labels", title: "Part \(part)", isRepeated: part % 9 == 0)
      }
      #expect(index.places["v\(divisor)x"] == places)
    }
  }

  @Test func `a word is found on each page that contains it`() throws {
    var book = LittleBook("Zebra.\n\n## Two\n\nA lion, zebras.\n")
    book.addSecondChapter()
    book.files.bytes["Site/search.js"] = []
    let index = try UnpackedIndex(#require(book.site()["en/search/index.js"]))
    let places = [Place(page: "Labels", title: ""), Place(page: "Labels", title: "Two")]
    #expect(index.places["zebra"] == places)
    #expect(index.places["lion"] == [places[1]])
    #expect(index.places["one"]?.last == Place(page: "Names", title: "One"))
  }

  @Test(arguments: [
    ("en", ["button", "buttons"]), ("en", ["notify", "notified", "notifies"]),
    ("ru", ["кнопка", "кнопками", "кнопок"]), ("ru", ["метка", "метке"]),
  ])
  func `words of a stem are found in the same sections`(language: String, words: [String]) throws {
    let index = try index(words.map { "## \($0)\n\nX.\n\n" }.joined(), language: language)
    let places = words.map { Place(page: "Labels", title: $0) }
    for word in words { #expect(index.places[word] == places) }
  }

  @Test func `words with their own endings are found, however many there are`() throws {
    let words = ["a", "b", "c"].flatMap { root in (10..<90).map { "\(root)zzz\($0)" } }
    let index = try index(words.joined(separator: " ") + "\n")
    for word in words { #expect(index.places[word]?.count == 1) }
  }

  @Test(arguments: ["𝒳ray", "été", "日本", "straße", "e\u{301}t", "कि"])
  func `words in any script are found`(word: String) throws {
    let index = try index("One \(word) two \(word)s.\n")
    #expect(index.places.keys.contains { $0.hasPrefix(word.lowercased()) })
    #expect(index.places["two"] == [Place(page: "Labels", title: "")])
  }

  @Test func `a code name is found by its parts`() throws {
    let index = try index("`accessibilityLabel`\n")
    for word in ["accessibilitylabel", "accessibility", "label"] {
      #expect(index.places[word]?.isEmpty == false)
    }
  }

  @Test func `function words are not searched for`() throws {
    let index = try index("How the rotor turns.\n")
    #expect(index.places["rotor"] != nil)
    #expect(index.places["how"] == nil && index.places["the"] == nil)
  }

  @Test func `the letter ё is equivalent to е`() throws {
    let index = try index("Счётчик.\n", language: "ru")
    #expect(index.places["счетчик"] != nil)
    #expect(!index.places.keys.contains { $0.contains("ё") })
  }

  @Test(arguments: [
    "Apples → pears.\n", "Apples *and* pe**ars**, ½ each.\n", "«Apples» – pears…\n",
  ])
  func `words are found on both sides of any character`(text: String) throws {
    let index = try index(text)
    #expect(index.places["apples"] != nil)
    #expect(index.places["pears"] != nil)
  }

  @Test func `a thousand words are found once each`() throws {
    let names = (0..<1000).map { "w\($0)x" }
    let index = try index((names + names).joined(separator: " ") + "\n")
    for name in names { #expect(index.places[name]?.count == 1) }
  }

  @Test(arguments: [
    ("UIAccessibilityTraitAdjustable", "Zebras have `.adjustable`, a trait.", "en", true),
    ("UIAccessibilityTraitAdjustable", "Zebras.", "en", false),
    ("локализовать", "Локализация зебр.", "ru", true),
    ("локоть", "Локализация зебр.", "ru", false),
    ("zeppelins", "Zebras.", "en", false),
  ])
  func `an unknown word finds related words, and a code name its parts`(
    query: String,
    text: String,
    language: String,
    isFound: Bool
  ) throws {
    var book = LittleBook(text + "\n", language: language)
    book.files.bytes["Site/search.js"] = []
    let script = try #require(book.site()["\(language)/search/index.js"])
    let index = try UnpackedIndex(script, asking: [query])
    #expect(index.answers[query]?.contains("Labels") == isFound)
  }
}
