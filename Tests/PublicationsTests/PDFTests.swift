import BookModel
import Foundation
import Publications
import Testing

struct PDFTests {
  private static let isPossible = FormatRenderer().unavailabilityReason(to: .pdf) == nil
  private static let text = """
    A note[^1], `code`, a *word* and «自定» with "quotes" and #commands[].

    ```swift
    let a = "\\(b)"
    ```

    | A | B |
    |---|---|
    | 1 | 2 |

    > [!NOTE]
    > Quoted.

    ![A dial](dial.svg){width=300}

    [^1]: The note.
    """
  private static let files = [
    "Content/en/basics/dial.svg":
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"
  ]

  @Test func `a missing program is reported`() {
    let renderer = FormatRenderer(folders: "/nowhere")
    #expect(
      renderer.unavailabilityReason(to: .pdf)
        == "Typst is not installed, neither as a program nor as a Python module with pikepdf"
    )
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"))
  func `a book becomes a tagged file that conforms to PDF/UA`() throws {
    let publications = try LittleBook(Self.text, files: Self.files).publications
    let file = try #require(FormatRenderer().files(.pdf, of: publications).first)
    #expect(file.path == "little-en.pdf")
    #expect(file.bytes.starts(with: "%PDF-".utf8))
    let text = try UnpackedPDF(file.bytes).text
    #expect(text.contains("/StructTreeRoot"))
    #expect(text.contains("pdfuaid:part>1<"))
    #expect(text.contains("/Lang"))
    #expect(try FormatRenderer().files(.pdf, of: publications).first == file)
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"), arguments: ["en", "ru"])
  func `the tags mark headings, tables, lists, code and pictures with alternative text`(
    language: String
  ) throws {
    let picture = "Content/\(language)/basics/dial.svg"
    let publications = try LittleBook(
      Self.text + "\n## Раздел «А»\n\n- One\n- Two\n",
      languages: [language],
      files: [picture: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"]
    ).publications
    let file = try #require(FormatRenderer().files(.pdf, of: publications).first)
    let text = try UnpackedPDF(file.bytes).text.replacing(" ", with: "")
    for tag in ["H1", "H2", "P", "L", "LI", "Table", "TH", "TD", "Figure", "Code", "Link"] {
      #expect(text.contains("/S/\(tag)\n") || text.contains("/S/\(tag)/"), "\(tag)")
    }
    #expect(text.contains("/Alt("))
    #expect(text.contains("/Lang(\(language))"))
    #expect(text.contains("/DisplayDocTitletrue"))
    #expect(text.contains("/Markedtrue"))
  }

  private static let folder = "/usr/share/fonts/truetype"
  private static let hasFonts = [
    "noto/NotoSansHebrew-Regular.ttf", "droid/DroidSansFallbackFull.ttf",
  ]
  .allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }

  @Test(
    .enabled(if: isPossible && hasFonts, "Typst or its fonts are not installed"),
    arguments: ["سلام", "自定"]
  )
  func `Arabic and Chinese words keep their letters if there are fonts`(
    word: String
  ) throws {
    let publications = try LittleBook("## \(word)\n\nA \(word), **\(word)**, `\(word)`.\n")
      .publications
    let renderer = FormatRenderer()
    let file = try #require(renderer.files(.pdf, of: publications).first)
    let text = try UnpackedPDF(file.bytes).words
    #expect(word.unicodeScalars.allSatisfy(text.unicodeScalars.contains))
    #expect(publications.allSatisfy { renderer.missingCharacters(in: $0, as: .pdf).isEmpty })
    let bare = FormatRenderer(fontFolders: ["/nowhere"])
    let latin = try #require(bare.files(.pdf, of: publications).first)
    let other = try UnpackedPDF(latin.bytes).words
    #expect(!word.unicodeScalars.contains(where: other.unicodeScalars.contains))
    #expect(publications.map { bare.missingCharacters(in: $0, as: .pdf) } == [Set(word).sorted()])
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"), arguments: ["שלום", "שָׁלוֹם"])
  func `Hebrew words keep their letters with Typst's own fonts`(
    word: String
  ) throws {
    let publications = try LittleBook("A \(word), **\(word)**, *\(word)*, `\(word)`.\n")
      .publications
    let renderer = FormatRenderer(fontFolders: ["/nowhere"])
    let file = try #require(renderer.files(.pdf, of: publications).first)
    let text = try UnpackedPDF(file.bytes).words
    #expect("שלום".unicodeScalars.allSatisfy(text.unicodeScalars.contains))
    #expect(publications.allSatisfy { renderer.missingCharacters(in: $0, as: .pdf).isEmpty })
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"))
  func `a letter that no font has is transliterated and reported`() throws {
    let publications = try LittleBook("Korean: 해당.\n").publications
    #expect(try FormatRenderer().files(.pdf, of: publications).count == 1)
    #expect(
      publications.map { FormatRenderer().missingCharacters(in: $0, as: .pdf) } == [["당", "해"]]
    )
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"))
  func `a drawing with letters that no font has gets a name`() throws {
    let publications = try LittleBook("```swift\nlet title = \"🗑\"\n```\n").publications
    let file = try #require(FormatRenderer().files(.pdf, of: publications).first)
    #expect(try UnpackedPDF(file.bytes).words.contains("\"(wastebasket)\""))
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"))
  func `no caption is separated from its content by a page break`() throws {
    let pieces = (1...60).map { number in
      String(repeating: "Text.\n\n", count: number % 7) + """
        | Name | Meaning |
        |---|---|
        | One | 1 |

        ```swift
        let one = 1
        ```


        """
    }
    let publications = try LittleBook(pieces.joined()).publications
    let file = try #require(FormatRenderer().files(.pdf, of: publications).first)
    for page in try UnpackedPDF(file.bytes).words.split(separator: "\u{C}") {
      // The last line is the page number.
      let last = page.split(whereSeparator: \.isNewline).dropLast().last ?? ""
      #expect(last.prefixMatch(of: /(Table|Listing) \d/) == nil, "\(last)")
    }
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"))
  func `the contents list parts and numbered chapters, but no subpages`() throws {
    let listed =
      "---\ntitle: Values\ndescription: Two.\nchecklist:\n  - Look. {developer}\n---\n\nOne.\n"
    let publications = try LittleBook(
      "Text.\n",
      files: ["Content/en/basics/values.md": listed]
    ).publications
    let file = try #require(FormatRenderer().files(.pdf, of: publications).first)
    let pdf = try UnpackedPDF(file.bytes)
    let contents = try #require(pdf.words.split(separator: "\u{C}").dropFirst().first)
    let lines = contents.split(whereSeparator: \.isNewline).map { line in
      line.prefix(while: { $0 != "…" }).replacing(/( \.)+.*$/, with: "")
    }
    #expect(
      lines.starts(with: ["Contents", "Little", "Little", "1. Labels", "2. Values", "Reference"]),
      "\(lines)"
    )
    #expect(lines.contains("Checklists"))
    #expect(!contents.contains("Developer checklist"))
    // The bookmarks list it.
    let bookmarks = try pdf.bookmarks
    #expect(bookmarks.contains("Developer checklist"), "\(bookmarks)")
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"))
  func `a paragraph that ends in a colon is on the same page as the next one`() throws {
    let pieces = (1...60).map { number in
      String(repeating: "Text.\n\n", count: number % 7) + "So it is written:\n\n- One\n- Two\n\n"
    }
    let publications = try LittleBook(pieces.joined()).publications
    let file = try #require(FormatRenderer().files(.pdf, of: publications).first)
    let pages = try UnpackedPDF(file.bytes).words.split(separator: "\u{C}")
    #expect(pages.count > 6)
    for page in pages {
      let last = page.split(whereSeparator: \.isNewline).dropLast().last ?? ""
      #expect(!last.hasSuffix("So it is written:"), "\(last)")
    }
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"))
  func `a line of code with a hundred characters is not wrapped`() throws {
    let line = "let name = \"" + String(repeating: "x", count: 87) + "\""
    let publications = try LittleBook("```swift\n\(line)\n```\n").publications
    let file = try #require(FormatRenderer().files(.pdf, of: publications).first)
    #expect(line.count == 100)
    #expect(try UnpackedPDF(file.bytes).words.contains(line))
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"))
  func `a picture whose file name has other letters is found`() throws {
    let text = Self.text.replacing("dial.svg", with: "שעון.svg")
    let files = ["Content/en/basics/שעון.svg": Self.files.values.joined()]
    let publications = try LittleBook(text, files: files).publications
    #expect(try FormatRenderer().files(.pdf, of: publications).count == 1)
  }

  /// Content that barely fits into columns, and gestures between spoken lines.
  private static let crowded = """
    | Name | VoiceOver says | Что произносится | Since | Sources |
    |---|---|---|---|---|
    | `accessibilityElementDidBecomeFocused()` | “selected, Medium, Button” in every case | \
    Распознавание недоступно, достопримечательность | iOS 26 | UIAccessibilityTraits, \
    [AccessibilitySnapshot](https://a.example/b) and `send(for: .valueChanged)` |
    | `UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, nil)` | | | iOS 3 | |

    | Name | Meaning |
    |---|---|
    | `.button` | Says that a double tap does something here, in a text that is longer than a line. |

    ```swift
    let size = 1
    ```

    ```voiceover size
    Size, Small, adjustable
    > swipe up
    Medium
    ```

    """

  @Test(.enabled(if: isPossible, "Typst is not installed"), arguments: ["en", "ru"])
  func `rows have headers, text stays in its column, and the cover names the author`(
    language: String
  ) throws {
    let publications = try LittleBook(
      Self.crowded,
      languages: [language],
      settings: "author: The Little project"
    ).publications
    let file = try #require(FormatRenderer().files(.pdf, of: publications).first)
    let report = try UnpackedPDF(file.bytes).check()
    let isWhole = /book.pdf: \d+ pages, [2-9]\d* tables, 0 faults\n/
    #expect(report.wholeMatch(of: isWhole) != nil, "\(report)")
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"))
  func `the file checker detects each injected fault`() throws {
    let publications = try LittleBook(Self.crowded, settings: "author: The Little project")
      .publications
    let file = try #require(FormatRenderer().files(.pdf, of: publications).first)
    let report = try UnpackedPDF(file.bytes).check("--broken")
    #expect(report.hasSuffix("0 of 7 faults were missed\n"), "\(report)")
  }
}
