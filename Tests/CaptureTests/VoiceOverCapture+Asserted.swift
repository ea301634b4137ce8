import Foundation
import PortableUIKit

extension VoiceOverCapture {
  // Source: what UI tests of iOS 27 assert of `XCUIVoiceOverService`; emassey0135/lumenna at c9bfae30,
  // eyeb0l/RemoteFiles, gvanderclay/blocklog, RexYoung000/CheckLine, StoDevX/AAO-React-Native.
  // `Content/heard` has their addresses.
  static let asserted: [VoiceOverCapture] = [
    .asserted("…Heading") { .text("Tuesday, November 24", traits: .header) },
    // The model says the notice only with hints off. Whether these suites had hints on isn't known;
    // the rule 'hint-actions' is contested.
    .asserted("call the bank … due … Actions …", hints: false) {
      let row = UIView.element("call the bank, due today", traits: .button)
      row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
      return row
    },
    .asserted("…actions… (case-insensitive)", hints: false) {
      let row = UIView.element("diagram.png", traits: .button)
      row.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Remove from Recents") { _ in true }
      ]
      return row
    },
    .asserted("…Paste…Button…") { .button("Paste") },
    .asserted("Source Button") { .button("Source") },
    .asserted("Tap to retry Button") { .button("Tap to retry") },
    .asserted("…Back Button (case-insensitive)") {
      .element("Files", traits: UIAccessibilityTraits(rawValue: 1 << 27))
    },
    .asserted("A little closer to home … Heading") {
      .text("A little closer to home", traits: .header)
    },
    .asserted("After table link … Link") { .element("After table link", traits: .link) },
    .asserted("记一笔 … 按钮", language: "zh-Hans") { .button("记一笔") },
    .asserted("周末旅行 … 已到期", language: "zh-Hans") {
      .element("周末旅行，已到期", traits: .staticText)
    },
    .asserted("151 Booster Bundle. Shipping. $4.27 shipping") {
      .text("151 Booster Bundle. Shipping. $4.27 shipping")
    },
    .asserted("Charizard ex. Rarity. Special Illustration Rare") {
      .text("Charizard ex. Rarity. Special Illustration Rare")
    },
    .asserted("section appears dark … heading (lower-cased); hasFocus of the element is true") {
      .text("Section appears dark", traits: .header)
    },
    .asserted("Area: Connection … Row 2") { Grid("Area: Connection") },
    .asserted("Reference: Local cell link … Row 2") { Grid("Reference: Local cell link") },
    .asserted("Reps … 10") {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      field.accessibilityLabel = "Reps"
      field.text = "10"
      return field
    },
    .asserted("Add block Button") { .bar(UIBarButtonItem(title: "Add block")) },
    .asserted("Previous Day Button") { .bar(UIBarButtonItem(title: "Previous Day")) },
    .asserted("Go to Day Button") { .bar(UIBarButtonItem(title: "Go to Day")) },
    .asserted("Done Button") { .bar(UIBarButtonItem(systemItem: .done)) },
    .asserted("Weight … 15 pounds") {
      .element("Weight", value: "15 pounds", traits: .staticText)
    },
  ]

  private final class Grid: UIView, UIAccessibilityContainerDataTable {
    private let cell: Cell

    init(_ label: String) {
      cell = Cell(label)
      super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 88))
      accessibilityContainerType = .dataTable
      addSubview(cell)
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityRowCount() -> Int { 2 }
    func accessibilityColumnCount() -> Int { 1 }

    func accessibilityDataTableCellElement(
      forRow row: Int,
      column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { row == 1 ? cell : nil }
  }

  private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
    init(_ label: String) {
      super.init(frame: CGRect(x: 0, y: 44, width: 300, height: 44))
      isAccessibilityElement = true
      accessibilityLabel = label
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityRowRange() -> NSRange { NSRange(location: 1, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: 0, length: 1) }
  }
}
