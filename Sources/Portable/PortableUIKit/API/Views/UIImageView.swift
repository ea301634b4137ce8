public import Foundation

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// The picture.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The picture shown while the view looks touched.
  open var highlightedImage: UIImage?
  /// The pictures of a movement.
  open var animationImages: [UIImage]?
  /// How long a movement takes, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often a movement is made; 0 means for ever.
  open var animationRepeatCount = 0
  /// Whether pictures move.
  open private(set) var isAnimating = false
  /// The configuration of a symbol; it is kept and not looked at.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the size of a picture follows the size of text.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Creates an image view with a picture for each state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Lets pictures move.
  open func startAnimating() {
    isAnimating = true
  }

  /// Lets pictures stand still.
  open func stopAnimating() {
    isAnimating = false
  }

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
    BuiltInAccessibility(label: image?.spokenLabel, traits: .image)
  }
}
