import Foundation
import Testing

/// `book heard export` for Swift files outside a book.
struct HeardExportTests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
  }

  private static let settings = """
    import Layout
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {}

    private final class Row: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle(row.words, for: .normal)
      }
      required init?(coder: NSCoder) { nil }
    }

    final class SettingsViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let row = Row(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
        row.addTarget(self, action: #selector(save), for: .touchUpInside)
        row.stick()
        view.addSubview(row)
      }
      @objc private func save() {}
    }

    """

  private static let standIn = """
    import UIKit

    struct RowWords { var words = "Save" }
    let row = RowWords()
    extension UIView {
      func stick() {}
    }

    """

  @Test func `a file of previews has nothing to export`() async throws {
    try tool.write("import SwiftUI\n\n#Preview { Text(\"Buy\") }\n", to: "Buy.swift")
    let run = try await tool.run("heard", "export", "Hearing", "Buy.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("Error: there is no view to export: previews have no name"))
  }

  @Test func `views of a file become screens, and other files are exported unchanged`() async throws
  {
    try tool.write(Self.settings, to: "App/Settings.swift")
    try tool.write(Self.standIn, to: "StandIns/Layout.swift")
    let run = try await tool.run(
      "heard",
      "export",
      "Hearing",
      "App/Settings.swift",
      "--with",
      "StandIns/Layout.swift",
      "--compile"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("exported 1 screen"))
    #expect(run.output.contains("the app's sources compile against PortableUIKit"))
    let hearing = tool.folder.appending(path: "Hearing")
    let text = try String(
      contentsOf: hearing.appending(path: "Screens/Settings.swift"),
      encoding: .utf8
    )
    #expect(text.contains("#selector(save)"))
    #expect(text.contains("return try await SettingsViewController()"))
    #expect(!text.contains("@main") && !text.contains("import Layout"))
    let lines = try String(contentsOf: hearing.appending(path: "expected.json"), encoding: .utf8)
    #expect(lines.contains("\"caption\" : \"Save, Button\""))
    #expect(lines.contains("\"path\" : \"App/Settings.swift\""))
  }

  @Test func `the statements of a file run before requested screens`() async throws {
    try tool.write(
      """
      import UIKit

      let label = UILabel()
      label.text = "Milk"
      func make(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
      }
      let buy = make("Купить")

      """,
      to: "Milk.swift"
    )
    let run = try await tool.run(
      "heard",
      "export",
      "Hearing",
      "Milk.swift",
      "--show",
      "[label, buy]",
      "--language",
      "ru",
      "--compile"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("exported 1 screen\n"))
    let file = tool.folder.appending(path: "Hearing/expected.json")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("Купить, Кнопка"))
  }

  @Test(arguments: [
    (["Bad.swift"], 1, "Bad.swift:1:18: error: cannot convert value"),
    (["None.swift"], 1, "None.swift: error: there is no such file"),
    (["Plain.swift"], 1, "Plain.swift: error: there is no view"),
    (["Plain.swift", "README.md"], 2, "Name either Markdown files or Swift files"),
    (
      ["Plain.swift", "--show", "Plain("], 1,
      "--show:1:1: error: 'Plain(' is not a complete expression"
    ),
    (["--show", "Plain()"], 2, "require a Swift file"),
  ])
  func `what cannot be exported is an error, and nothing is written`(
    arguments: [String],
    status: Int,
    message: String
  ) async throws {
    try tool.write("let count: Int = \"one\"\n", to: "Bad.swift")
    try tool.write("struct Plain {}\n", to: "Plain.swift")
    let run = try await tool.run(["heard", "export", "Hearing"] + arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: tool.folder.appending(path: "Hearing").path))
  }
}
