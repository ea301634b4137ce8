import Foundation

extension UICollectionReusableView {
  /// Makes a view of the class it is called on; see the same function of `UITableViewCell`.
  @_silgen_name("$s13PortableUIKit24UICollectionReusableViewC8dequeuedACSS_tcfC")
  static func make(dequeued reuseIdentifier: __owned String) -> UICollectionReusableView
}

/// How cells are used again.
extension UICollectionView {
  func adopt(_ layout: UICollectionViewLayout) {
    layout.owner = self
    isLoaded = false
    setNeedsLayout()
  }

  func dequeue(
    _ identifier: String,
    type: UICollectionReusableView.Type?
  ) -> UICollectionReusableView? {
    if let refilledCell, refilledCell.reuseIdentifier == identifier { return refilledCell }
    if let used = pool.take(named: identifier) {
      used.prepareForReuse()
      return used
    }
    return type?.make(dequeued: identifier)
  }
}

extension UITableViewCell {
  /// Makes a cell of the class it is called on, as a table does for a registered class.
  ///
  /// On Apple's systems the Objective-C runtime calls an initializer of a class known only while
  /// running. Swift allows that only for initializers marked `required`, and marking this one would
  /// reject every cell written for UIKit. So the function is another name of the initializer
  /// `init(dequeued:)`, which reaches the subclass's own through the class it is called on.
  @_silgen_name("$s13PortableUIKit15UITableViewCellC8dequeuedACSS_tcfC")
  static func make(dequeued reuseIdentifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// Makes a view of the class it is called on; see the same function of `UITableViewCell`.
  @_silgen_name("$s13PortableUIKit023UITableViewHeaderFooterD0C8dequeuedACSS_tcfC")
  static func make(dequeued reuseIdentifier: __owned String) -> UITableViewHeaderFooterView
}
