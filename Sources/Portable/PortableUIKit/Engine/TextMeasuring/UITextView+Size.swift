import Foundation

/// The size of the text.
extension UITextView {
  var editingDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  func textSize(fitting width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let room = width - insets.left - insets.right - 10
    let size = TextMeasure(font: (font ?? UIFont.systemFont(ofSize: 12)).resolved)
      .size(of: content.string.isEmpty ? " " : content.string, fitting: room, lineLimit: 0)
    return CGSize(
      width: size.width + insets.left + insets.right + 10,
      height: size.height + insets.top + insets.bottom
    )
  }
}
