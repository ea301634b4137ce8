import Foundation

/// The letters at the edge that lead to sections.
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
