import Foundation
import PortableUIKit

/// A text on the screen.
struct TextSurface: Surface {
  let text: String
  let font: UIFont
  let lines: Int
  /// What the letters are painted with.
  var color = UIColor.label
  /// Whether the text stands in what can be used.
  var isEnabled = true

  private static let measuringLabel = UILabel()

  /// The size of the text, in points.
  func size(in proposal: ProposedViewSize) -> CGSize {
    let label = Self.measuringLabel
    update(label)
    // A label takes no width for all the width it likes; a text in no room is as narrow as a letter.
    let width = max(proposal.width ?? .infinity, 1)
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
    return CGSize(width: size.width, height: min(size.height, max(proposal.height ?? .infinity, 0)))
  }

  func makeView(in host: HostView) -> UIView {
    UILabel()
  }

  func canUpdate(_ view: UIView) -> Bool { view is UILabel }

  func update(_ view: UIView) {
    guard let label = view as? UILabel else { return }
    label.text = text
    label.font = font
    label.numberOfLines = lines
    label.textColor = color
    label.isEnabled = isEnabled
  }
}
