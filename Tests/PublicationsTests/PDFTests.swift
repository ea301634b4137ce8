import BookModel
import Foundation
import Publications
import Testing

struct PDFTests {
  private static let isPossible = FormatRenderer().obstacle(to: .pdf) == nil
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

    ![A dial](dial.svg)

    [^1]: The note.
    """
  private static let files = [
    "Content/en/basics/dial.svg":
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"
  ]

  @Test func `what is missing is named`() {
    let renderer = FormatRenderer(folders: "/nowhere")
    #expect(
      renderer.obstacle(to: .pdf) == "Typst is not installed, neither as a program nor for Python"
    )
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"))
  func `a book becomes a tagged file of the standard for accessible PDF`() throws {
    let publications = try LittleBook(Self.text, files: Self.files).publications
    let file = try #require(FormatRenderer().files(.pdf, of: publications).first)
    #expect(file.path == "little-en.pdf")
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("/StructTreeRoot"))
    #expect(text.contains("pdfuaid:part>1<"))
    #expect(text.contains("/Lang"))
    #expect(try FormatRenderer().files(.pdf, of: publications).first == file)
  }

  @Test(.enabled(if: isPossible, "Typst is not installed"), arguments: ["en", "ru"])
  func `the tags say what is a heading, a table, a list, code or a picture with words`(
    language: String
  ) throws {
    let picture = "Content/\(language)/basics/dial.svg"
    let publications = try LittleBook(
      Self.text + "\n## Раздел «А»\n\n- One\n- Two\n",
      languages: [language],
      files: [picture: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"]
    ).publications
    let file = try #require(FormatRenderer().files(.pdf, of: publications).first)
    let text = String(decoding: file.bytes, as: UTF8.self).replacing(" ", with: "")
    for tag in ["H1", "H2", "P", "L", "LI", "Table", "TH", "TD", "Figure", "Code", "Link"] {
      #expect(text.contains("/S/\(tag)\n") || text.contains("/S/\(tag)/"), "\(tag)")
    }
    #expect(text.contains("/Alt("))
    #expect(text.contains("/Lang(\(language))"))
    #expect(text.contains("/DisplayDocTitletrue"))
    #expect(text.contains("/Markedtrue"))
  }
}
