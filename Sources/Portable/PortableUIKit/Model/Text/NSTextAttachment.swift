public import Foundation

open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds: CGRect = .zero

  open var accessibilityLabel: String?

  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The text with its attachments replaced by their labels; `nil` if it has none.
  ///
  /// Certainty C.
  var textWithAttachmentLabels: String? {
    guard string.contains("\u{FFFC}") else { return nil }
    var words = ""
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, range, _ in
      let piece = attributedSubstring(from: range).string
      let thing = value as? NSTextAttachment
      let label = thing?.accessibilityLabel ?? thing?.image?.accessibilityLabel ?? ""
      words += thing == nil ? piece : label
    }
    return words
  }
}
