import Foundation

/// The section index at the edge of a table.
///
/// That it is one adjustable element is known from phones; certainty B, C for its strings.
final class TableIndexView: UIView {
  var titles: [String] = [] { didSet { chosen = min(chosen, max(0, titles.count - 1)) } }
  var onChoose: ((Int) -> Void)?
  private var chosen = 0

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: !titles.isEmpty,
      label: SystemString.sectionIndex.text,
      value: titles.isEmpty ? nil : titles[chosen],
      traits: .adjustable
    )
  }

  override func accessibilityIncrement() { choose(chosen + 1) }
  override func accessibilityDecrement() { choose(chosen - 1) }

  private func choose(_ index: Int) {
    guard titles.indices.contains(index) else { return }
    chosen = index
    onChoose?(index)
  }
}

extension UITableView {
  final func addIndex() {
    clipsToBounds = true
    indexView.onChoose = { [weak self] index in self?.showSection(atIndexTitle: index) }
    addSubview(indexView)
  }

  final func placeIndex() {
    indexView.titles = dataSource?.sectionIndexTitles(for: self) ?? []
    indexView.isHidden = indexView.titles.isEmpty
    let x = isRightToLeft ? bounds.minX : bounds.maxX - 15
    indexView.frame = CGRect(x: x, y: bounds.minY, width: 15, height: bounds.height)
  }

  final func showSection(atIndexTitle index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(
      self,
      sectionForSectionIndexTitle: indexView.titles[index],
      at: index
    )
    let area = rect(forSection: section)
    if area != .zero { scrollRectToVisible(area, animated: false) }
  }
}
