import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct TableTests {
  @Test func `standard texts of a cell are one element`() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Margherita"
    cell.detailTextLabel?.text = "5 euros"
    #expect(try AccessibleScreen(showing: cell).labels == ["Margherita, 5 euros"])
  }

  // Rule: control-row.
  @Test func `custom labels in a plain cell are one element`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for (index, text) in ["Margherita", "5 euros"].enumerated() {
      let label = UIView.label(text)
      label.frame = CGRect(x: 16, y: CGFloat(index) * 20, width: 100, height: 20)
      cell.contentView.addSubview(label)
    }
    #expect(try AccessibleScreen(showing: cell).labels == ["Margherita, 5 euros"])
  }

  @Test func `a table shows all rows below their headers`() throws {
    let controller = Menu(style: .plain)
    let screen = try AccessibleScreen(showing: controller)
    #expect(screen.labels == ["Pizzas", "Row 0", "Row 1"])
    #expect(screen.elements.first?.traits == .header)
    let ys = screen.elements.map(\.frame.y)
    #expect(ys == ys.sorted())
  }

  @Test func `a registered subclass is instantiated`() throws {
    let controller = Menu(style: .plain)
    _ = try AccessibleScreen(showing: controller)
    let cells = controller.tableView.visibleCells.compactMap { $0 as? MenuCell }
    #expect(cells.count == 2)
    #expect(cells.allSatisfy { $0.isPrepared && $0.reuseIdentifier == "menu" })
  }

  @Test func `a double tap selects a row`() throws {
    let controller = Menu(style: .plain)
    let screen = try AccessibleScreen(showing: controller)
    #expect(screen.perform(.activate, onElementLabeled: "Row 1"))
    #expect(controller.chosen == [IndexPath(row: 1, section: 0)])
    #expect(screen.elements.last?.traits == .selected)
  }

  // Known from iOS: reloading deselects; certainty C.
  @Test func `reloaded rows are deselected`() throws {
    let controller = Menu(style: .plain)
    let screen = try AccessibleScreen(showing: controller)
    #expect(screen.perform(.activate, onElementLabeled: "Row 1"))
    controller.tableView.reloadData()
    #expect(screen.elements.last?.traits.contains(.selected) == false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `a row has the height of its constraints`() throws {
    let controller = Menu(style: .plain)
    controller.usesConstraints = true
    _ = try AccessibleScreen(showing: controller)
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [120, 120])
  }

  @Test func `a collection lays out items in lines and selects one`() throws {
    let grid = Grid()
    let screen = try AccessibleScreen(showing: grid)
    #expect(screen.labels == ["0", "1", "2"])
    #expect(screen.elements.map(\.frame.x) == [0, 200, 0])
    #expect(screen.elements.map(\.frame.y) == [62, 62, 152])
    #expect(screen.perform(.activate, onElementLabeled: "2"))
    #expect(grid.chosen == [IndexPath(item: 2, section: 0)])
  }

  private final class MenuCell: UITableViewCell {
    private(set) var isPrepared = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      isPrepared = true
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private final class Menu: UITableViewController {
    var chosen: [IndexPath] = []
    var usesConstraints = false

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(MenuCell.self, forCellReuseIdentifier: "menu")
    }

    override func tableView(
      _ tableView: UITableView,
      numberOfRowsInSection section: Int
    ) -> Int { 2 }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { "Pizzas" }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "menu", for: indexPath)
      guard usesConstraints else {
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        view.heightAnchor.constraint(equalToConstant: 100),
      ])
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  private final class Item: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private final class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var chosen: [IndexPath] = []

    override func loadView() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 190, height: 80)
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.register(Item.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = self
      collection.delegate = self
      view = collection
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityLabel = "\(indexPath.item)"
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) {
      chosen.append(indexPath)
    }
  }

  // Source: Kickstarter's ios-oss, pull request 544, and accessibilityupto11.com, day 84; certainty B.
  // Rule: control-switch-row.
  @Test func `a switch accessory is one element with the row's texts`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Wi-Fi"
    let toggle = UISwitch()
    cell.accessoryView = toggle
    let screen = try AccessibleScreen(showing: cell)
    #expect(screen.spoken() == ["Wi-Fi, Switch button, off"])
    #expect(screen.elements[0].frame.width > 300)
    #expect(screen.perform(.activate, onElementLabeled: "Wi-Fi"))
    #expect(toggle.isOn)
    toggle.accessibilityLabel = "Wireless"
    #expect(screen.spoken() == ["Wireless, Switch button, on"])
    #expect(toggle.accessibilityActivate() && !toggle.isOn)
    toggle.isEnabled = false
    #expect(!toggle.accessibilityActivate())
  }
}
