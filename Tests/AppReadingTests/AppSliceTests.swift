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

  private func slice(
    _ files: [String: String],
    row: String? = nil,
    isSmall: Bool = false
  ) throws -> AppSlice {
    let row = row ?? self.row
    var all = files
    all["App/Row.swift"] = row
    let app = try Project(all)
    folders.all.append(app)
    let index = AppIndex(AppFolder(app.path), cache: nil)
    return AppSlice(
      [SwiftFile(path: app.path + "/App/Row.swift", text: row)],
      of: index,
      texts: AppTexts(index, language: "en"),
      isSmall: isSmall
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
    // Access levels are left out, in their columns.
    #expect(lines[1] == "         var title: String")
    #expect(!item.contains("price"))
    #expect(!item.contains("Order"))
    #expect(files["Look/Padded.swift"]?.contains("func padded()") == true)
    #expect(slice.report.files == 2)
  }

  @Test
  func `declarations of one line keep the semicolons between them`() throws {
    let code = "struct Item { var title: String; var price: String ; let tax = 2 }; struct A {}"
    let body = "Text(item.title + item.price)"
    let slice = try slice(
      ["Item.swift": code],
      row: "struct Row: View { let item: Item; var body: some View { \(body) } }"
    )
    let item = try #require(slice.companions.first { $0.path == "Item.swift" }?.text)
    #expect(item.contains("struct Item { var title: String; var price: String ;"))
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
  func `an error that outlives a round is answered while more of the app is taken`() throws {
    var slice = try slice([
      "Item.swift": """
      struct Item {
        var title: String { 3 }
        var price: Int { 3 }
        var tax: Int { 2 }
      }
      """
    ])
    let path = try #require(slice.spokenFiles.first?.path)
    for (member, title) in [
      ("price", "var title: String { 3 }"),
      ("tax", "byEarStub(\"Item.title\")"),
    ] {
      let isChanged = slice.repair([
        SliceProblem(
          path: "Item.swift",
          line: 2,
          column: 23,
          text: "cannot convert return expression of type 'Int' to return type 'String'"
        ),
        SliceProblem(
          path: path,
          line: 4,
          column: 35,
          text: "value of type 'Item' has no member '\(member)'"
        ),
      ])
      #expect(isChanged)
      let item = slice.companions.first { $0.path == "Item.swift" }?.text ?? ""
      #expect(item.contains("var \(member): Int"))
      #expect(item.contains(title))
    }
    #expect(slice.report.cuts.isEmpty)
  }

  @Test
  func `what the compiler would miss next is taken before it says so`() throws {
    let slice = try slice([
      "Item.swift": """
      final class Item {
        private var isOpen = false
        private var isOther = false
        var title: First {
          DispatchQueue.main.asyncAfter(deadline: .now()) { self.isOpen = true }
          return First()
        }
      }
      """,
      "First.swift": "final class First { var second: Second }",
      "Second.swift": "final class Second { var third: Third }",
      "Third.swift": "struct Third { var other: Other }",
      "Other.swift": "struct Other {}",
    ])
    let text = slice.companions.map(\.text).joined()
    #expect(text.contains("var isOpen"))
    #expect(!text.contains("var isOther"))
    #expect(text.contains("struct Third"))
    #expect(!text.contains("struct Other"))
  }

  @Test
  func `texts keep their values, however far away they are`() throws {
    var slice = try slice(
      [
        "Item.swift": "struct Item { let title = Words.title }",
        "Words.swift": """
        enum Words {
          static let title = NSLocalizedString("title", value: "Tea", comment: "")
          static let length = NSLocalizedString(make(), comment: "")
        }
        """,
      ],
      isSmall: true
    )
    let path = try #require(slice.spokenFiles.first?.path)
    for member in ["title", "length"] {
      let isChanged = slice.repair([
        SliceProblem(
          path: path,
          line: 4,
          column: 30,
          text: "type 'Words' has no member '\(member)'"
        )
      ])
      #expect(isChanged)
    }
    let words = slice.companions.first { $0.path == "Words.swift" }?.text ?? ""
    #expect(words.contains("value: \"Tea\""))
    #expect(words.contains("length : String = byEarStub(\"length\")"))
  }

  @Test
  func `a conformance that fails stays while more of the app is taken`() throws {
    var slice = try slice([
      "Item.swift": """
      struct Item: CustomStringConvertible {
        var title: String
        var price: Int { 3 }
        var tax: Int { 2 }
      }
      """
    ])
    let path = try #require(slice.spokenFiles.first?.path)
    for member in ["price", "tax"] {
      _ = slice.repair([
        SliceProblem(
          path: "Item.swift",
          line: 1,
          column: 8,
          text: "type 'Item' does not conform to protocol 'CustomStringConvertible'"
        ),
        SliceProblem(
          path: path,
          line: 4,
          column: 35,
          text: "value of type 'Item' has no member '\(member)'"
        ),
      ])
      let item = slice.companions.first { $0.path == "Item.swift" }?.text ?? ""
      #expect(item.contains("var \(member): Int"))
      #expect(item.contains("struct Item: CustomStringConvertible"))
    }
  }

  @Test(arguments: [
    ("by", "missing argument for parameter 'by' in call"),
    ("byEar", "it needs code that was left out"),
  ])
  func `a modifier that fails is cut from the spoken file and named with its line`(
    parameter: String,
    reason: String
  ) throws {
    var slice = try slice(["Item.swift": "struct Item { var title = \"\" }"])
    let path = try #require(slice.spokenFiles.first?.path)
    let problem = SliceProblem(
      path: path,
      line: 4,
      column: 44,
      text: "missing argument for parameter '\(parameter)' in call"
    )
    let isChanged = slice.repair([problem])
    #expect(isChanged)
    #expect(slice.spokenFiles.first?.text.contains("Text(item.title)          }") == true)
    #expect(slice.report.cuts.map(\.cut.line) == [4])
    #expect(slice.report.cuts.map(\.cut.text) == [".padded()"])
    #expect(slice.report.cuts.map(\.cut.reason) == [reason])
  }

  /// The compiler reports only the first error of a closure.
  @Test(arguments: [
    ("Current.log", ["Current.log(1)", "Current.log(2)", "Current.log(3)"]),
    ("item.log", ["item.log(1)"]),
  ])
  func `a member of a global that is missing is cut everywhere at once`(
    use: String,
    cuts: [String]
  ) throws {
    var slice = try slice(
      ["Item.swift": "struct Item { var title = \"\" }\nlet Current = Item()"],
      row: """
        struct Row: View {
          let item: Item
          var body: some View {
            Button("Save") {
              \(use)(1)
              save()
              \(use)(2)
            }
          }
          func save() {
            \(use)(3)
            Other.log(4)
            print(Current.title)
          }
        }
        """
    )
    let path = try #require(slice.spokenFiles.first?.path)
    let column = use.utf8.count + 4
    let text = "value of type 'Item' has no member 'log'"
    let isChanged = slice.repair([SliceProblem(path: path, line: 5, column: column, text: text)])
    #expect(isChanged)
    #expect(slice.report.cuts.map(\.cut.text) == cuts)
  }

  @Test
  func `a modifier of a property that shows something is cut alone`() throws {
    var slice = try slice(
      [:],
      row: """
        struct Row: View {
          var body: some View {
            content
              .padding()
              .listRowSeparatorTint(.missing)
          }
          var content: some View { Text("Soup") }
        }
        """
    )
    let path = try #require(slice.spokenFiles.first?.path)
    _ = slice.repair([
      SliceProblem(path: path, line: 5, column: 30, text: "type 'Color' has no member 'missing'")
    ])
    _ = slice.repair([
      SliceProblem(path: path, line: 5, column: 8, text: "cannot infer type")
    ])
    #expect(slice.report.cuts.map(\.cut.text) == [".listRowSeparatorTint(.missing)"])
  }

  @Test
  func `a stub that a run reached is kept with the short code that it runs in turn`() throws {
    func long(_ last: String) -> String {
      String(repeating: "    print(1)\n", count: 40) + "    \(last)"
    }
    var slice = try slice(
      [
        "Item.swift": """
        final class Item {
          var title: String { name }
          var name: String = Item.first().uppercased()
          var other: String = Item.first().lowercased()
          init(number: Int) {
        \(long("print(number, name)"))
          }
          static func first() -> String { "Soup" }
        }
        """,
        "Use.swift":
          "extension View { func padded() -> some View { _ = Item(number: 1); return self } }",
      ],
      row: row,
      isSmall: true
    )
    _ = slice.restore(["View.padded"])
    let isKept = slice.restore(["Item.init"])
    #expect(isKept)
    let text = slice.companions.first { $0.path == "Item.swift" }?.text ?? ""
    #expect(text.contains("print(number, name)"))
    #expect(text.contains("var name: String = Item.first().uppercased()"))
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

  @Test(arguments: [
    (
      "final class Item { let title: String; private init(_ title: String) { self.title = title }; "
        + "static let shared = Item(\"Soup\") }",
      ["Row": "Row(item: Item.shared)"]
    ),
    (
      "struct Item { let title: String; static let baseballIcon = Item(title: \"b\") }",
      ["Row": "Row(item: Item(title: \"‹title›\"))"]
    ),
    (
      "struct Item { let title: String; static let basePrice = Item(title: \"b\") }",
      ["Row": "Row(item: Item.basePrice)"]
    ),
  ])
  func `examples of a type are named by whole words`(
    declaration: String,
    calls: [String: String]
  ) throws {
    var slice = try slice(["Item.swift": declaration])
    let made = slice.creations(of: ["Row"])
    #expect(made == calls)
  }

  /// Sets have another order each time, even in one process.
  @Test
  func `a slice is the same each time, whichever file is nearer to a name`() throws {
    var files = ["Item.swift": "struct Item { var title = \"\" }"]
    let names = ["Soup", "Tea", "Rice", "Bread", "Salt", "Plum", "Fish", "Cake"]
    for name in names {
      files["\(name)/\(name).swift"] = """
        extension Item { var \(name.lowercased()): String { Kind.\(name.lowercased()).text } }
        """
      files["\(name)/Kind.swift"] = """
        enum Kind { case \(name.lowercased()); var text: String { "\(name)" } }
        """
    }
    let uses = names.map { "Text(item.\($0.lowercased()))" }.joined(separator: "; ")
    let row = "struct Row: View { let item: Item; var body: some View { \(uses) } }"
    let app = try Project(files.merging(["Row.swift": row]) { $1 })
    folders.all.append(app)
    let index = AppIndex(AppFolder(app.path), cache: nil)
    let texts = AppTexts(index, language: "en")
    let slices = (0..<20).map { _ in
      AppSlice([SwiftFile(path: app.path + "/Row.swift", text: row)], of: index, texts: texts)
        .companions.map(\.text)
    }
    #expect(Set(slices).count == 1)
    #expect(slices.first?.contains { $0.contains("enum Kind") } == true)
  }

  @Test
  func `of an app in which everything depends on everything, less is taken`() throws {
    var files: [String: String] = [:]
    files["Item.swift"] = "struct Item { var title: String { \(uses(0..<20)) } }"
    for number in 0..<400 {
      files["T\(number).swift"] = """
        struct T\(number) { var text: String { \(uses((number + 1)..<(number + 20))) } }
        """
    }
    let slice = try slice(files)
    #expect(slice.report.declarations <= 300)
    #expect(slice.companions.contains { $0.text.contains("struct T19 ") })
  }

  private func uses(_ numbers: Range<Int>) -> String {
    numbers.map { "T\($0 % 400)().text" }.joined(separator: " + ")
  }

  @Test
  func `what a compiler would synthesize is written, if properties are missing`() throws {
    var slice = try slice([
      "Item.swift": """
      struct Item: Codable, Hashable { var title: String; var order: Missing }
      final class Order: Codable { var item: Item? }
      """,
      "Use.swift": "extension Item { var order: Order { Order() } }",
    ])
    func isRefused(_ type: String, _ line: Int, _ name: String) -> SliceProblem {
      let text = "type '\(type)' does not conform to protocol '\(name)'"
      return SliceProblem(path: "Item.swift", line: line, column: 8, text: text)
    }
    let isChanged = slice.repair(
      ["Decodable", "Encodable", "Equatable", "Hashable"].map { isRefused("Item", 1, $0) }
    )
    #expect(isChanged)
    let text = slice.companions.first { $0.path == "Item.swift" }?.text ?? ""
    #expect(text.contains("extension Item { public init(from decoder:"))
    #expect(text.contains("public func hash(into"))
    #expect(text.contains("struct Item: Codable, Hashable {"))
  }

  @Test(arguments: [
    ("struct Item: Codable { var title: String }", ["init(from", "encode(to"]),
    ("enum Item: Swift.String, Decodable { case title }", ["init(from"]),
    ("struct Item { var title: String }; extension Item: Encodable {}", ["encode(to"]),
    ("struct Item: Codable { var title: String; init(from other: any Decoder) {} }", ["encode(to"]),
    ("final class Item: Codable { var title: String? }", []),
    ("struct Item { var title: String }", []),
  ])
  func `what decodes and encodes a value is compiled only if a run needs it`(
    item: String,
    written: [String]
  ) throws {
    var slice = try slice([
      "Item.swift": item,
      "Use.swift": "extension View { func padded() -> some View { padding() } }",
    ])
    var text: String { slice.companions.first { $0.path == "Item.swift" }?.text ?? "" }
    let all = ["init(from", "encode(to"]
    #expect(
      all.filter { text.contains("public \($0)") || text.contains("public func \($0)") } == written
    )
    let isChanged = slice.restore(["Item.init(from:)"])
    #expect(isChanged)
    let isChangedAgain = slice.restore(["Item.init(from:)"])
    #expect(!isChangedAgain)
    #expect(!text.contains("public init(from") && !text.contains("public func encode"))
  }

  /// Such as `==` of `Order.Item`, which must name the outer type.
  @Test
  func `what is written for an extension names its whole type, or is given up`() throws {
    var slice = try slice([
      "Item.swift": "struct Item { var title: String { Order.Item().name } }",
      "Order.swift": """
      enum Order { struct Item { var name = "" } }
      extension Order.Item: Equatable {}
      """,
      "Use.swift":
        "extension View { func padded() -> some View { let _ = Order.self; return self } }",
    ])
    let refused = "type 'Order.Item' does not conform to protocol 'Equatable'"
    _ = slice.repair([SliceProblem(path: "Order.swift", line: 2, column: 1, text: refused)])
    var text: String { slice.companions.first { $0.path == "Order.swift" }?.text ?? "" }
    #expect(text.contains("extension Order.Item { public static func == (a: Order.Item, "))
    #expect(text.contains("byEarReached(\"Order.Item.==\")"))

    let unknown = "cannot find type 'Order.Item' in scope"
    let isChanged = slice.repair([
      SliceProblem(path: "Order.swift", line: 4, column: 11, text: unknown)
    ])
    #expect(isChanged)
    #expect(!text.contains("func =="))
    _ = slice.repair([SliceProblem(path: "Order.swift", line: 2, column: 1, text: refused)])
    #expect(!text.contains("func =="))
  }

  /// The compiler demands that they are as visible as the type.
  @Test
  func `members that a type of the system needs for a protocol stay public`() throws {
    let slice = try slice([
      "Item.swift": "struct Item { var title: String { URL(filePath: \"\").id } }",
      "Links.swift":
        "extension URL: @retroactive Identifiable { public var id: String { path() } }",
      "Use.swift": "extension View { public func padded() -> some View { padding() } }",
    ])
    let files = Dictionary(uniqueKeysWithValues: slice.companions.map { ($0.path, $0.text) })
    #expect(files["Links.swift"]?.contains("public var id: String") == true)
    #expect(files["Use.swift"]?.contains("public") == false)
  }

  /// Each label once doubled the number of times that the function was offered.
  @Test(.timeLimit(.minutes(1)))
  func `a function with many labels is taken when all of them are used`() throws {
    let labels = (0..<60).map { "l\($0)" }
    let parameters = labels.map { "\($0): Int" }.joined(separator: ", ")
    func made(without last: Int) throws -> Bool {
      let uses = labels.dropLast(last).map { "var \($0): Int { 1 }" }.joined(separator: "; ")
      let slice = try slice([
        "Item.swift": "struct Item { var title: String { other.make() }; \(uses) }",
        "Other.swift":
          "let other = Other(); struct Other { func make(\(parameters)) -> String { \"\" } }",
        "Look.swift": """
        extension View { func padded() -> some View {
          Text("\(labels.dropLast(last).map { "\\(Item().\($0))" }.joined())") }
        }
        """,
      ])
      return slice.companions.contains { $0.text.contains("func make(") }
    }
    #expect(try made(without: 0))
    #expect(try !made(without: 1))
  }

  @Test
  func `a stub that sets properties says so, and gets values by their types`() throws {
    var slice = try slice([
      "Item.swift": """
      struct Item { let title: String; let name: Name; init(_ text: String) { missing() } }
      """,
      "Name.swift":
        "final class Name { let text: String; init(text: String) { self.text = text } }",
      "Use.swift": "extension Item { func padded() -> Name { name } }",
    ])
    let problem = "cannot find 'missing' in scope"
    _ = slice.repair([SliceProblem(path: "Item.swift", line: 1, column: 74, text: problem)])
    let item = slice.companions.first { $0.path == "Item.swift" }?.text ?? ""
    #expect(item.contains("{ byEarReached(\"Item.init\"); self.title = "))
    let isChanged = slice.giveValues(to: ["Item.init", "Item.name"])
    #expect(isChanged)
    let standIns = slice.companions.first { $0.path == "stand-ins.swift" }?.text ?? ""
    #expect(standIns.contains("Name(text: \"‹text›\")"))
  }

  @Test
  func `a value of a structure has only the properties that are taken`() throws {
    var slice = try slice([
      "Item.swift": "struct Item { var title: String { state.words }; var state: State }",
      "State.swift": "struct State { var words: String; var other: OfAnotherModule }",
      "Use.swift": "extension View { func padded() -> some View { padding() } }",
    ])
    let isChanged = slice.giveValues(to: ["Item.state"])
    #expect(isChanged)
    let standIns = slice.companions.first { $0.path == "stand-ins.swift" }?.text ?? ""
    #expect(standIns.contains("Any { State(words: \"‹words›\") }"))
  }

  /// Each run ends at the first stub without a value.
  @Test
  func `enumerations get values before a run reaches the stubs that return them`() throws {
    var slice = try slice([
      "Item.swift": """
      struct Item { var title: String { "\\(kind) \\(shape)" }; let kind: Kind; var shape: Shape }
      """,
      "Kinds.swift": "enum Kind { case soup, salad }\nenum Shape { case round(Int) }",
      "Use.swift": "extension View { func padded() -> some View { padding() } }",
    ])
    let isChanged = slice.giveValues(to: ["Item.kind"])
    #expect(isChanged)
    let standIns = slice.companions.first { $0.path == "stand-ins.swift" }?.text ?? ""
    #expect(standIns.contains("Any { Kind.soup }"))
    #expect(standIns.contains("Any { Shape.round("))
  }

  @Test
  func `a missing member is taken with the extension that conforms to its protocol`() throws {
    let row = "import UIKit\nfinal class Row: UIView { let font = Screen.titleFont }"
    let files = [
      "Screen.swift": "class Screen: UIViewController {}; extension Screen: Styled {}",
      "Styled.swift": """
      protocol Styled {}
      extension Styled { static var titleFont: UIFont { .systemFont(ofSize: 20) } }
      """,
    ]
    var slice = try slice(files, row: row)
    let path = try #require(slice.spokenFiles.first?.path)
    let text = "type 'Screen' has no member 'titleFont'"
    _ = slice.repair([SliceProblem(path: path, line: 2, column: 45, text: text)])
    #expect(slice.companions.contains { $0.text.contains("extension Screen: Styled") })
    #expect(slice.companions.contains { $0.text.contains("static var titleFont") })
  }

  @Test(arguments: [
    "struct Item: Comparable { var title = 1; static func < (a: Item, b: Item) -> Bool { true } }",
    "struct Item { var title = 1 }; extension Item: EnvironmentKey { static let defaultValue = 1 }",
  ])
  func `what a protocol of the system requires of a type is taken`(item: String) throws {
    let text = try slice(["Item.swift": item]).companions.first { $0.path == "Item.swift" }?.text
    #expect(text?.contains("static func < (a") == item.contains("Comparable"))
    #expect(text?.contains("static let defaultValue") == item.contains("EnvironmentKey"))
  }

  @Test
  func `an argument is not cut together with the property that makes it unknown`() throws {
    let row = """
      import SwiftUI
      struct Row: View {
        @Environment(\\.unknown) private var action
        let item: Item
        var body: some View { Text(item.title) }
      }
      struct Row_Previews: PreviewProvider {
        static var previews: some View { Row(item: .preview) }
      }
      """
    let item = "struct Item { var title = 1; static let preview = Item() }"
    var slice = try slice(["Item.swift": item], row: row)
    let path = try #require(slice.spokenFiles.first?.path)
    let problems = [
      (3, 36, "type annotation missing in pattern"),
      (8, 47, "cannot infer contextual base in reference to member 'preview'"),
    ]
    .map { SliceProblem(path: path, line: $0, column: $1, text: $2) }
    // The first round takes what the app has.
    for _ in 0..<3 where slice.report.cuts.isEmpty { _ = slice.repair(problems) }
    #expect(slice.report.cuts.map(\.cut.line) == [3])
    #expect(slice.spokenFiles.first?.text.contains("Row(item: .preview)") == true)
  }

  @Test
  func `a database is named, because it is empty`() throws {
    let row = """
      import SwiftData
      import SwiftUI
      struct Row: View {
        @Query private var items: [Item]
        var body: some View { Text(items.first?.title ?? "Nothing") }
      }
      """
    let slice = try slice(["Item.swift": "@Model class Item { var title = 1 }"], row: row)
    #expect(slice.report.standIns == ["@Query"])
  }

  @Test
  func `bodies that other modules would copy may become stubs`() throws {
    let slice = try slice([
      "Item.swift": "public struct Item { @inlinable public var title: String { \"Tea\" } }"
    ])
    let item = slice.companions.first { $0.path == "Item.swift" }?.text ?? ""
    #expect(item.contains("struct Item"))
    #expect(!item.contains("@inlinable"))
  }

  @Test
  func `access levels are left out, but not in texts`() throws {
    let slice = try slice([
      "Item.swift": """
      open class Item { public private(set) var title = "public"; public init() {} }
      package extension Item { public func open() { } }
      """
    ])
    let item = slice.companions.first { $0.path == "Item.swift" }?.text ?? ""
    #expect(item.contains("private(set) var title = \"public\""))
    #expect(item.contains("     class Item"))
    #expect(!item.contains("open class") && !item.contains("public init"))
  }

  @Test
  func `a member of a key path gets its type from the subscript`() throws {
    var slice = try slice([
      "Item.swift": "struct Item { var title: String { Sizes().small } }",
      "Sizes.swift": """
      @dynamicMemberLookup struct Sizes {
        let tokens = SizeTokens()
        subscript(dynamicMember path: KeyPath<SizeTokens, String>) -> String { tokens[keyPath: path] }
      }
      """,
    ])
    _ = slice.repair([
      SliceProblem(
        path: "Sizes.swift",
        line: 2,
        column: 16,
        text: "cannot find 'SizeTokens' in scope"
      )
    ])
    let text = "value of type 'Sizes' has no member 'small'"
    _ = slice.repair([SliceProblem(path: "Item.swift", line: 1, column: 44, text: text)])
    let standIns = slice.companions.first { $0.path == "stand-ins.swift" }?.text ?? ""
    #expect(slice.companions.contains { $0.text.contains("subscript(dynamicMember path:") })
    #expect(standIns.contains("extension SizeTokens { var small: String"))
  }

  @Test(arguments: [
    ("extension View { func padded() -> some View { missing() } }", "return self"),
    (
      "extension View { func padded() -> some View { modifier(M()) } }; "
        + "struct M: ViewModifier { func body(content: Content) -> some View { missing() } }",
      "return content"
    ),
    (
      "extension View { func padded() -> some View { buttonStyle(M()) } }; struct M: ButtonStyle { "
        + "func makeBody(configuration: Configuration) -> some View { missing() } }",
      "return configuration.label"
    ),
    (
      "extension View { func padded() -> some View { overlay(M()) } }; "
        + "struct M: View { var body: some View { missing() } }",
      "return SwiftUI.EmptyView()"
    ),
    (
      "extension View { func padded() -> some View { M.set(); return self } }; "
        + "enum M { static func set() { missing() } }",
      "{ byEarReached(\"M.set\") }"
    ),
  ])
  func `the stub of what changes a view shows that view, and says that it was reached`(
    code: String,
    result: String
  ) throws {
    var slice = try slice(["Item.swift": "struct Item { var title = \"\" }", "Look.swift": code])
    let column = try #require(code.firstRange(of: "missing()")).lowerBound.utf16Offset(in: code) + 1
    let isChanged = slice.repair([
      SliceProblem(
        path: "Look.swift",
        line: 1,
        column: column,
        text: "cannot find 'missing' in scope"
      )
    ])
    #expect(isChanged)
    let look = slice.companions.first { $0.path == "Look.swift" }?.text ?? ""
    #expect(look.contains(result))
    #expect(look.contains("byEarReached("))
  }

  @Test
  func `a modifier of the spoken file that cannot compile shows the view, and has its whole name`()
    throws
  {
    let code = "extension View { func cut() -> some View { let _ = missing(); return missing() } }"
    var slice = try slice(["Item.swift": ""], row: code)
    let path = slice.spokenFiles.first?.path ?? ""
    var text: String { slice.spokenFiles.first?.text ?? "" }
    for _ in 0..<3 where !text.contains("byEarReached") {
      let column = try #require(code.ranges(of: "missing()").last).lowerBound.utf16Offset(in: code)
      _ = slice.repair([
        SliceProblem(path: path, line: 1, column: column + 1, text: "missing return in a function")
      ])
    }
    #expect(text.contains("{ byEarReached(\"View.cut\"); return self }"))
  }

  @Test
  func `an object of the environment without arguments is made of values by type`() throws {
    let row =
      "struct Row: View { @EnvironmentObject var cart: Cart; var body: some View { Text(cart.title) } }"
    var slice = try slice(
      [
        "Cart.swift":
          "final class Cart: ObservableObject { let title: String; init(_ shop: any Shop) {} }"
      ],
      row: row
    )
    #expect(slice.environment() == ".environmentObject(Cart(byEarBlank: ()))")
    let cart = slice.companions.first { $0.path == "Cart.swift" }?.text ?? ""
    #expect(cart.contains("init(byEarBlank: Void) { byEarReached(\"Cart\"); self.title = "))
  }

  @Test
  func `only objects are put into the environment`() throws {
    let row =
      "struct Row: View { @Environment(Cart.self) var cart; var body: some View { EmptyView() } }"
    var slice = try slice(["Cart.swift": "struct Cart { init() {} }"], row: row)
    #expect(slice.environment().isEmpty)
  }

  @Test
  func `an argument of a protocol cannot be made`() throws {
    var slice = try slice(["Item.swift": "protocol Item { var title: String { get } }"])
    let calls = slice.creations(of: ["Row"])
    #expect(calls.isEmpty)
  }

  @Test
  func `an argument of a protocol is a type that conforms to it and can be created`() throws {
    let item = """
      protocol Item { var title: String { get } }
      final class Remote: Item { var title: String; init(_ server: any Server) { title = "" } }
      struct Soup: Item { var title: String }
      """
    let row = """
      struct Row: View {
        let item: any Item
        var body: some View { Text(item.title).padded(Remote.self, Soup.self) }
      }
      """
    var slice = try slice(["Item.swift": item], row: row)
    let calls = slice.creations(of: ["Row"])
    #expect(calls == ["Row": "Row(item: Soup(title: \"‹title›\"))"])
  }

  @Test
  func `a small slice has only signatures of other files, until a run reaches them`() throws {
    let item = "final class Item: Base { var title: String { Store().title } }; class Base {}"
    let store = "struct Store { var title: String { \"Soup\" } }"
    let app = try Project(["Item.swift": item, "Store.swift": store, "Row.swift": row])
    folders.all.append(app)
    let index = AppIndex(AppFolder(app.path), cache: nil)
    var slice = AppSlice(
      [SwiftFile(path: app.path + "/Row.swift", text: row)],
      of: index,
      texts: AppTexts(index, language: "en"),
      isSmall: true
    )
    #expect(!slice.companions.contains { $0.text.contains("Store") })
    #expect(slice.companions.contains { $0.text.contains("class Base {}") })
    let isRestored = slice.restore(["Item.title"])
    #expect(isRestored)
    #expect(slice.companions.contains { $0.path == "Store.swift" })
  }

  @Test
  func `a reached value brings those like it next to it, and literals are always there`() throws {
    let icons = """
      struct Icon { let name: String; init(_ name: String) { self.name = name } }
      enum Icons {
        static let add: Icon = Icon("plus")
        static let close: Icon = Icon("xmark")
        static let letter: String = "A"
        static var computed: Icon { Icon("gear") }
        static let other: Other = Other("link")
      }
      """
    let row = """
      struct Row: View {
        var body: some View { V(Icons.add, Icons.close, Icons.letter, Icons.computed, Icons.other) }
      }
      """
    var slice = try slice(["Icons.swift": icons], row: row, isSmall: true)
    let first = slice.companions.first { $0.path == "Icons.swift" }?.text ?? ""
    #expect(first.contains("letter: String = \"A\""))
    #expect(!first.contains("plus") && !first.contains("xmark"))
    let isRestored = slice.restore(["add"])
    #expect(isRestored)
    let second = slice.companions.first { $0.path == "Icons.swift" }?.text ?? ""
    #expect(second.contains("plus") && second.contains("xmark"))
    #expect(second.contains("other: Other") && !second.contains("link"))
    #expect(!second.contains("gear"))
    let isRestoredAgain = slice.restore(["add"])
    #expect(!isRestoredAgain)
  }

  @Test(arguments: [
    ("() -> Date", "{ byEarStub(\"make\") }"),
    ("@Sendable (Int, String) async throws -> Date", "{ _, _ in byEarStub(\"make\") }"),
    ("Maker", "byEarStub(\"make\")"),
  ])
  func `a closure that is left out needs its value only when it is called`(
    type: String,
    stub: String
  ) throws {
    let item = "enum Item { static let make: \(type) = Maker.shared }"
    let row = "struct Row: View { var body: some View { Text(\"\\(Item.make)\") } }"
    let slice = try slice(["Item.swift": item], row: row, isSmall: true)
    let text = slice.companions.first { $0.path == "Item.swift" }?.text ?? ""
    #expect(text.contains("static let make: \(type) = \(stub)"))
  }

  @Test
  func `what the compiler refuses to put into the environment is left out`() throws {
    let row =
      "struct Row: View { @Environment(Cart.self) var cart; var body: some View { EmptyView() } }"
    var slice = try slice(["Cart.swift": "final class Cart { init() {} }"], row: row)
    #expect(slice.environment() == ".environment(Cart())")
    let refusal = "instance method 'environment' requires that 'Cart' conform to 'Observable'"
    let (isFirst, isSecond) = (
      slice.leaveOutOfEnvironment([refusal]), slice.leaveOutOfEnvironment([refusal])
    )
    #expect(isFirst && !isSecond)
    #expect(slice.environment().isEmpty)
  }
}
