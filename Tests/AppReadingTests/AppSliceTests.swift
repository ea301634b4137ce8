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
      text: "missing argument for parameter 'by' in call"
    )
    let isChanged = slice.repair([problem])
    #expect(isChanged)
    #expect(slice.spokenFiles.first?.text.contains("Text(item.title)          }") == true)
    #expect(slice.report.cuts.map(\.cut.line) == [4])
    #expect(slice.report.cuts.map(\.cut.text) == [".padded()"])
  }

  @Test
  func `an error inside a part that was cut changes nothing more`() throws {
    let code = """
      import SwiftUI
      struct Cart: View {
        var body: some View {
          VStack {
            Text("Soup")
              .padding()
              .bold()
          }
        }
      }
      """
    let app = try Project(["Cart.swift": code])
    folders.all.append(app)
    let index = AppIndex(AppFolder(app.path), cache: nil)
    let path = app.path + "/Cart.swift"
    let texts = AppTexts(index, language: "en")
    var slice = AppSlice([SwiftFile(path: path, text: code)], of: index, texts: texts)
    let isChanged = slice.repair([
      SliceProblem(path: path, line: 4, column: 7, text: "no exact matches"),
      SliceProblem(path: path, line: 6, column: 10, text: "no exact matches"),
    ])
    #expect(isChanged)
    #expect(slice.report.cuts.map(\.cut.line) == [4])
    let text = slice.spokenFiles.first?.text ?? ""
    #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
  }

  @Test
  func `a requirement of a protocol keeps its accessors`() throws {
    let slice = try slice([
      "Item.swift": """
      struct Item { var title: String { Shop.shared.naming.title } }
      """,
      "Shop.swift": """
      struct Shop { static let shared = Shop(); var naming: any Naming { Names.first.next.last } }
      struct Names { static var first: Names { Names() }; var next: Names { self }; var last: any Naming { More.all } }
      """,
      "Naming.swift": "protocol Naming {\n  var title: String { get set }\n  func rename()\n}",
    ])
    let naming = slice.companions.first { $0.path == "Naming.swift" }?.text
    #expect(naming?.contains("var title: String { get set }") != false)
    #expect(slice.companions.contains { $0.text.contains("protocol Naming") })
  }

  @Test
  func `a nested name that the compiler misses is taken`() throws {
    var slice = try slice([
      "Item.swift": """
      struct Item {
        @Stored(Keys.title) var title = ""
        enum Keys { static let title = "t" }
      }
      """
    ])
    func keys() -> Bool { slice.companions.contains { $0.text.contains("static let title") } }
    let wasThere = keys()
    let isChanged = slice.repair([
      SliceProblem(path: "Item.swift", line: 2, column: 11, text: "cannot find 'Keys' in scope")
    ])
    #expect(wasThere || isChanged)
    #expect(keys())
  }

  @Test
  func `a style without its type is taken from the app`() throws {
    var slice = try slice([
      "Item.swift": "struct Item { var title = \"\" }",
      "Style.swift": """
      extension ButtonStyle where Self == BoldStyle { static var bolder: BoldStyle { .init() } }
      struct BoldStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
      }
      """,
    ])
    let path = try #require(slice.spokenFiles.first?.path)
    let text = "reference to member 'bolder' cannot be resolved without a contextual type"
    let isChanged = slice.repair([SliceProblem(path: path, line: 4, column: 30, text: text)])
    #expect(isChanged)
    #expect(slice.companions.contains { $0.text.contains("static var bolder") })
    #expect(slice.companions.contains { $0.text.contains("makeBody(configuration:") })
  }

  @Test
  func `names of the inner module of SwiftUI are found, in their columns`() throws {
    let slice = try slice([
      "Item.swift": """
      import SwiftUICore
      struct Item { var title: String; var font: SwiftUICore.Font { .body } }
      extension Item { func font(_ size: SwiftUICore.CGFloat) {} }
      """
    ])
    let item = slice.companions.first { $0.path == "Item.swift" }?.text ?? ""
    #expect(!item.contains("SwiftUICore"))
    #expect(slice.importedModules == ["SwiftUI"])
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
