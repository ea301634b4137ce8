import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct ScrollStatusTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row + 1)"
      return cell
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 400, height: 250))
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.dataSource = rows
    return table
  }

  // Rule: scroll-rows.
  // Source: Apple's UIKit string table; certainty A for the words.
  @Test(arguments: [
    ("en", "rows 6 to 10 of 20", "rows 11 to 15 of 20"),
    ("ru", "строки с 6 по 10 из 20", "строки с 11 по 15 из 20"),
  ])
  func `a table announces the visible rows`(
    language: String,
    first: String,
    second: String
  )
    throws
  {
    defer { DeviceSettings.current = DeviceSettings() }
    let rows = Rows(20)
    let screen = try AccessibleScreen(showing: [table(rows)], language: language)
    #expect(screen.perform(.scroll(.down), onElementLabeled: "Row 1"))
    #expect(screen.takeNotifications() == [.pageScrolled(first)])
    #expect(screen.perform(.scroll(.down), onElementLabeled: "Row 6"))
    #expect(screen.takeNotifications() == [.pageScrolled(second)])
  }

  // Rule: scroll-status.
  // Source: Apple's documentation of `accessibilityScrollStatus(for:)`; certainty A.
  @Test func `the delegate's scroll status comes first`() throws {
    final class Speaker: NSObject, UIScrollViewAccessibilityDelegate {
      func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        "\(Int(scrollView.contentOffset.y)) points down"
      }
    }
    let speaker = Speaker()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
    scroll.contentSize = CGSize(width: 400, height: 500)
    scroll.addSubview(.element("a"))
    scroll.delegate = speaker
    let screen = try AccessibleScreen(showing: scroll)
    #expect(screen.perform(.scroll(.down), onElementLabeled: "a"))
    #expect(screen.takeNotifications() == [.pageScrolled("200 points down")])
  }

  // Ours; certainty C.
  @Test func `content that fits does not scroll`() throws {
    let rows = Rows(3)
    let screen = try AccessibleScreen(showing: [table(rows)])
    #expect(!screen.perform(.scroll(.down), onElementLabeled: "Row 1"))
    #expect(!screen.perform(.scroll(.left), onElementLabeled: "Row 1"))
  }
}
