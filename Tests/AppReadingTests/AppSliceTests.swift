import AppReading
import SnippetNotation
import Testing

/// What a file takes from the rest of its app.
struct AppSliceTests {
  private let row = """
    import SwiftUI
    struct Row: View {
      let item: Item
      var body: some View { Text(item.title).padded() }
    }
    """

  /// Files are read when the slice is made or repaired, so the folder lives as long as the test.
  private final class Folders { var all: [Project] = [] }
  private let folders = Folders()

  private func slice(_ files: [String: String]) throws -> AppSlice {
    var all = files
    all["App/Row.swift"] = row
    let app = try Project(all)
    folders.all.append(app)
    let index = AppIndex(AppFolder(app.path), cache: nil)
    return AppSlice(
      [SwiftFile(path: app.path + "/App/Row.swift", text: row)],
      of: index,
      texts: AppTexts(index, language: "en")
    )
  }

  @Test
  func `declarations are taken by name, in their lines, and others are left out`() throws {
    let slice = try slice([
      "Model/Item.swift": """
      public struct Item {
        public var title: String
        var price: Int { 3 }
      }
      struct Order {}
      """,
      "Look/Padded.swift": "extension View { func padded() -> some View { padding() } }",
    ])
    let files = Dictionary(
      uniqueKeysWithValues: slice.companions.map { ($0.path, $0.text) }
    )
    let item = try #require(files["Model/Item.swift"])
    let lines = item.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "  public var title: String")
    #expect(!item.contains("price"))
    #expect(!item.contains("Order"))
    #expect(files["Look/Padded.swift"]?.contains("func padded()") == true)
    #expect(slice.report.files == 2)
  }

  @Test
  func `a body that fails becomes a stub, and a declaration that fails is left out`() throws {
    var slice = try slice([
      "Item.swift": "struct Item {\n  var title: String {\n    Missing.name\n  }\n}"
    ])
    let problem = SliceProblem(
      path: "Item.swift",
      line: 3,
      column: 5,
      text: "value of type 'Missing' has no member 'name'"
    )
    let first = slice.repair([problem])
    #expect(first)
    let stubbed = slice.companions.first { $0.path == "Item.swift" }?.text ?? ""
    #expect(stubbed.contains("byEarStub(\"Item.title\")"))
    #expect(stubbed.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
    let second = slice.repair([problem])
    #expect(second)
    let left = slice.companions.first { $0.path == "Item.swift" }?.text ?? ""
    #expect(!left.contains("title"))
    #expect(left.contains("struct Item"))
  }

  @Test
  func `a modifier that fails is cut from the spoken file and named with its line`() throws {
    var slice = try slice(["Item.swift": "struct Item { var title = \"\" }"])
    let path = try #require(slice.spokenFiles.first?.path)
    let problem = SliceProblem(
      path: path,
      line: 4,
      column: 44,
      text: "value of type 'Text' has no member 'padded'"
    )
    let isChanged = slice.repair([problem])
    #expect(isChanged)
    #expect(slice.spokenFiles.first?.text.contains("Text(item.title)          }") == true)
    #expect(slice.report.cuts.map(\.cut.line) == [4])
    #expect(slice.report.cuts.map(\.cut.text) == [".padded()"])
  }

  @Test(arguments: [
    ("struct Item { let title: String }", "Row(item: Item(title: \"‹title›\"))"),
    (
      "struct Item { let title: String; static let preview = Item(title: \"Soup\") }",
      "Row(item: Item.preview)"
    ),
    ("enum Item { case soup, tea; var title: String { \"\" } }", "Row(item: Item.soup)"),
    ("final class Item { let title = \"Tea\" }", "Row(item: Item())"),
  ])
  func `arguments are made by type`(declaration: String, call: String) throws {
    var slice = try slice(["Item.swift": declaration])
    let calls = slice.creations(of: ["Row"])
    #expect(calls == ["Row": call])
  }

  @Test
  func `an argument of a protocol cannot be made`() throws {
    var slice = try slice(["Item.swift": "protocol Item { var title: String { get } }"])
    let calls = slice.creations(of: ["Row"])
    #expect(calls.isEmpty)
  }
}
