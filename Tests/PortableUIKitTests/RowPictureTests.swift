import AccessibilityTree
import PortableUIKit
import SpeechRules
import Testing

@MainActor
struct RowPictureTests {
  private final class Task: UITableViewCell, AXCustomContentProvider {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! = [
      AXCustomContent(label: "Due", value: "tomorrow")
    ]
  }

  // Regression: the row's assigned properties were lost next to an image. Certainty C, as for rows
  // without pictures.
  @Test func `a silent image keeps a table row one element`() throws {
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

  // Regression: the cell's assigned value was lost.
  // Rule: control-list-cell.
  @Test func `a silent image keeps a list cell one element`() throws {
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
