import AssistiveTechnology
import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// Fences for each assistive technology, and their languages.
struct TechnologyTests {
  private static let shop = """
    ```swift
    import UIKit
    let play = UIButton(type: .system)
    play.setTitle("Play", for: .normal)
    let next = UIButton(type: .system)
    next.setTitle("Next", for: .normal)
    let controls = UIStackView(arrangedSubviews: [play, next])
    controls.accessibilityNavigationStyle = .combined
    let volume = UISlider()
    volume.accessibilityLabel = "Volume"
    volume.value = 0.5
    ```

    """

  @Test func `Switch Control and keys have fences`() async {
    let page = Page(
      Self.shop + """
        ```voiceover [controls, volume] hints=off
        Play, Button
        Next, Button
        Volume, 50%, adjustable
        ```

        ```switchcontrol [controls, volume]
        Play · Next
        Volume
        ```

        ```switchcontrol [controls, volume] groups=off
        Play
        Next
        Volume
        ```

        ```switchcontrol [controls, volume]
        Play · Next
        > next
        Volume
        > select
        [menu] Tap · Increment · Decrement
        ```

        ```keyboard [controls, volume]
        > tab
        Play
        > tab
        Next
        ```

        ```keyboard [controls, volume] expect=3 stops
        ```

        """
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    let technologies = report.verdicts.values.compactMap { verdict -> Walkthrough.Technology? in
      if case .spoken(let walkthrough) = verdict { walkthrough.technology } else { nil }
    }
    #expect(technologies.count { $0 == .switchControl } == 3)
    #expect(technologies.count { $0 == .fullKeyboardAccess } == 2)
  }

  @Test func `mistakes in commands are found before anything runs`() async {
    let page = Page(
      Self.shop + """
        ```switchcontrol play
        Play
        1️⃣> nxt
        ```

        ```keyboard play
        2️⃣> tabb
        ```

        ```keyboard play 3️⃣groups=maybe
        ```

        """
    )
    let diagnostics = await page.check().report.diagnostics
    #expect(diagnostics.map(\.location) == ["1️⃣", "2️⃣", "3️⃣"].map { page.location($0) })
    #expect(
      diagnostics.map(\.summary) == [
        "unknown switch command 'nxt'", "unknown key 'tabb'", "unknown value in 'groups=maybe'",
      ]
    )
    #expect(
      diagnostics.map(\.help) == [
        "did you mean 'next'?", "did you mean 'tab'?", "write 'groups=on|off'",
      ]
    )
  }

  @Test func `a fence and an element can use a language with partial support`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let buy = UIButton(type: .system)
      buy.setTitle("购买", for: .normal)
      let kaufen = UIButton(type: .system)
      kaufen.setTitle("Kaufen", for: .normal)
      kaufen.accessibilityLanguage = "de"
      let mai = UIButton(type: .system)
      mai.setTitle("买", for: .normal)
      mai.accessibilityLanguage = "zh-Hans"
      ```

      ```voiceover [buy, kaufen] lang=zh-Hans
      购买, 按钮
      Kaufen, Taste
      ```

      ```voiceover [mai, kaufen] lang=de
      买, 按钮
      Kaufen, Taste
      ```

      ```voicecontrol buy lang=zh-Hans
      > 显示名称
      购买
      > 轻点购买
      [activated 购买]
      > tap 购买
      [activated 购买]
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics.flatMap(\.details))")
  }

  // Source: Objective-C finds a method in any class that has it; certainty A.
  @Test(arguments: [("", ""), ("extension Menu {", "}\nenum Menu {}")])
  func `headers from a subclass of a table are spoken`(head: String, tail: String) async {
    let name = head.isEmpty ? "Prices" : "Menu.Prices"
    let page = Page(
      """
      ```swift
      import UIKit
      final class Cell: UIView, UIAccessibilityContainerDataTableCell {
        var place = (row: 0, column: 0)
        func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
        func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
      }
      class Table: UIView, UIAccessibilityContainerDataTable {
        var cells: [Cell] = []
        func accessibilityRowCount() -> Int { 2 }
        func accessibilityColumnCount() -> Int { 2 }
        func accessibilityDataTableCellElement(
          forRow row: Int, column: Int
        ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row * 2 + column] }
      }
      \(head)
      class Prices: Table {
        func accessibilityHeaderElements(
          forColumn column: Int
        ) -> [any UIAccessibilityContainerDataTableCell]? { [cells[column]] }
      }
      \(tail)
      let table = \(name)(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.accessibilityContainerType = .dataTable
      for (index, text) in ["Item", "Price", "Tea", "3"].enumerated() {
        let (row, column) = (index / 2, index % 2)
        let cell = Cell(frame: CGRect(x: column * 50, y: row * 40, width: 50, height: 40))
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = text
        cell.place = (row, column)
        table.cells.append(cell)
        table.addSubview(cell)
      }
      ```

      ```voiceover table
      Item, Row 1, Column 1
      Price, Column 2
      Tea, Row 2, Column 1
      Price, 3, Column 2
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
  }

  @Test func `a fence can set the text size, and views are notified`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      final class Row: UIStackView {
        override var accessibilityLabel: String? {
          get {
            let size = traitCollection.preferredContentSizeCategory
            return size.isAccessibilityCategory ? "Large" : size == .small ? "Small" : "Usual"
          }
          set {}
        }
      }
      let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      row.isAccessibilityElement = true
      ```

      ```voiceover row
      Usual
      ```

      ```voiceover row text=accessibility3
      Large
      ```

      ```voiceover row text=s
      Small
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
  }
}
