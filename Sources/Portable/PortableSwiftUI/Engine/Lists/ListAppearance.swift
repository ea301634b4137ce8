import Foundation
import PortableUIKit

enum ListAppearance {
  case plain
  case grouped
  case insetGrouped

  /// Maps a list style to its appearance.
  ///
  /// On an iPhone the default is rows in groups with round corners. Source: Apple, documentation of
  /// `ListStyle` and `InsetGroupedListStyle`, AccessibilitySnapshot’s images of lists; A.
  init(_ style: some ListStyle) {
    self =
      switch style {
      case is PlainListStyle, is InsetListStyle: .plain
      case is GroupedListStyle: .grouped
      default: .insetGrouped
      }
  }

  var hasUppercaseHeaders: Bool { self != .plain }
}

struct RowGroupSurface: Surface {
  let rows: [RenderedView]
  let look: ListAppearance

  func makeView(in host: HostView) -> UIView {
    let view = RowGroupView()
    view.accessibilityElementsHidden = true
    view.isUserInteractionEnabled = false
    return view
  }

  func canUpdate(_ view: UIView) -> Bool { view is RowGroupView }

  func update(_ view: UIView) {
    guard let view = view as? RowGroupView else { return }
    let origin = view.frame.origin
    view.rowFrames = rows.map { $0.frame.offsetBy(dx: -origin.x, dy: -origin.y) }
    view.surfaceRadius =
      switch look {
      case .plain: nil
      case .grouped: 0
      case .insetGrouped: DeviceSettings.current.look.groupRadius
      }
    // In a plain list the last row has a separator as well.
    let lined = look == .plain ? rows[...] : rows.dropLast()
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.separatorFrames = lined.filter { !$0.layoutHints.hidesSeparator }.map { row in
      let frame = row.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      let inset = row.separatorInset(isRightToLeft: isRightToLeft)
      return CGRect(
        x: isRightToLeft ? frame.minX : frame.minX + inset,
        y: frame.maxY - 1,
        width: max(0, frame.width - inset),
        height: 1
      )
    }
  }
}

final class RowGroupView: UIView, RowGroupDisplaying {
  var rowFrames: [CGRect] = []
  var surfaceRadius: CGFloat?
  var separatorFrames: [CGRect] = []
}

extension RenderedView {
  /// The leading inset of the separator below a row, in points: it begins with the first text.
  ///
  /// Source: Apple, documentation of `HorizontalAlignment.listRowSeparatorLeading`: “the separator
  /// automatically and by default aligns to the leading text in the row”; A.
  fileprivate func separatorInset(isRightToLeft: Bool) -> CGFloat {
    guard let text = first({ $0.surface is TextSurface ? $0 : nil }) else { return 16 }
    let inset = isRightToLeft ? frame.maxX - text.frame.maxX : text.frame.minX - frame.minX
    return inset < frame.width / 2 ? max(16, inset) : 16
  }
}
