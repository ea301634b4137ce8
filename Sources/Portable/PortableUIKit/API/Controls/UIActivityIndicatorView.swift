public import Foundation

/// A wheel that turns while something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
    /// Large and white, by its former name.
    @available(
      iOS,
      introduced: 2.0,
      deprecated: 13.0,
      renamed: "UIActivityIndicatorView.Style.large"
    )
    case whiteLarge = 0
    /// Medium and white, by its former name.
    @available(
      iOS,
      introduced: 2.0,
      deprecated: 13.0,
      renamed: "UIActivityIndicatorView.Style.medium"
    )
    case white = 1
    /// Medium and grey, by its former name.
    @available(
      iOS,
      introduced: 2.0,
      deprecated: 13.0,
      renamed: "UIActivityIndicatorView.Style.medium"
    )
    case gray = 2
  }

  private final var isTurning = false

  /// The size of the wheel.
  open var style = UIActivityIndicatorView.Style.medium
  /// Whether the wheel disappears when it stops.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isTurning }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the wheel.
  open var color: UIColor! = UIColor.gray

  /// Creates a wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a wheel from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  /// Creates a wheel of a size.
  public init(style: UIActivityIndicatorView.Style) {
    // Source: Apple's documentation, the wheel sizes itself to its style; certainty A.
    let length: CGFloat = style == .large || style.rawValue == 0 ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
    self.style = style
    isHidden = true
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { isTurning }

  /// Lets the wheel turn.
  open func startAnimating() {
    isTurning = true
    isHidden = false
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isTurning = false
    isHidden = hidesWhenStopped
  }

  /// The size of the wheel, 20 or 37 points.
  open override var intrinsicContentSize: CGSize {
    let length: CGFloat = style == .large || style.rawValue == 0 ? 37 : 20
    return CGSize(width: length, height: length)
  }

  // Source: Apple's UIKit string tables; certainty A for the words, C for the trait.
  override var builtInAccessibility: BuiltInAccessibility {
    let word = isTurning ? SystemWord.inProgress : SystemWord.progressHalted
    return BuiltInAccessibility(isElement: true, label: word.text, traits: .updatesFrequently)
  }
}
