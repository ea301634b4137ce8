import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct CollectionTests {
  private func list(
    _ items: [String],
    layout: UICollectionViewLayout
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: layout
    )
    let kind = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view,
      path,
      item in
      view.dequeueConfiguredReusableCell(using: kind, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot)
    return (view, source)
  }

  // Certainty C: standard texts are one element, as in a table.
  // Rule: control-list-cell.
  @Test func `a list cell is one element with its texts`() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
    let (view, source) = list(["One", "Two"], layout: layout)
    let screen = try AccessibleScreen(showing: view)
    withExtendedLifetime(source) {
      #expect(screen.labels == ["One", "Two"])
      #expect(screen.elements[1].frame.y - screen.elements[0].frame.y == 52)
    }
  }

  @Test func `items that stay in a snapshot keep their identity`() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
    let (view, source) = list(["One", "Two"], layout: layout)
    let screen = try AccessibleScreen(showing: view)
    let two = screen.elements.first { $0.label == "Two" }?.id
    var snapshot = source.snapshot()
    snapshot.deleteItems(["One"])
    snapshot.appendItems(["Three"])
    source.apply(snapshot)
    #expect(screen.labels.sorted() == ["Three", "Two"])
    #expect(screen.elements.first { $0.label == "Two" }?.id == two)
  }

  @Test func `a group of two columns places items side by side`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(100)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (view, source) = list(["A", "B", "C"], layout: layout)
    let screen = try AccessibleScreen(showing: view)
    withExtendedLifetime(source) {
      let frames = screen.elements.map(\.frame)
      #expect(frames.map { $0.x - frames[0].x } == [0, 200, 0])
      #expect(frames.map { $0.y - frames[0].y } == [0, 0, 100])
    }
  }

  private final class SizedCell: UICollectionViewCell {
    let first: CGRect

    override init(frame: CGRect) {
      first = frame
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class SizedItems: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 90, height: 70) }
  }

  @Test(arguments: [(false, CGSize(width: 40, height: 30)), (true, CGSize(width: 90, height: 70))])
  func `a cell is created with the size of its item`(asksDelegate: Bool, size: CGSize) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 30)
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    let items = SizedItems()
    view.dataSource = items
    if asksDelegate { view.delegate = items }
    _ = try AccessibleScreen(showing: view)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? SizedCell
    #expect(cell?.first.size == size)
  }
}
