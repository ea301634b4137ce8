public import Foundation

/// A thing that stands for a letter in a text, such as a picture.
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// The area beside the line, in points.
  open var bounds: CGRect = .zero

  /// Creates an empty thing.
  public override init() {
    super.init()
  }

  /// Creates a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text of nothing but a thing that stands for a letter.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
