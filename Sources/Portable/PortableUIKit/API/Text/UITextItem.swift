public import Foundation

/// A part of a text that can be touched: a link or a picture.
@available(iOS 17.0, *)
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What can be touched.
  public enum Content {
    /// A link.
    case link(URL)
    /// A picture.
    case textAttachment(NSTextAttachment)
    /// A part that the app named.
    case tag(String)
  }

  /// What can be touched.
  public let content: UITextItem.Content
  /// Where it stands in the text.
  public let range: NSRange

  init(_ content: UITextItem.Content, in range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
