import Foundation
import Heard
import SnippetNotation
import SnippetTestSupport
import Testing

struct HostedScreenTests {
  private static let page = """
    ```swift
    import UIKit

    final class Row: UIControl {
      @objc func choose() {}
    }
    let row = Row()
    row.addTarget(row, action: #selector(Row.choose), for: .touchUpInside)
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Tea"
    ```

    ```voiceover row
    Tea
    ```

    ```swift continues
    row.accessibilityTraits = .button
    ```

    ```voiceover row
    Tea, Button
    ```

    ```swift
    import UIKit

    struct Row {}
    let label = UILabel()
    label.text = "Milk"
    ```

    ```voiceover label
    Milk
    ```

    ```voiceover label
    > swipe right
    ```

    ```voiceover label direction=rtl
    Milk
    ```

    ```swift
    import UIKit

    let shop = "Tea"
    func option(_ title: String) -> UIButton { button(title) }
    func button(_ title: String) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    func offer() -> UIButton { option(shop) }
    final class Options: UIStackView {
      func add(_ title: String) { addArrangedSubview(option(title)) }
    }
    let options = Options()
    options.add("Green")
    let tea = offer()
    ```

    ```voiceover [options, tea]
    Green, Button
    Tea, Button
    ```

    ```swift
    import SwiftUI

    let kind = "cane"
    let names = ["Sugar", kind]
    struct Sugar: View {
      @State private var isOn = true
      var body: some View { Toggle(names[0], isOn: $isOn) }
    }
    ```

    ```voiceover Sugar()
    Sugar, Switch button, on, Double tap to toggle setting
    ```
    """

  private static func project() throws -> RecordingProject {
    let chapter = ChapterSource(path: "Content/en/tea.md", language: "en", text: page)
    let (walks, skipped) = RecordableScreen.all(in: [chapter])
    let expected = walks.map {
      ExpectedScreen(id: $0.id, path: "Content/en/tea.md", line: 1, language: "en", lines: [])
    }
    return try RecordingProject(walks, skipped: skipped, expected: expected)
  }

  @Test func `each recordable fence becomes a screen, the others are counted`() throws {
    let project = try Self.project()
    #expect(project.screens == 5)
    #expect(project.skipped.map(\.reason) == [.gestures, .settings])
    #expect(project.texts["Screens/Screen0.swift"]?.contains("#selector(Row.choose)") == true)
  }

  @Test func `functions that types may call are hoisted, unless they use a variable`() throws {
    let text = try #require(try Self.project().texts["Screens/Screen2.swift"])
    let parts = text.split(separator: "@MainActor func heardScreen")
    #expect(parts.count == 2)
    for name in ["option", "button"] { #expect(parts[0].contains("func \(name)(")) }
    #expect(parts[1].contains("func offer()"))
  }

  @Test func `constants that types use are hoisted`() throws {
    let text = try #require(try Self.project().texts["Screens/Screen3.swift"])
    let parts = text.split(separator: "@MainActor func heardScreen")
    #expect(parts.count == 2)
    for name in ["kind", "names"] { #expect(parts[0].contains("let \(name) = ")) }
  }

  @Test func `exported sources compile against PortableUIKit`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "heard-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let compilation = PortableCompilation(toolchain: Page.toolchain, folder: folder)
    #expect(try await compilation.errors(in: Self.project().portableSources) == [])
  }
}
