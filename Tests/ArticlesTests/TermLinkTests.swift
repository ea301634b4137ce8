import BookTestSupport
import Testing

/// The first use of a glossary term is linked, whatever its case.
struct TermLinkTests {
  /// A term, a text, and the part of the text that becomes a link.
  struct Case: Sendable, CustomTestStringConvertible {
    let term: String
    let text: String
    let link: String?
    var language = "en"
    var testDescription: String { "\(term): \(text)" }
  }

  @Test(arguments: [("en", "Link 1. Glossary"), ("ru", "Ссылка 1. Словарь")])
  func `a plain text links to the glossary once for all terms`(
    language: String,
    link: String
  ) throws {
    let text = try LittleBook(
      chapter: """
        ---
        title: Labels
        description: D.
        terms: [{term: Rotor, meaning: M.}, {term: Focus, meaning: M.}]
        ---
        The Rotor moves the Focus, [they](page:glossary) say.

        """,
      language: language
    )
    .text()
    #expect(text.contains("\n\(link): ../glossary/index.txt\n"))
    #expect(text.matches(of: #/\.\.\/glossary\//#).count == 1)
  }

  @Test(arguments: [
    Case(term: "Rotor", text: "Turn the ROTOR, then the rotor.", link: "ROTOR"),
    Case(term: "Rotor", text: "Two rotors turn.", link: nil),
    Case(term: "Rotor", text: "In a café there is a rotor.", link: "rotor"),
    Case(term: "Label", text: "Users heard “message_label” in Polish.", link: nil),
    Case(term: "Accessibility", text: "It is about accessibility.", link: nil),
    Case(term: "Façade", text: "It is the FAÇADE of a view.", link: "FAÇADE"),
    Case(term: "Quick nav", text: "So “quick Nav” it is.", link: "quick Nav"),
    Case(term: "Ротор", text: "Вот РОТОР, и вот ротор.", link: "РОТОР", language: "ru"),
    Case(term: "Ёмкость", text: "Какова ёмкость?", link: "ёмкость", language: "ru"),
  ])
  func `a glossary term is linked only as a whole word`(example: Case) throws {
    let page = try LittleBook(
      chapter: """
        ---
        title: Labels
        description: D.
        terms: [{term: \(example.term), meaning: M.}]
        ---
        \(example.text)

        """,
      language: example.language
    )
    .page()
    let links = page.matches(of: #/<a href="\.\./glossary/index\.html#term-[^"]+">([^<]+)<\/a>/#)
    #expect(links.map { String($0.output.1) } == [example.link].compactMap(\.self))
  }
}
