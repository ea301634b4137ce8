package import Foundation

// What the system adds to a button with a configuration: arrows if it chooses from a menu, and
// rays while it works. Neither is spoken.
//
// Source: Apple, `UIButton.changesSelectionAsPrimaryAction` and
// `UIButton.Configuration.showsActivityIndicator`; certainty A, and C for the measures.
extension UIButton {
  /// The space of a sign and its distance to the title, in points.
  static let signSpace: CGFloat = 24

  var showsPopUpSign: Bool { configuration != nil && isPopUp }
  var showsProgress: Bool { configuration?.showsActivityIndicator == true }

  /// The names of the symbols, and their frames in the button.
  package final var signs: [(symbol: String, frame: CGRect)] {
    let insets = contentInsets
    func frame(isOnTheRight: Bool) -> CGRect {
      let side: CGFloat = 18
      let x =
        isOnTheRight
        ? bounds.width - insets.right + Self.signSpace - side : insets.left - Self.signSpace
      return CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side)
    }
    let choice = ("chevron.up.chevron.down", frame(isOnTheRight: !isRightToLeft))
    let progress = ("rays", frame(isOnTheRight: isRightToLeft))
    return (showsPopUpSign ? [choice] : []) + (showsProgress ? [progress] : [])
  }
}
