import Foundation

extension UITableViewCell {
  final func configuredHeight(in width: CGFloat) -> CGFloat {
    guard let configured = content.configured else { return 0 }
    if let list = configured as? UIListContentView {
      return list.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return LayoutPass(root: configured).fittingSize(width: width).height
  }

  final func contentFrame(in size: CGSize) -> CGRect {
    var start = CGFloat(indentationLevel) * indentationWidth
    var end: CGFloat = 0
    for control in controls {
      if control.edge == .start { start += 44 } else { end += 44 }
    }
    if let accessoryView {
      end += accessoryView.ownSize.width + 24
    } else if shownAccessory != .none, controls.allSatisfy({ $0.purpose != .details }) {
      end += 40
    }
    let width = max(0, size.width - start - end)
    return CGRect(x: isRightToLeft ? end : start, y: 0, width: width, height: size.height)
  }

  private var shownAccessory: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  final func placeControls() {
    var (start, end): (CGFloat, CGFloat) = (0, bounds.width)
    for control in controls {
      let x: CGFloat
      if control.edge == .start {
        x = start
        start += 44
      } else {
        end -= 44
        x = end
      }
      control.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - 44 : x,
        y: 0,
        width: 44,
        height: bounds.height
      )
    }
  }

  final func updateControls() {
    var purposes: [CellControl.Purpose] = []
    switch shownEditing?.style {
    case .delete: purposes.append(.delete)
    case .insert: purposes.append(.insert)
    default: break
    }
    if shownEditing?.canMove == true || (shownEditing != nil && showsReorderControl) {
      purposes.append(.reorder)
    }
    let accessory = shownAccessory
    if accessoryView == nil, accessory == .detailButton || accessory == .detailDisclosureButton {
      purposes.append(.details)
    }
    guard purposes != controls.map(\.purpose) else { return setNeedsLayout() }
    let former = controls
    controls = purposes.map { purpose in
      former.first { $0.purpose == purpose } ?? CellControl(purpose, of: self)
    }
    for control in former where !controls.contains(control) { control.removeFromSuperview() }
    for control in controls where control.superview == nil { addSubview(control) }
    setNeedsLayout()
    table?.setNeedsLayout()
  }

  var table: UITableView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
  }

  /// Selects the row in its table; `nil` if no table handles selection.
  func choose() -> Bool? {
    guard let table, table.isSelectionEnabled else { return nil }
    return table.choose(self)
  }

  func addContent() {
    addSubview(content.plain)
    texts.add(to: content.plain)
  }
}

extension UIView {
  /// The size of an accessory view: the one that the app gave it, or else what its content needs.
  final var ownSize: CGSize { bounds.size == .zero ? sizeThatFits(.zero) : bounds.size }
}
