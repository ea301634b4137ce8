import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// A mistyped name of UIKit or SwiftUI is corrected, rather than taken for a gap of the model.
struct MistypedNameTests {
  private static let modifiers = [
    ("accessbility", "accessibility"), ("accessibiltyAction", "accessibilityAction"),
    ("accessibilityCustmContent", "accessibilityCustomContent"),
    ("accessibilityHnt", "accessibilityHint"), ("accesibilityLabel", "accessibilityLabel"),
    ("accessibilityRoter", "accessibilityRotor"), ("accessibilityVlaue", "accessibilityValue"),
    ("alrt", "alert"), ("backgound", "background"), ("confirmatonDialog", "confirmationDialog"),
    ("lineLmit", "lineLimit"), ("navigationBarTitel", "navigationBarTitle"),
    ("navigatonTitle", "navigationTitle"), ("searcheable", "searchable"), ("fontt", "font"),
    ("onTapGestur", "onTapGesture"), ("foregroundColour", "foregroundColor"),
  ]

  @Test func `a mistyped modifier is corrected`() async {
    let page = Page(
      """
      ```swift
      import SwiftUI
      func look(at text: Text) {
      \(Self.modifiers.map { "  _ = text.\($0.0)()" }.joined(separator: "\n"))
      }
      ```
      """
    )
    let said = await page.check().report.diagnostics.map { "\($0.summary) \($0.help ?? "")" }
    for (written, meant) in Self.modifiers {
      #expect(
        said.contains { $0.contains("'\(written)'") && $0.contains("did you mean '\(meant)'?") },
        "\(written): \(said)"
      )
    }
    #expect(!said.contains { $0.contains("the model lacks it") }, "\(said)")
  }

  @Test func `a mistyped type, member or label is no gap of the model`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let label = UILabel()
      label.accesibilityLabel = "Menu"
      let button = UIButon()
      ```

      ```swift
      import SwiftUI
      let stack = VStack(alignement: .leading) { Text("Menu") }
      ```
      """
    )
    let found = await page.check().report.diagnostics
    #expect(found.count == 3, "\(found)")
    #expect(found.allSatisfy { $0.help == nil }, "\(found)")
  }

  @Test func `a modifier that resembles none is a gap`() async {
    let page = Page(
      """
      ```swift
      import SwiftUI
      let text = Text("Menu").accessibilityGlow()
      ```
      """
    )
    let help = await page.check().report.diagnostics.compactMap(\.help)
    #expect(help.contains { $0.hasPrefix("if SwiftUI has 'Text.accessibilityGlow'") }, "\(help)")
  }
}
