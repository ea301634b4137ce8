import Foundation

extension UICollectionReusableView {
  /// Creates a view of the class it is called on; see `UITableViewCell.make(dequeued:)`.
  @_silgen_name(
    "$s13PortableUIKit24UICollectionReusableViewC8dequeued4sizeACSS_10Foundation6CGSizeVtcfC"
  )
  static func make(
    dequeued reuseIdentifier: __owned String,
    size: CGSize
  ) -> UICollectionReusableView
}

extension UICollectionView {
  func adopt(_ layout: UICollectionViewLayout) {
    layout.owner = self
    isLoaded = false
    setNeedsLayout()
  }

  func dequeue(
    _ identifier: String,
    type: UICollectionReusableView.Type?,
    size: @autoclosure () -> CGSize
  ) -> UICollectionReusableView? {
    if let reconfiguredCell, reconfiguredCell.reuseIdentifier == identifier {
      return reconfiguredCell
    }
    if let used = pool.take(named: identifier) {
      used.prepareForReuse()
      return used
    }
    return type?.make(dequeued: identifier, size: size())
  }
}

extension UITableViewCell {
  /// Creates a cell of the class it is called on, as a table does for a registered class.
  ///
  /// On Apple's systems the Objective-C runtime calls the initializer of a class that is known only
  /// at run time. Swift allows that only for `required` initializers, and marking this one would
  /// reject every cell written for UIKit. So the function is another symbol name of
  /// `init(dequeued:)`, which dispatches to the subclass's own initializer through the class it is
  /// called on.
  @_silgen_name("$s13PortableUIKit15UITableViewCellC8dequeuedACSS_tcfC")
  static func make(dequeued reuseIdentifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("$s13PortableUIKit023UITableViewHeaderFooterD0C8dequeuedACSS_tcfC")
  static func make(dequeued reuseIdentifier: __owned String) -> UITableViewHeaderFooterView
}
