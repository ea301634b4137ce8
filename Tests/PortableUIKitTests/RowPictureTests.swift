import AccessibilityTree
import PortableUIKit
import SpeechRules
import Testing

/// Rows with pictures at their edges.
@MainActor
struct RowPictureTests {
  private final class Task: UITableViewCell, AXCustomContentProvider {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! = [
      AXCustomContent(label: "Due", value: "tomorrow")
    ]
  }

  // A defect that was found: what the app says of the row was lost beside a picture.
  // Certainty C, as for rows without pictures.
  @Test func `a picture that says nothing leaves a row of a table one element`() throws {
    let cell = Task(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Milk"
    cell.accessoryView = UIImageView(image: UIImage(systemName: "star"))
    let screen = try AccessibleScreen(showing: cell)
    #expect(screen.spoken(hints: true) == ["Milk, More content available"])
    let named = UIImageView(image: UIImage(systemName: "star"))
    named.isAccessibilityElement = true
    named.accessibilityLabel = "Favourite"
    cell.accessoryView = named
    #expect(screen.spoken(hints: true) == ["Milk, More content available", "Favourite, Image"])
  }

  // A defect that was found: the value the app gives the cell was lost.
  // Rule: control-list-cell.
  @Test func `a picture that says nothing leaves a cell of a list one element`() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Borscht"
    cell.contentConfiguration = content
    let star = UIImageView(image: UIImage(systemName: "star"))
    cell.accessories = [
      .disclosureIndicator(),
      .customView(configuration: .init(customView: star, placement: .trailing())),
    ]
    cell.accessibilityValue = "favourite"
    let screen = try AccessibleScreen(showing: cell)
    #expect(screen.spoken() == ["Borscht, favourite"])
  }
}
