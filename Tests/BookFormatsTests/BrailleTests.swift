import BookBuilder
import BookFormats
import Foundation
import Testing

struct BrailleTests {
  private static let isPossible = FormatRenderer().obstacle(to: .braille) == nil
  private static let text = """
    Some words that are long enough to need more than one line of forty cells, → and more.

    ```swift
    let button = UIButton(type: .system)
      button.isEnabled = false
    ```

    """

  @Test func `what is missing is named`() throws {
    let renderer = FormatRenderer(folders: "/nowhere")
    #expect(
      renderer.obstacle(to: .braille) == "the program 'lou_translate' of liblouis is not installed"
    )
    #expect(renderer.obstacle(to: .epub) == nil)
    #expect(try renderer.files(.braille, of: LittleEdition(Self.text).editions) == [])
  }

  @Test(.enabled(if: isPossible, "liblouis is not installed"), arguments: ["en", "ru"])
  func `files hold only cells, in lines and pages that fit`(language: String) throws {
    let little = try LittleEdition(Self.text, languages: [language])
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
  func `code is not contracted, and each of its letters is there`() throws {
    let file = try LittleEdition(Self.text).text(.braille, "little-en-display.brf")
    // "let" and "false" have no contraction in grade 1; ",," marks capitals of a word.
    #expect(file.contains("LET BUTTON \"7 ,,UI,'BUTTON") || file.contains("LET BUTTON"))
    #expect(file.contains("FALSE"))
  }
}
