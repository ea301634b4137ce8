import Articles
import Foundation
import System
import Testing

@testable import Publications

struct BrailleTests {
  private static let isPossible = FormatRenderer().unavailabilityReason(to: .braille) == nil
  private static let text = """
    Some words that are long enough to need more than one line of forty cells, → and more.

    ```swift
    let button = UIButton(type: .system)
      button.isEnabled = false
    ```

    """

  @Test func `a missing program is reported`() throws {
    let renderer = FormatRenderer(folders: "/nowhere")
    #expect(
      renderer.unavailabilityReason(to: .braille)
        == "the program 'lou_translate' of liblouis is not installed"
    )
    #expect(renderer.unavailabilityReason(to: .epub) == nil)
    #expect(try renderer.files(.braille, of: LittleBook(Self.text).publications) == [])
  }

  @Test(.enabled(if: isPossible, "liblouis is not installed"), arguments: ["en", "ru"])
  func `files contain only cells, and lines and pages fit`(language: String) throws {
    let little = try LittleBook(Self.text, languages: [language])
    for medium in ["paper", "display"] {
      let file = try little.text(.braille, "little-\(language)-\(medium).brf")
      let pages = file.split(separator: "\u{C}")
      #expect(
        file.unicodeScalars.allSatisfy {
          (0x20...0x5F).contains($0.value) || "\r\n\u{C}".unicodeScalars.contains($0)
        }
      )
      let rows = file.filter { $0 != "\u{C}" }.split(separator: "\r\n")
      #expect(rows.allSatisfy { $0.count <= 40 })
      if medium == "paper" {
        #expect(
          pages.allSatisfy {
            $0.split(separator: "\r\n", omittingEmptySubsequences: false).count <= 26
          }
        )
        #expect(file.hasPrefix(rows.first ?? "?"))
        #expect(rows.first?.hasSuffix("#A") == true)
      } else {
        #expect(!file.contains("\u{C}"))
      }
    }
  }

  @Test(.enabled(if: isPossible, "liblouis is not installed"))
  func `code is not contracted, and keeps all letters`() throws {
    let file = try LittleBook(Self.text).text(.braille, "little-en-display.brf")
    // "let" and "false" are not contracted in grade 1; ",," marks a capitalised word.
    #expect(file.contains("LET BUTTON \"7 ,,UI,'BUTTON") || file.contains("LET BUTTON"))
    #expect(file.contains("FALSE"))
  }

  /// A line in a language, and the table for translating it back.
  struct Sample: Sendable, CustomTestStringConvertible {
    let language: String
    let isCode: Bool
    let text: String
    var testDescription: String { "\(language): \(text)" }
  }

  @Test(
    .enabled(if: isPossible, "liblouis is not installed"),
    arguments: [
      Sample(language: "en", isCode: false, text: "The rotor chooses what a swipe does."),
      Sample(language: "en", isCode: false, text: "“Buy, Button” is what you hear; 12 of 40."),
      Sample(language: "en", isCode: true, text: "let button = UIButton(type: .system)"),
      Sample(language: "en", isCode: true, text: "items.map { _ in \"for the\" } // and with"),
      Sample(language: "ru", isCode: false, text: "Ротор выбирает, что делает смахивание."),
      Sample(language: "ru", isCode: false, text: "Слушатель слышит: «Купить, Кнопка»."),
      Sample(language: "ru", isCode: true, text: "let button = UIButton(type: .system)"),
    ]
  )
  func `translating back returns the original text`(sample: Sample) throws {
    let program = try #require(
      InstalledProgram(
        named: BrailleTranslator.programName,
        in: ProcessInfo.processInfo.environment["PATH"] ?? ""
      )
    )
    let table = try #require(BrailleTable(language: sample.language))
    let folder = FileManager.default.temporaryDirectory
    let line = sample.isCode ? TextLine.code(sample.text) : .shared(sample.text)
    let cells = try BrailleTranslator(program: program, table: table, folder: folder)
      .translate([line])[0].cells.text
    let back = try program.run(
      ["--backward", "unicode.dis,\(sample.isCode ? table.listing : table.literary)"],
      input: Self.patterns(of: cells) + "\n",
      in: folder
    )
    #expect(Self.comparable(back) == Self.comparable(sample.text), "\(cells)")
  }

  @Test(
    .enabled(if: isPossible, "liblouis is not installed"),
    arguments: [
      // Without the indicator, readers would take them for "but", "every", "dis" and "about".
      (".button", ";;4BUTTON"), ("b", ";;B"), ("e", ";;E"), ("ab", ";;AB"), ("a:b", "A;3B"),
      ("isOn", "IS,ON"), ("UIView", ",,UIV,'IEW"),
    ]
  )
  func `a code name among contractions has an indicator if it could be read as another word`(
    name: String,
    cells: String
  ) throws {
    let file = try LittleBook("Take `\(name)` now.\n").text(.braille, "little-en-display.brf")
    #expect(file.contains(",TAKE \(cells) N[4"), "\(file)")
  }

  @Test(.enabled(if: isPossible, "liblouis is not installed"), arguments: ["en", "ru"])
  func
    `a name longer than a row breaks before a capital letter, with a continuation indicator`(
      language: String
    ) throws
  {
    let text = """
      ```swift
      row.accessibilityAddTraits(.isHeader)
      label.setContentCompressionResistancePriority(.low, for: .horizontal)
      let averyverylongnamewithoutanycapitallettersinit = "₽"
      ```

      """
    let file = try LittleBook(text, languages: [language])
      .text(.braille, "little-\(language)-display.brf")
    let rows = file.split(separator: "\r\n").map(String.init)
    #expect(rows.contains("LABEL4SET,CONTENT,COMPRESSION\""), "\(rows)")
    #expect(rows.contains("    ,RESISTANCE,PRIORITY\"<4LOW1 FOR3"))
    #expect(rows.contains("    AVERYVERYLONGNAMEWITHOUTANYCAPITALL\""), "\(rows)")
    // No row ends with an indicator of the next letter.
    #expect(!rows.contains { $0.hasSuffix(",") || $0.hasSuffix(";") || $0.hasSuffix("\"\"") })
  }

  @Test(.enabled(if: isPossible, "liblouis is not installed"))
  func
    `the contents are grouped by part, with page numbers on paper but not on a display`()
    throws
  {
    let little = try LittleBook("Text.\n\n```swift\nlet a = 1\n```\n")
    let paper = try little.text(.braille, "little-en-paper.brf")
    #expect(paper.contains("\r\n,LL3\r\n#A4 ,LABELS \"\"\""), "\(paper)")
    let display = try little.text(.braille, "little-en-display.brf")
    #expect(
      display.contains("    ,3T5TS4\r\n  ,LL3\r\n  #A4 ,LABELS\r\n  #B4 ,VALUES\r\n"),
      "\(display)"
    )
  }

  @Test(.enabled(if: isPossible, "liblouis is not installed"), arguments: ["en", "ru"])
  func `Cyrillic words are Russian braille in every book`(language: String) throws {
    let text = "A voice says «пицца».\n\n```swift\nlet title = \"пицца\"\n```\n"
    let file = try LittleBook(text, languages: [language])
      .text(.braille, "little-\(language)-display.brf")
    #expect(file.matches(of: /PICCA/).count == 2)
  }

  @Test(.enabled(if: isPossible, "liblouis is not installed"), arguments: ["en", "ru"])
  func `the contents on paper show the page where each chapter begins`(language: String) throws {
    let paragraph = "Words that fill a page of paper in braille, and more of them.\n\n"
    let text = String(repeating: paragraph, count: 40)
    let file = try LittleBook(text, languages: [language], settings: "author: The Little project")
      .text(.braille, "little-\(language)-paper.brf")
    let pages = file.split(separator: "\u{C}").map { $0.split(separator: "\r\n").map(String.init) }
    #expect(pages[0].contains { $0.contains("PROJECT") })
    var listed: [String: String] = [:]
    for row in pages.flatMap(\.self) {
      guard let entry = row.firstMatch(of: /^#[A-J]+4 (\S.*?) "{2,} (#[A-J]+)$/) else { continue }
      listed[String(entry.1)] = String(entry.2)
    }
    #expect(listed.count >= 2, "\(listed)")
    for (title, number) in listed {
      let page = try #require(pages.first { $0.first?.hasSuffix(" " + number) == true })
      #expect(page.dropFirst().first?.contains(title) == true, "\(title) is not on page \(number)")
    }
    let numbers = listed.values.sorted()
    #expect(Set(numbers).count == numbers.count)
  }

  @Test(.enabled(if: isPossible, "liblouis is not installed"), arguments: ["en", "ru"])
  func `gestures and spoken lines are distinguished by a hyphen and a word`(language: String) throws
  {
    let text = """
      ```swift
      let size = 1
      ```

      ```voiceover size
      Size, Small
      > swipe up
      Medium
      ```

      """
    let file = try LittleBook(text, languages: [language])
      .text(.braille, "little-\(language)-display.brf")
    let rows = file.split(separator: "\r\n")
    let heard = try #require(rows.firstIndex { $0.hasPrefix("  #A4 ") && $0.contains("SMALL") })
    let done = rows[heard + 1]
    #expect(done.hasPrefix(language == "en" ? "  - ,Y3 " : "  - W!3 "), "\(done)")
    #expect(rows[heard + 2].hasPrefix("  #B4 "))
  }

  @Test(.enabled(if: isPossible, "liblouis is not installed"), arguments: ["en", "ru"])
  func `a backslash is an ordinary character, and loses no line`(language: String) throws {
    let text = "```swift\nlet a = \"\\(b)\"\nlet c = \"d\\n\\xe\"\n```\n"
    let file = try LittleBook(text, languages: [language])
      .text(.braille, "little-\(language)-display.brf")
    // The backslash of Unified English Braille, "_*", and the text after it.
    #expect(file.contains("LET A \"7 8_*\"<B\">0"), "\(file)")
    #expect(file.contains("D_*N_*XE"), "\(file)")
  }

  @Test(
    .enabled(if: isPossible, "liblouis is not installed"),
    arguments: [
      ("图像", "TU XIANG"), ("12 ₽", ",,RUB"), ("✓", "@%"), ("☃", "SN[MAN"), ("١٢", "#AB"),
    ]
  )
  func `a character that is missing from the tables is replaced by words or letters`(
    sign: String,
    cells: String
  ) throws {
    let file = try LittleBook("Here: \(sign) and more.\n").text(.braille, "little-en-display.brf")
    let line = try #require(file.split(separator: "\r\n").first { $0.contains(",\"H3 ") })
    #expect(line.contains(cells), "\(line)")
    #expect(!file.contains("'\\X"))
  }

  /// The characters of a BRF file by the bits of their dots, as defined by the standard.
  private static let letters = Array(
    #" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="#
  )

  private static func patterns(of cells: String) -> String {
    String(
      String.UnicodeScalarView(
        cells.compactMap { letter in
          letters.firstIndex(of: letter).flatMap { UnicodeScalar(0x2800 + UInt32($0)) }
        }
      )
    )
  }

  /// A text without what braille of the language doesn't preserve: letter case, the kind of
  /// quotation marks, and the number of spaces.
  private static func comparable(_ text: String) -> String {
    let quotes = Set("“”«»\"")
    return text.lowercased().map { quotes.contains($0) ? "\"" : String($0) }.joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
