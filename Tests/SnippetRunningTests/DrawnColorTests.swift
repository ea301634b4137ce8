import AccessibilityTree
import Diagnostics
import Foundation
import ScreenDrawing
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// Colours in the drawings of SwiftUI screens.
struct DrawnColorTests {
  private func drawing(_ code: String, _ option: String = "") async throws -> ScreenDrawing {
    let page = Page(
      "```swift\nimport SwiftUI\nlet sign: some View = \(code)\n```\n\n"
        + "1️⃣```screen sign\(option)\nA screen.\n```\n"
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.summary) == [])
    guard case .drawn(nil, let screen)? = report.verdicts[page.fence("1️⃣")] else {
      throw CocoaError(.coderValueNotFound)
    }
    return try #require(screen.drawing)
  }

  private func surfaces(of drawing: ScreenDrawing) -> [ScreenDrawing.Paint] {
    drawing.shapes.compactMap {
      if case .surface(.paint(let paint), _, _) = $0 { paint } else { nil }
    }
  }

  private func inks(of drawing: ScreenDrawing) -> [ScreenDrawing.Ink] {
    drawing.shapes.compactMap { shape in
      switch shape {
      case .text(let line): line.ink
      case .symbol(_, _, let ink): ink
      default: nil
      }
    }
  }

  private let red = ScreenDrawing.Paint(light: 0xFF383C, dark: 0xFF4245)

  @Test(arguments: [
    "HStack { Image(systemName: \"trash\"); Text(\"Late\") }.opacity(0.4)",
    "HStack { Image(systemName: \"trash\"); Text(\"Late\") }.opacity(0.9)",
  ])
  func `translucent views are paler`(view: String) async throws {
    let isPale = view.contains("0.4")
    #expect(inks(of: try await drawing(view)).contains(.soft) == isPale)
    let drawn = try await Page.drawing(
      """
      let name = UILabel()
      name.text = "Late"
      let row = UIStackView(arrangedSubviews: [UIButton(configuration: .filled()), name])
      row.alpha = \(isPale ? 0.4 : 0.9)
      """,
      "screen row"
    )
    #expect(inks(of: drawn) == [isPale ? .soft : .plain])
    let isTint = drawn.shapes.contains {
      if case .surface(.tint, _, _) = $0 { true } else { false }
    }
    #expect(isTint != isPale)
  }

  @Test func `a surface has a colour for both appearances, and readable text on it`()
    async throws
  {
    let drawing = try await drawing(
      "Label(\"Sold out\", systemImage: \"star\").background(.red, in: Capsule())"
    )
    #expect(surfaces(of: drawing) == [red])
    #expect(inks(of: drawing) == [.paint(red.contrasting), .paint(red.contrasting)])
    // Rounded at its ends.
    guard case .surface(.paint, let area, let radius)? = drawing.shapes.first else { return }
    #expect(radius == area.height / 2)
  }

  @Test func `text and symbols inherit their colour`() async throws {
    let stack = """
      VStack {
        Label("Late", systemImage: "star")
        Text("Note").foregroundStyle(.secondary)
        Text("More").foregroundStyle(.primary)
      }
      """
    let inks = inks(of: try await drawing(stack + ".foregroundStyle(.red)"))
    #expect(inks.prefix(2).allSatisfy { $0 == .paint(red.legible()) })
    #expect(inks.last == .paint(red.legible()))
    #expect(self.inks(of: try await drawing(stack)) == [.plain, .plain, .soft, .plain])
  }

  @Test func `a dark view uses dark colours`() async throws {
    let drawing = try await drawing("Text(\"Late\").background(.red).colorScheme(.dark)")
    #expect(surfaces(of: drawing) == [ScreenDrawing.Paint(light: 0xFF4245)])
  }

  // Source: Apple, Human Interface Guidelines, “Color”, “System colors”, as it was for iOS 18; A.
  @Test(arguments: [" look=18", " os=17"])
  func `a screen with the look of iOS 18 has its colours`(option: String) async throws {
    let drawing = try await drawing("Text(\"Late\").background(.red)", option)
    #expect(surfaces(of: drawing) == [ScreenDrawing.Paint(light: 0xFF3B30, dark: 0xFF453A)])
  }

  @Test func `button styles are drawn`() async throws {
    #expect(inks(of: try await drawing("Button(\"Buy\") {}")) == [.tint])
    let filled = try await drawing(
      "Button(\"Buy\") {}.buttonStyle(.borderedProminent).tint(.red)"
    )
    #expect(surfaces(of: filled) == [red])
    #expect(inks(of: filled) == [.paint(red.contrasting)])
    let ours = try await drawing("Button(\"Buy\") {}.buttonStyle(.borderedProminent)")
    #expect(surfaces(of: ours) == [])
    #expect(inks(of: ours) == [.onTint])
    #expect(inks(of: try await drawing("Button(\"Buy\") {}.buttonStyle(.plain)")) == [.plain])
  }
}
