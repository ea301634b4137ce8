import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct ListChangeTests {
  private final class Names: UITableViewController {
    var names = ["a", "b", "c", "d"]
    var asked: [Int] = []
    var displayed: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      displayed.append(indexPath.row)
    }

    func selected() -> [String] {
      tableView.visibleCells.filter(\.isSelected).compactMap(\.textLabel?.text)
    }
  }

  private final class Row: UITableViewCell {
    var reuses = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private func rows(of screen: AccessibleScreen) -> [AccessibilityElement] {
    screen.elements.sorted { $0.frame.y < $1.frame.y }
  }

  // Source: Apple's documentation of `reconfigureRows(at:)`: the cell stays, and is not prepared for
  // reuse; certainty A.
  // Rule: control-refilled-row.
  @Test func `a reconfigured row keeps its cell and the focus`() throws {
    let list = Names(style: .plain)
    let screen = try AccessibleScreen(showing: list)
    let (ids, cell) = (screen.elements.map(\.id), list.tableView.visibleCells[1])
    (list.asked, list.displayed) = ([], [])
    list.names[1] = "B"
    list.tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    #expect(screen.labels == ["a", "B", "c", "d"])
    #expect(screen.elements.map(\.id) == ids)
    #expect(list.tableView.visibleCells[1] === cell)
    #expect((cell as? Row)?.reuses == 0)
    #expect(list.asked == [1] && list.displayed.isEmpty)
  }

  // What developers report, for instance blog.stevex.net of December 2011; certainty B.
  // Rule: control-refilled-row.
  @Test func `a reloaded row is deselected, a reconfigured one stays selected`()
    throws
  {
    let list = Names(style: .plain)
    let screen = try AccessibleScreen(showing: list)
    let path = IndexPath(row: 1, section: 0)
    list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    list.tableView.reconfigureRows(at: [path])
    #expect(screen.spoken() == ["a", "selected, b", "c", "d"])
    list.tableView.reloadRows(at: [path], with: .none)
    #expect(screen.spoken() == ["a", "b", "c", "d"])
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  // Regression: the index path stayed selected, whatever row moved there.
  @Test func `a moved row stays selected`() throws {
    let list = Names(style: .plain)
    let screen = try AccessibleScreen(showing: list)
    list.tableView.selectRow(
      at: IndexPath(row: 2, section: 0),
      animated: false,
      scrollPosition: .none
    )
    list.names.removeFirst()
    list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(screen.labels == ["b", "c", "d"])
    #expect(list.selected() == ["c"])
    list.names.swapAt(1, 2)
    list.tableView.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 0))
    #expect(rows(of: screen).map(\.label) == ["b", "d", "c"])
    #expect(list.selected() == ["c"])
  }

  // Source: Apple's documentation of `performBatchUpdates(_:completion:)`: deletions refer to the
  // state before the batch, insertions to that after it; certainty A.
  @Test func `deletions and moves in one batch match the data`() throws {
    let list = Names(style: .plain)
    let screen = try AccessibleScreen(showing: list)
    list.asked = []
    list.names = ["d", "new", "b"]
    list.tableView.performBatchUpdates {
      list.tableView.deleteRows(at: [0, 2].map { IndexPath(row: $0, section: 0) }, with: .none)
      list.tableView.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
      list.tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(rows(of: screen).map(\.label) == ["d", "new", "b"])
    #expect(list.asked == [1])
  }

  private func items(
    _ sections: [(String, [String])]
  ) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  // Regressions: all cells were recreated.
  @Test func `items that a snapshot moves, reconfigures or regroups keep their cells`() throws {
    final class Log {
      var made: [String] = []
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let log = Log()
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) {
      table,
      path,
      item in
      log.made.append(item)
      let cell =
        table.dequeueReusableCell(withIdentifier: "cell")
        ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
      cell.textLabel?.text = item
      return cell
    }
    source.apply(items([("now", ["a", "b", "c"])]))
    let screen = try AccessibleScreen(showing: table)
    let ids = Dictionary(uniqueKeysWithValues: screen.elements.map { ($0.label ?? "", $0.id) })
    log.made = []
    source.apply(items([("now", ["c", "a", "b"])]))
    #expect(rows(of: screen).map(\.id) == ["c", "a", "b"].map { ids[$0] })
    #expect(log.made == [])
    source.apply(items([("before", ["x"]), ("now", ["c", "b"]), ("later", ["y"])]))
    #expect(rows(of: screen).map(\.label) == ["x", "c", "b", "y"])
    #expect(rows(of: screen)[1...2].map(\.id) == ["c", "b"].map { ids[$0] })
    #expect(log.made == ["x", "y"])
    var again = source.snapshot()
    again.reconfigureItems(["b"])
    #expect(again.reconfiguredItemIdentifiers == ["b"])
    source.apply(again)
    #expect(rows(of: screen)[2].id == ids["b"])
    #expect(log.made == ["x", "y", "b"])
    source.apply(items([("now", ["b"])]))
    #expect(screen.elements.map(\.id) == [ids["b"]])
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
  }

  // Source: Apple's documentation of `reconfigureItems(_:)`; certainty A.
  @Test func `the focus stays on a button in a reconfigured item`() async throws {
    final class Cell: UICollectionViewCell {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(button)
      }

      required init?(coder: NSCoder) { nil }
    }
    final class Shop {
      var isBought = false
      var source: UICollectionViewDiffableDataSource<Int, String>?

      @MainActor func buy() {
        isBought = true
        guard var snapshot = source?.snapshot() else { return }
        snapshot.reconfigureItems(["Lamp"])
        source?.apply(snapshot)
      }
    }
    let shop = Shop()
    let kind = UICollectionView.CellRegistration<Cell, String> { cell, _, item in
      cell.button.setTitle(shop.isBought ? "\(item), bought" : "Buy \(item)", for: .normal)
      cell.button.isEnabled = !shop.isBought
      let action = UIAction(identifier: UIAction.Identifier("buy")) { _ in shop.buy() }
      cell.button.addAction(action, for: .touchUpInside)
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 44)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800),
      collectionViewLayout: layout
    )
    shop.source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: kind, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Chair", "Lamp"])
    await shop.source?.apply(snapshot)
    let screen = try AccessibleScreen(showing: view)
    #expect(
      try await screen.driven(by: "touch Buy Lamp", "double tap").suffix(2)
        == ["[activated Buy Lamp]", "Lamp, bought, dimmed"]
    )
  }
}
