import AppReading
import SnippetNotation
import Testing

/// What replaces names that no Swift file of an app declares.
struct AppStandInTests {
  /// Files are read when the slice is repaired, so the folder lives as long as the test.
  private final class Folders { var all: [Project] = [] }
  private let folders = Folders()

  private func slice(_ code: String, _ others: [String: String] = [:]) throws -> AppSlice {
    var files = others
    files["App/Row.swift"] = code
    let app = try Project(files)
    folders.all.append(app)
    let index = AppIndex(AppFolder(app.path), cache: nil)
    return AppSlice(
      [SwiftFile(path: app.path + "/App/Row.swift", text: code)],
      of: index,
      texts: AppTexts(index, language: "en")
    )
  }

  private func standIns(_ slice: AppSlice) -> String {
    slice.companions.first { $0.path == "stand-ins.swift" }?.text ?? ""
  }

  private func repaired(_ slice: AppSlice, _ text: String) -> AppSlice {
    var slice = slice
    let path = slice.spokenFiles.first?.path ?? ""
    _ = slice.repair([SliceProblem(path: path, line: 2, column: 1, text: text)])
    return slice
  }

  @Test(arguments: [
    ("TokenColors", "extension TokenColors { var accent: Color { .primary } }"),
    ("TokenUIColors", "extension TokenUIColors { var accent: UIColor { .label } }"),
    ("TokenIcons", "extension TokenIcons { var accent: Image { Image(\"‹accent›\") } }"),
    ("TokenTexts", ""),
  ])
  func `a colour or picture whose value is missing gets another`(
    type: String,
    standIn: String
  ) throws {
    var slice = try slice(
      "import SwiftUI\nstruct Row: View { var body: some View { \(type)().accent } }",
      ["Tokens.swift": "struct \(type) {\n  let accent = tokens.accent\n}"]
    )
    let problem = "cannot find 'tokens' in scope"
    _ = slice.repair([SliceProblem(path: "Tokens.swift", line: 2, column: 16, text: problem)])
    let added = standIns(slice).split(separator: "\n").dropFirst()
    #expect(added.joined() == standIn)
  }

  @Test
  func `a class of a header has its superclasses and properties`() throws {
    let before = try slice(
      "import UIKit\nfinal class Row: UIView { let field = TagField() }",
      [
        "Tag.h": """
        @interface TagField : PlainField <UITextInputTraits>
        @property (nonatomic, copy) NSString *tagName; // shown
        - (void)showTag:(NSString *)name;
        @end
        """,
        "Plain.h": "@interface PlainField : UITextField\n@end",
      ]
    )
    let after = standIns(repaired(before, "cannot find 'TagField' in scope"))
    #expect(after.contains("class TagField: PlainField {"))
    #expect(after.contains("class PlainField: UITextField {"))
    #expect(after.contains("var tagName: String! = nil"))
    #expect(after.contains("func showTag(_ name: String?)"))
  }

