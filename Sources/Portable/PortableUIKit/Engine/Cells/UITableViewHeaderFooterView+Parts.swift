import Foundation

/// The parts of a header or footer.
extension UITableViewHeaderFooterView {
  func addContent() {
    addSubview(content)
    title.accessibilityTraits = .header
    content.addSubview(title)
  }

  func showConfiguration() {
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    if let configured { addSubview(configured) }
    setNeedsLayout()
  }
}
