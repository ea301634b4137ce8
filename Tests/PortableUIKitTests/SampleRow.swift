import PortableUIKit

/// A subclass of a table cell with views of its own.
final class SampleRow: UITableViewCell {
  static func with(_ views: [UIView]) -> SampleRow {
    let cell = SampleRow(style: .default, reuseIdentifier: nil)
    for view in views { cell.contentView.addSubview(view) }
    return cell
  }
}

extension UIView {
  static func placed(_ text: String, x: CGFloat = 16, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 120, height: 20))
    label.text = text
    return label
  }
}