  @Test
  func `the chain of a stand-in that is no view is cut as a whole`() throws {
    var slice = try slice(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          VStack {
            Chart { Text("Sales") }
              .chartXAxis { Text("Day") }
              .padding()
            Text("Soup")
          }
        }
      }
      """
    )
    let path = try #require(slice.spokenFiles.first?.path)
    for (line, column, text) in [
      (5, 7, "cannot find 'Chart' in scope"),
      (6, 10, "value of type 'Chart' has no member 'chartXAxis'"),
    ] {
      let isChanged = slice.repair([
        SliceProblem(path: path, line: line, column: column, text: text)
      ])
      #expect(isChanged)
    }
    #expect(slice.report.cuts.map(\.cut.line) == [5])
    let code = slice.spokenFiles.first?.text ?? ""
    #expect(!code.contains("padding"))
    #expect(code.contains("Text(\"Soup\")"))
  }

  @Test(arguments: [
    ("UIColor", "accent", "static var accent: UIColor"),
    ("Font", "title5", "static var title5: Font { .body }"),
    ("ImageResource", "iconAdd", "ImageResource(name: \"icon-add\""),
    ("SFSymbol", "starCircleFill", "SFSymbol(rawValue: \"star.circle.fill\")"),
    ("SFSymbol", "_1Circle", "SFSymbol(rawValue: \"1.circle\")"),
  ])
  func `a missing look or picture gets a member`(type: String, name: String, text: String) throws {
    let before = try slice(
      "import SwiftUI\n",
      ["Media.xcassets/icon-add.imageset/Contents.json": ""]
    )
    let after = repaired(before, "type '\(type)' has no member '\(name)'")
    #expect(standIns(after).contains(text))
    #expect(after.report.standIns == [])
  }

  @Test
  func `a picture that no catalogue contains is reported`() throws {
    let after = repaired(try slice("import SwiftUI\n"), "type 'ImageResource' has no member 'star'")
    #expect(after.report.standIns == ["ImageResource.star"])
  }

  @Test
  func `a file without SwiftUI gets classes of UIKit`() throws {
    let before = try slice("import UIKit\nlet field = TagField()")
    let after = standIns(repaired(before, "cannot find 'TagField' in scope"))
    #expect(after.contains("class TagField: UITextField"))
  }

  @Test
  func `a member that the compiler misses is taken from the app`() throws {
    let before = try slice(
      "import UIKit\nlet space = Theme.space",
      ["Theme.swift": "enum Theme {}", "Space.swift": "extension Theme { static var width = 8 }"]
    )
    #expect(before.companions.contains { $0.path == "Space.swift" } == false)
    let after = repaired(before, "type 'Theme' has no member 'width'")
    #expect(after.companions.contains { $0.text.contains("static var width") })
  }

  @Test(arguments: [
    ("Combine", []), ("CoreLocation", []), ("SnapKit", []), ("Kingfisher", ["Kingfisher"]),
    ("Unheard", []),
  ])
  func `a known module is a file, and is reported unless it behaves the same`(
    module: String,
    reported: [String]
  ) throws {
    let slice = try slice("import \(module)\nimport SwiftUI\n")
    #expect(slice.companions.contains { $0.path.hasPrefix(module) } == (module != "Unheard"))
    #expect(slice.report.standIns == reported)
  }

  @Test(arguments: [
    ("func configure(title: String) {}", ["Row": "$0.configure(title: \"‹title›\")"]),
    ("func update(count: Int) {}; func configure(_ on: Bool) {}", ["Row": "$0.configure(false)"]),
    ("func configure() {}", [:]),
    ("func configure(with model: any Model) {}", [:]),
    ("private func configure(title: String) {}", [:]),
  ])
  func `a method that gives content is called with values by type`(
    members: String,
    calls: [String: String]
  ) throws {
    var slice = try slice("import UIKit\nfinal class Row: UIView { \(members) }")
    let made = slice.contents(of: ["Row"])
    #expect(made == calls)
  }

  @Test
  func `the types of a view come before others with their name`() throws {
    var slice = try slice(
      "import UIKit\nfinal class Row: UIView { init(style: Style) { super.init(frame: .zero) } }",
      [
        "Row+Style.swift": "extension Row { struct Style { var isWide: Bool } }",
        "Cell.swift": "extension Cell { struct Style { var lines: Int } }\nfinal class Cell {}",
      ]
    )
    let calls = slice.creations(of: ["Row"])
    #expect(calls == ["Row": "Row(style: Row.Style(isWide: false))"])
  }

  @Test
  func `a modifier of a missing module changes nothing, and is reported`() throws {
    let before = try slice(
      "import SwiftUI\nlet row = Text(\"Tea\").cardTitle(size: 3, tone: .quiet)"
    )
    let after = repaired(before, "value of type 'Text' has no member 'cardTitle'")
    #expect(standIns(after).contains("func cardTitle<A0>(size a0: A0, tone a1: ByEarLook_View"))
    #expect(standIns(after).contains("static var quiet: Self { Self() }"))
    #expect(after.report.standIns == ["View.cardTitle"])
    #expect(after.report.cuts.isEmpty)
  }

  @Test(arguments: ["accessibilityTitle(\"Tea\")", "onChoice { }", "bound(to: \\.title)"])
  func `a modifier that may change what is heard gets no stand-in`(call: String) throws {
    let name = String(call.prefix { $0.isLetter })
    let before = try slice("import SwiftUI\nlet row = Text(\"Tea\").\(call)")
    let after = repaired(before, "value of type 'Text' has no member '\(name)'")
    #expect(!standIns(after).contains(name))
  }

  @Test(arguments: [
    ("type 'UIFont' has no member 'brand'", "static func brand() -> UIFont"),
    ("value of type 'Color' has no member 'brand'", "func brand() -> Color { self }"),
    ("value of type 'UIImage' has no member 'brand'", "func brand() -> UIImage { self }"),
  ])
  func `a look that is called is a function`(text: String, declaration: String) throws {
    let before = try slice("import SwiftUI\nlet look = Theme.brand()")
    let after = repaired(before, text)
    #expect(standIns(after).contains(declaration))
    #expect(after.report.standIns == [])
  }

  @Test
  func `a look that is called with a member has a type for it`() throws {
    let before = try slice("import UIKit\nlet look = Theme.icon.tinted(with: .accent)")
    let after = standIns(repaired(before, "value of type 'UIImage' has no member 'tinted'"))
    #expect(after.contains("func tinted(with a0: ByEarLook_UIImage_tinted_with_0) -> UIImage"))
    #expect(after.contains("struct ByEarLook_UIImage_tinted_with_0 { static var accent"))
  }

  @Test
  func `a colour is created with labels of a missing module`() throws {
    let before = try slice("import SwiftUI; let color =\nColor(theme: .accent)")
    let after = repaired(before, "no exact matches in call to initializer ")
    #expect(standIns(after).contains("extension Color { init(theme a0: ByEarLook_Color_theme_0)"))
    #expect(standIns(after).contains("static var accent"))
    let own = try slice(
      "import SwiftUI; let color =\nColor(theme: .accent)",
      ["Color+Theme.swift": "extension Color { init(theme: Int) { self = .red } }"]
    )
    #expect(!standIns(repaired(own, "no exact matches in call to initializer ")).contains("theme"))
  }

  @Test
  func `a class of a missing module is created with the labels of its calls`() throws {
    let before = try slice("import UIKit\nlet badge = BadgeLabel(style: .large, count: 3)")
    let after = standIns(repaired(before, "cannot find 'BadgeLabel' in scope"))
    #expect(after.contains("class BadgeLabel: UILabel {"))
    #expect(after.contains("struct ByEarLook_style_count_0 { static var large: Self { Self() } }"))
    #expect(after.contains("convenience init<A1>(style a0: ByEarLook_style_count_0, count a1: A1)"))
  }

  @Test(arguments: [
    ("import SwiftUI\nlet row = Image(systemSymbol: .star)", true),
    ("import SwiftUI\nlet row = Image(systemName: \"star\")", false),
  ])
  func `a module that another file imports for all is known by its names`(
    code: String,
    isThere: Bool
  ) throws {
    let slice = try slice(code)
    #expect(slice.companions.contains { $0.path.hasPrefix("SFSafeSymbols") } == isThere)
  }

  @Test
  func `a picture of a missing collection is named as unknown`() throws {
    let before = try slice("import SwiftUI\nlet icon = Icon(\\ShopIcons.check, ShopIcons())")
    let first = repaired(before, "cannot find 'ShopIcons' in scope")
    let after = repaired(first, "value of type 'ShopIcons' has no member 'check'")
    #expect(standIns(after).contains("var check: Image { Image(\"‹check›\") }"))
    #expect(after.report.standIns == ["ShopIcons"])
  }

  /// Such as the conditions and descriptions of a framework of Apple's.
  @Test(arguments: [
    ("type 'Weather' has no member 'cloudy'", "static var cloudy: Weather { Weather(byEar: ()) }"),
    (
      "value of type 'Weather' has no member 'description'",
      "description: String { \"‹description›\" }"
    ),
  ])
  func `a missing type has the values and texts that code names`(
    problem: String,
    member: String
  ) throws {
    let code =
      "import SwiftUI\nlet row = Row(weather: .cloudy); struct Row { let weather: Weather }"
    let first = repaired(try slice(code), "cannot find type 'Weather' in scope")
    let after = repaired(first, problem)
    #expect(standIns(after).contains(member))
    #expect(after.report.standIns == ["Weather"])
  }

  /// A stub may return one, such as a property whose initial value is far away.
  @Test(arguments: [
    ("import UIKit\nfinal class Row: TagView {}", "TagView", "{ TagView() as Any }"),
    ("import UIKit\nlet look = Look()", "Look", "{ Look(byEar: ()) }"),
    ("import SwiftUI\nlet view = TagView(1)", "TagView", "{ TagView(byEar: ()) }"),
  ])
  func `a stand-in is a value of stubs`(code: String, name: String, value: String) throws {
    let text = standIns(repaired(try slice(code), "cannot find '\(name)' in scope"))
    #expect(text.contains("extension \(name): ByEarDefault"))
    #expect(text.contains(value))
  }

  @Test
  func `an argument of a missing type is that of its stand-in, not another one`() throws {
    let code = "import UIKit\nfinal class Row: UIView { let label = MetaLabel(style: .title) }"
    let other =
      "extension MetaLabel { enum Look { case title } }; enum Key { static let title = 1 }"
    var slice = try slice(code, ["Other.swift": other])
    let path = slice.spokenFiles.first?.path ?? ""
    _ = slice.repair([
      SliceProblem(path: path, line: 2, column: 39, text: "cannot find 'MetaLabel' in scope"),
      SliceProblem(
        path: path,
        line: 2,
        column: 57,
        text: "cannot infer contextual base in reference to member 'title'"
      ),
    ])
    #expect(standIns(slice).contains("static var title: Self"))
    #expect(!slice.companions.contains { $0.text.contains("enum Look") })
  }

  @Test(arguments: ["Resolved", "resolve"])
  func `a member that may be no colour gets none`(name: String) throws {
    let before = try slice("import SwiftUI\nlet dark = color.resolve(in: .init())")
    let after = repaired(before, "value of type 'Color' has no member '\(name)'")
    #expect(!standIns(after).contains("var \(name)"))
  }
}
