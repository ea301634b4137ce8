import ArticleMarkup
import BookModel
import Foundation
import Publications
import Testing

/// Class names are only written by the code that renders articles, and only read by style sheets.
struct RenamedClassesTests {
  private static let text = """
    A note[^1], `code`, and [a link](values.md#numbers).

    [Alone](values.md)

    > [!NOTE]
    > Quoted.

    ```swift
    let count = "one" // a comment
    ```

    ```voiceover
    UIButton()
    You: swipe right
    "Buy, Button"
    ```

    | A | B | C | D |
    |---|---|---|---|
    | 1 | 2 | 3 | 4 |

    [^1]: The note.

    """
  private static let renamed = ClassNames { "renamed-" + $0 }

  /// The files of a format with standard class names, and with renamed ones.
  private func files(_ format: BookFormat) throws -> (own: [OutputFile], renamed: [OutputFile]) {
    let publications = try LittleBook(Self.text).publications
    return (
      try FormatRenderer().files(format, of: publications),
      try FormatRenderer(classes: Self.renamed).files(format, of: publications)
    )
  }

  @Test(arguments: [BookFormat.text, .pdf, .braille])
  func `a format without style sheets does not contain class names`(format: BookFormat) throws {
    let (own, renamed) = try files(format)
    #expect(own == renamed)
  }

  @Test func `a single page differs in its class names only`() throws {
    let (own, renamed) = try files(.html)
    let page = try #require(renamed.first).text
    #expect(names(in: page).count > 15)
    #expect(names(in: page).filter { !$0.hasPrefix("renamed-") } == [])
    #expect(withoutNames(try #require(own.first).text) == withoutNames(page))
  }

  @Test func `an EPUB differs in its class names and style sheet only`() throws {
    let (own, renamed) = try files(.epub)
    let entries = try ZIPArchive(reading: try #require(own.first).bytes).entries
    let others = try ZIPArchive(reading: try #require(renamed.first).bytes).entries
    #expect(entries.map(\.path) == others.map(\.path))
    for (entry, other) in zip(entries, others) where entry.path.hasSuffix(".xhtml") {
      #expect(withoutNames(entry.text) == withoutNames(other.text), "\(entry.path)")
      // The cover has class names of its own.
      #expect(names(in: other.text).filter { !$0.hasPrefix("renamed-") && $0 != "cover" } == [])
    }
    for (entry, other) in zip(entries, others) where !entry.path.hasSuffix(".xhtml") {
      #expect(entry.text == other.text.replacing("renamed-", with: ""), "\(entry.path)")
    }
    let style = try #require(others.first { $0.path.hasSuffix("style.css") }).text
    #expect(style.contains(".renamed-transcript li.renamed-gesture"))
  }

  /// The class names of elements.
  private func names(in page: String) -> Set<String> {
    Set(
      page.matches(of: #/ class="([^"]*)"/#)
        .flatMap { $0.1.split(separator: " ").map(String.init) }
    )
  }

  private func withoutNames(_ page: String) -> String {
    page.replacing(#/ class="[^"]*"/#, with: "")
  }
}

extension OutputFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension ZIPEntry {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
