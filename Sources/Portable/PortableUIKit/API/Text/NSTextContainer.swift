public import Foundation

/// The room of a text; it is kept and not looked at.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The distance of lines from the edges, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines; 0 means as many as needed.
  open var maximumNumberOfLines = 0
  /// How a text that is too long is broken or cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size, in points.
  open var size: CGSize = .zero
  /// Whether the width follows the view.
  open var widthTracksTextView = false
  /// Whether the height follows the view.
  open var heightTracksTextView = false
}
