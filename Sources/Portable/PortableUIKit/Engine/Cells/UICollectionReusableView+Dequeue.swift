extension UICollectionReusableView {
  /// Makes a view of the class it is called on; see the same function of `UITableViewCell`.
  @_silgen_name("$s13PortableUIKit24UICollectionReusableViewC8dequeuedACSS_tcfC")
  static func make(dequeued reuseIdentifier: __owned String) -> UICollectionReusableView
}
