import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct ListHeaderTests {
  final class Letters: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init() {
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        var content = $0.defaultContentConfiguration()
        content.text = $2
        $0.contentConfiguration = content
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Part \($2.section + 1)"
        $0.contentConfiguration = content
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
      }
      source.supplementaryViewProvider = {
        $0.dequeueConfiguredReusableSupplementary(using: header, for: $2)
      }
      self.source = source
      show(["A", "B"])
    }

    func show(_ letters: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections(Array(letters.indices))
      for (section, letter) in letters.enumerated() {
        snapshot.appendItems([letter], toSection: section)
      }
      source?.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test func `each section begins with its header, even after a change`() throws {
    let controller = Letters()
    let screen = try AccessibleScreen(showing: controller)
    #expect(screen.spoken() == ["Part 1, Heading", "A", "Part 2, Heading", "B"])
    controller.show(["C"])
    #expect(screen.spoken() == ["Part 1, Heading", "C"])
  }
}
