public import Foundation

/// An object that is told of editing in a text.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Tells whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Tells whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Is called when editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Is called when editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Tells whether the text may change.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Is called when the text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Is called when the place of typing changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Tells whether a link may be opened.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Gives what a touch on a link does; it is not asked, since a text is one element.
  @available(iOS 17.0, *)
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?
}

/// Apple's methods are optional; without them everything is allowed and nothing is told.
extension UITextViewDelegate {
  /// Lets editing begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Lets editing end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Is called when editing began.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Is called when editing ended.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Lets the text change.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Is called when the text changed.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Is called when the place of typing changed.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Lets the link be opened.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Leaves it as it is.
  @available(iOS 17.0, *)
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}
