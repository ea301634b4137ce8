extension UITableViewHeaderFooterView {
  /// Makes a view of the class it is called on; see the same function of `UITableViewCell`.
  @_silgen_name("$s13PortableUIKit023UITableViewHeaderFooterD0C8dequeuedACSS_tcfC")
  static func make(dequeued reuseIdentifier: __owned String) -> UITableViewHeaderFooterView
}
