public import Foundation

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The picture shown while the view looks touched.
  open var highlightedImage: UIImage?
  /// Whether the view looks touched.
  open var isHighlighted = false

  /// Creates an image view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates an image view in the size of a picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// The size of the picture, in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  // Source: developer.apple.com, UIImageView; certainty A for not being an element.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(label: image?.accessibilityLabel, traits: .image)
  }
}
