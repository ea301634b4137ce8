import PortableUIKit

extension UIView {
  static func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// An element of 100 × 44 points.
  static func element(_ label: String) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  /// A view of 300 × 200 points with subviews in a column.
  static func box(_ views: [UIView]) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    for (index, view) in views.enumerated() {
      view.frame.origin.y = CGFloat(index) * 50
      box.addSubview(view)
    }
    return box
  }
}
