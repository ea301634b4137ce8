import AccessibilityTree
import Foundation
import PortableUIKit
import SpeechRules
import Testing

@MainActor
struct RowStopTests {
  // Source: a sample of a tutorial's RecipeCell, and TTTAttributedLabel, issue 397; certainty B.
  // Rule: control-row-parts.
  @Test(arguments: [(true, ["Otter", "Emden"]), (false, ["Otter"])])
  func `a label whose flag the app set does not join`(flag: Bool, lines: [String]) throws {
    let port = UILabel.placed("Emden", y: 22)
    port.isAccessibilityElement = flag
    let screen = try AccessibleScreen(showing: SampleRow.with([.placed("Otter", y: 2), port]))
    #expect(screen.spoken() == lines)
  }

  // Rule: control-row-parts.
  @Test func `a button in a row is a stop of its own, and both can be activated`() throws {
    var bought = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in bought += 1 })
    button.frame = CGRect(x: 200, y: 0, width: 100, height: 44)
    let table = Ships { SampleRow.with([.placed("Otter", y: 2), .placed("Emden", y: 22), button]) }
    let screen = try AccessibleScreen(showing: table)
    #expect(screen.spoken() == ["Otter, Emden", "Buy, Button"])
    #expect(screen.perform(.activate, onElementLabeled: "Buy") && bought == 1)
    #expect(table.chosen.isEmpty)
    #expect(screen.perform(.activate, onElementLabeled: "Otter, Emden"))
    #expect(table.chosen == [[0, 0]] && bought == 1)
    #expect(screen.spoken() == ["selected, Otter, Emden", "Buy, Button"])
  }

  // Source: alenm.com, “Voiceover on Tableview Cell”; certainty B.
  // Rule: control-row-parts.
  @Test func `text views in a row are stops of their own`() throws {
    let views = ["Ada", "goalkeeper"].enumerated().map { index, text in
      let view = UITextView(frame: CGRect(x: CGFloat(index) * 160, y: 0, width: 150, height: 40))
      view.isEditable = false
      view.text = text
      return view
    }
    #expect(try AccessibleScreen(showing: SampleRow.with(views)).spoken() == ["Ada", "goalkeeper"])
  }

  // Source: kickstarter/ios-oss, pull request 544, and pocket-casts-ios, issue 436; certainty B.
  // Rule: control-row-parts.
  @Test func `a switch in the content of a row stays apart`() throws {
    let toggle = UISwitch(frame: CGRect(x: 250, y: 6, width: 51, height: 31))
    let screen = try AccessibleScreen(showing: SampleRow.with([.placed("Wi-Fi", y: 12), toggle]))
    #expect(screen.spoken() == ["Wi-Fi", "Switch button, off"])
  }

  // Source: kickstarter/ios-oss, pull request 544; certainty B.
  // Rule: control-switch-row.
  @Test func `a switch accessory is one stop with labels of the app`() throws {
    let toggle = UISwitch()
    let cell = SampleRow.with([.placed("Wi-Fi", y: 2), .placed("Home", y: 22)])
    cell.accessoryView = toggle
    let screen = try AccessibleScreen(showing: cell)
    #expect(
      screen.spoken(hints: true)
        == ["Wi-Fi, Home, Switch button, off, Double tap to toggle setting"]
    )
    #expect(screen.elements.map { Double($0.frame.width) } == [Double(cell.bounds.width)])
    #expect(screen.elements.map(\.respondsToUserInteraction) == [true])
    #expect(screen.perform(.activate, onElementLabeled: "Wi-Fi, Home") && toggle.isOn)
    cell.accessibilityLabel = "Wireless"
    #expect(screen.spoken() == ["Wireless, Switch button, on"])
  }

  // Source: none was found; certainty C.
  // Rule: control-row-parts.
  @Test(arguments: [(44, 44), (20, 60)])
  func `an accessory view keeps the size that the app gave it`(width: Int, height: Int) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: width, height: height))
    button.accessibilityLabel = "More"
    let cell = SampleRow.with([.placed("Otter", y: 2)])
    cell.accessoryView = button
    let more = try AccessibleScreen(showing: cell).elements.first { $0.label == "More" }
    #expect(more?.frame.width == Double(width))
    #expect(more?.frame.height == Double(height))
  }

  // Rule: control-details, control-edited-row.
  @Test func `a detail button and editing controls are next to the joined text`() throws {
    let table = Ships {
      let cell = SampleRow.with([.placed("Otter", y: 2), .placed("Emden", y: 22)])
      cell.accessoryType = .detailDisclosureButton
      return cell
    }
    let screen = try AccessibleScreen(showing: table)
    #expect(screen.spoken() == ["Otter, Emden", "More Info, Button"])
    table.setEditing(true, animated: false)
    #expect(screen.spoken() == ["Delete Otter, Emden, Button", "Otter, Emden"])
  }

  // Source: the demo project of a report about empty cells; certainty B.
  // Rule: control-empty-row.
  @Test func `an empty cell is a stop only if it is of a subclass`() throws {
    #expect(try AccessibleScreen(showing: SampleRow.with([])).labels == [" "])
    #expect(try AccessibleScreen(showing: UITableViewCell()).labels == [])
    let named = UITableViewCell()
    named.accessibilityLabel = "Ship"
    #expect(try AccessibleScreen(showing: named).labels == ["Ship"])
    let skipped = SampleRow.with([])
    skipped.isAccessibilityElement = false
    #expect(try AccessibleScreen(showing: skipped).labels == [])
  }

  // Source: Apple's documentation of the properties; certainty A. That labels still join in a cell
  // that is no element, which is the default: certainty C.
  // Rule: control-row, control-row-parts.
  @Test func `listed and hidden elements override the joined text`() throws {
    let (name, port) = (UILabel.placed("Otter", y: 2), UILabel.placed("Emden", y: 22))
    let cell = SampleRow.with([name, port])
    let screen = try AccessibleScreen(showing: cell)
    cell.isAccessibilityElement = false
    #expect(screen.labels == ["Otter, Emden"])
    cell.accessibilityElements = [port, name]
    #expect(screen.labels == ["Emden", "Otter"])
    cell.accessibilityElements = nil
    cell.contentView.accessibilityElements = [port, name]
    #expect(screen.labels == ["Emden", "Otter"])
    cell.contentView.accessibilityElements = nil
    cell.shouldGroupAccessibilityChildren = true
    #expect(screen.labels == ["Otter, Emden"])
    cell.accessibilityElementsHidden = true
    #expect(screen.labels == [])
  }

  // Rule: control-row-parts.
  @Test func `items of a collection in a row stay apart`() throws {
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 40, width: 300, height: 60),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let harbour = Harbour()
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "ship")
    grid.dataSource = harbour
    let screen = try AccessibleScreen(showing: SampleRow.with([.placed("Ships", y: 2), grid]))
    #expect(screen.labels == ["Ships", "Otter"])
  }

  // Rule: control-section.
  @Test func `the title of a section is a heading above it, not below it`() throws {
    let table = Ships { SampleRow.with([.placed("Otter", y: 2)]) }
    table.hasTitles = true
    let screen = try AccessibleScreen(showing: table)
    #expect(screen.spoken() == ["Ships, Heading", "Otter", "Two more at sea"])
  }

  // Rule: control-row.
  @Test func `a gesture recognizer of a row is what a double tap reaches`() throws {
    final class Tapped: UITableViewCell {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let cell = Tapped()
    cell.contentView.addSubview(UILabel.placed("Otter", y: 2))
    cell.addGestureRecognizer(UITapGestureRecognizer(target: cell, action: Selector(cell.tapped)))
    let screen = try AccessibleScreen(showing: cell)
    #expect(screen.perform(.activate, onElementLabeled: "Otter"))
    #expect(cell.taps == 1)
  }

  private final class Ships: UITableViewController {
    var chosen: [IndexPath] = []
    var hasTitles = false
    private let make: () -> UITableViewCell

    init(_ make: @escaping () -> UITableViewCell) {
      self.make = make
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { make() }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }

    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? { title("Ships") }

    override func tableView(
      _ tableView: UITableView,
      viewForFooterInSection section: Int
    ) -> UIView? { title("Two more at sea") }

    private func title(_ text: String) -> UIView? {
      guard hasTitles else { return nil }
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = text
      return view
    }
  }
}

private final class Harbour: NSObject, UICollectionViewDataSource {
  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 1 }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt index: IndexPath
  )
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "ship", for: index)
    cell.contentView.addSubview(UILabel.placed("Otter", y: 2))
    return cell
  }
}
