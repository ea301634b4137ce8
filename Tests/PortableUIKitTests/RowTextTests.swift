import AccessibilityTree
import Foundation
import PortableUIKit
import SpeechRules
import Testing

@MainActor
struct RowTextTests {
  // Source: fluentui-apple, pull request 1618; kickstarter/ios-oss, pull request 1879; certainty B.
  // Rule: control-row.
  @Test func `a row joins its labels into one stop as large as the row`() throws {
    let cell = SampleRow.with([.placed("Otter", y: 2), .placed("Emden", y: 22)])
    let screen = try AccessibleScreen(showing: cell)
    #expect(screen.spoken() == ["Otter, Emden"])
    #expect(screen.elements.map { Double($0.frame.width) } == [Double(cell.bounds.width)])
    #expect(screen.elements.map { Double($0.frame.height) } == [Double(cell.bounds.height)])
  }

  // Rule: control-row.
  @Test func `labels in nested views join, next to a silent image`() throws {
    let texts = UIStackView(arrangedSubviews: [UIView.label("Otter"), UIView.label("Emden")])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(named: "ship")), texts])
    row.frame = CGRect(x: 16, y: 0, width: 300, height: 44)
    #expect(try AccessibleScreen(showing: SampleRow.with([row])).spoken() == ["Otter, Emden"])
  }

  // Rule: control-row.
  @Test func `a label joins with its accessibility label or its attributed text`() throws {
    let price = UILabel.placed("5 €", y: 22)
    price.accessibilityLabel = "5 euros"
    let name = UILabel.placed("", y: 2)
    name.attributedText = NSAttributedString(string: "Calzone")
    let screen = try AccessibleScreen(showing: SampleRow.with([name, price]))
    #expect(screen.spoken() == ["Calzone, 5 euros"])
  }

  // Rule: control-row.
  @Test func `hidden, transparent and empty labels do not join`() throws {
    let labels = (0..<5).map { UILabel.placed("\($0)", y: CGFloat($0) * 8) }
    labels[0].isHidden = true
    labels[1].alpha = 0
    labels[2].accessibilityElementsHidden = true
    labels[3].text = ""
    #expect(try AccessibleScreen(showing: SampleRow.with(labels)).spoken() == ["4"])
  }

  // Certainty C: Apple documents neither the order nor the comma.
  // Rule: control-row.
  @Test(arguments: [
    (AccessibilityTree.LayoutDirection.leftToRight, "first, second, third"),
    (.rightToLeft, "second, first, third"),
  ])
  func `labels join line by line`(direction: AccessibilityTree.LayoutDirection, text: String) throws
  {
    defer { DeviceSettings.current = DeviceSettings() }
    let labels: [UILabel] = [
      .placed("third", y: 26), .placed("second", x: 160, y: 4), .placed("first", y: 2),
    ]
    let cell = SampleRow.with(labels)
    #expect(try AccessibleScreen(showing: cell, direction: direction).spoken() == [text])
  }

  // Rule: control-row.
  @Test func `a label changed later changes the row and keeps its identity`() throws {
    let name = UILabel.placed("Otter", y: 2)
    let screen = try AccessibleScreen(showing: SampleRow.with([name, .placed("Emden", y: 22)]))
    let id = screen.elements.first?.id
    name.text = "Heron"
    #expect(screen.labels == ["Heron, Emden"])
    #expect(screen.elements.first?.id == id)
  }

  // Source: fluentui-apple, pull request 1618, where a label set on the cell replaces the texts;
  // wikipedia-ios, pull request 3550, for traits; certainty B.
  // Rule: control-row.
  @Test func `what the app sets on a row counts without making it an element`() throws {
    let cell = SampleRow.with([.placed("Otter", y: 2)])
    cell.accessibilityLabel = "The Otter"
    cell.accessibilityValue = "at sea"
    cell.accessibilityTraits = .button
    cell.accessibilityHint = "Opens the ship"
    cell.accessibilityLanguage = "de"
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Hail") { _ in true }]
    let screen = try AccessibleScreen(showing: cell)
    let element = try #require(screen.elements.first)
    #expect(screen.elements.count == 1)
    #expect(element.label == "The Otter" && element.value == "at sea")
    #expect(element.traits == .button && element.hint == "Opens the ship")
    #expect(element.language == "de" && element.customActions.map(\.name) == ["Hail"])
    #expect(screen.perform(.custom(0), on: element.id))
  }

  // Rule: control-row.
  @Test func `a computed label can extend the joined one`() throws {
    final class Unread: UITableViewCell {
      override var accessibilityLabel: String? {
        get { "Unread, " + (super.accessibilityLabel ?? "") }
        set { _ = newValue }
      }
    }
    let cell = Unread()
    cell.contentView.addSubview(UILabel.placed("Otter", y: 2))
    #expect(try AccessibleScreen(showing: cell).spoken() == ["Unread, Otter"])
  }

  // Rule: control-row.
  @Test func `a content configuration of the app also joins its labels`() throws {
    struct Ship: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { ShipView(configuration: self) }
      func updated(for state: any UIConfigurationState) -> Ship { self }
    }
    final class ShipView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(UILabel.placed("Otter", y: 2))
        addSubview(UILabel.placed("Emden", y: 22))
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = UITableViewCell()
    cell.contentConfiguration = Ship()
    #expect(try AccessibleScreen(showing: cell).spoken() == ["Otter, Emden"])
  }

  // Source: material-components-ios, pull request 8862: such a cell inherits the label; certainty B.
  // Rule: control-row.
  @Test func `a row made an element without a label has the joined one`() throws {
    let cell = SampleRow.with([.placed("Otter", y: 2)])
    cell.accessoryView = UIButton(type: .contactAdd)
    cell.isAccessibilityElement = true
    cell.accessibilityTraits = .button
    #expect(try AccessibleScreen(showing: cell).spoken() == ["Otter, Button"])
  }

  // Source: material-foundation's cocoapods-catalog-by-convention, issue 28, and giphy-ios-sdk,
  // issue 82; certainty B.
  // Rule: control-item.
  @Test(arguments: [false, true])
  func `the cell of a collection does not join its labels`(isList: Bool) throws {
    let frame = CGRect(x: 0, y: 0, width: 370, height: 44)
    let cell = isList ? UICollectionViewListCell(frame: frame) : UICollectionViewCell(frame: frame)
    cell.contentView.addSubview(UILabel.placed("Otter", y: 2))
    cell.contentView.addSubview(UILabel.placed("Emden", y: 22))
    cell.accessibilityLabel = "Ship"
    #expect(try AccessibleScreen(showing: cell).spoken() == ["Otter", "Emden"])
  }
}
