import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

/// Menus that open on a double tap and hold.
///
/// Source: reports on VoiceOver, as in issue 4989 of Firefox for iOS; certainty B. The dismiss area: Apple's
/// UIKit string tables.
@MainActor
struct ContextMenuTests {
  private final class Card: UIView, UIContextMenuInteractionDelegate {
    var events: [String] = []
    var hasMenu = true

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      events.append("asked at \(Int(location.x)), \(Int(location.y))")
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Share") { _ in self?.events.append("shared") }])
      })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      events.append("opened")
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      events.append("closed")
    }
  }

  private func card() -> Card {
    let card = Card(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.addInteraction(UIContextMenuInteraction(delegate: card))
    return card
  }

  // Rule: context-menu.
  @Test func `touch and hold opens the menu, and an entry closes it`() throws {
    let card = card()
    let screen = try AccessibleScreen(showing: card)
    #expect(screen.perform(.longPress, onElementLabeled: "Card"))
    #expect(screen.labels == ["Share", "Dismiss context menu"])
    #expect(screen.perform(.activate, onElementLabeled: "Share"))
    #expect(screen.labels == ["Card"])
    #expect(card.events == ["asked at 50, 30", "opened", "closed", "shared"])
  }

  @Test func `nothing opens if the app provides no menu`() throws {
    let card = card()
    card.hasMenu = false
    #expect(try !AccessibleScreen(showing: card).perform(.longPress, onElementLabeled: "Card"))
  }

  @Test func `a gesture recognizer comes before the menu`() throws {
    let card = card()
    card.addGestureRecognizer(UILongPressGestureRecognizer(target: nil, action: nil))
    let screen = try AccessibleScreen(showing: card)
    #expect(screen.perform(.longPress, onElementLabeled: "Card"))
    #expect(card.events.isEmpty)
  }

  @Test func `touch and hold opens a button's secondary menu`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "Later") { _ in }])
    let screen = try AccessibleScreen(showing: button)
    #expect(screen.perform(.longPress, onElementLabeled: "Send"))
    #expect(screen.labels == ["Later", "Dismiss context menu"])
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Delete row \(indexPath.row)") { _ in }])
      })
    }
  }

  @Test func `a row opens the menu of the table's delegate`() throws {
    let screen = try AccessibleScreen(showing: Rows(style: .plain))
    #expect(screen.perform(.longPress, onElementLabeled: "Row 1"))
    #expect(screen.labels == ["Delete row 1", "Dismiss context menu"])
  }

  private final class Items: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 1 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell(frame: .zero)
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "Item"
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Open \(indexPaths.count)") { _ in }])
      })
    }
  }

  @Test func `an item opens the menu of the collection's delegate`() throws {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = try AccessibleScreen(showing: items)
    #expect(screen.perform(.longPress, onElementLabeled: "Item"))
    #expect(screen.labels == ["Open 1", "Dismiss context menu"])
  }
}
