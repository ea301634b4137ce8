import Diagnostics
import Testing

struct SuggestionTests {
  private let suggestion = Suggestion(among: ["title", "description", "rows", "sources"])

  @Test(arguments: [
    ("titel", "title"), ("Title", "title"), ("row", "rows"), ("descripton", "description"),
    ("source", "sources"),
  ])
  func `a typo finds the known name`(name: String, expected: String) {
    #expect(suggestion.nearest(to: name) == expected)
    #expect(suggestion.sentence(for: name) == "did you mean '\(expected)'?")
  }

  @Test(arguments: ["", "x", "author", "terms"])
  func `a name that is too different finds none`(name: String) {
    #expect(suggestion.nearest(to: name) == nil)
    #expect(
      suggestion.sentence(for: name)
        == "use one of: 'title', 'description', 'rows', 'sources'"
    )
  }
}
