public import Foundation

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large
    @available(
      iOS,
      introduced: 2.0,
      deprecated: 13.0,
      renamed: "UIActivityIndicatorView.Style.large"
    )
    case whiteLarge = 0
    @available(
      iOS,
      introduced: 2.0,
      deprecated: 13.0,
      renamed: "UIActivityIndicatorView.Style.medium"
    )
    case white = 1
    @available(
      iOS,
      introduced: 2.0,
      deprecated: 13.0,
      renamed: "UIActivityIndicatorView.Style.medium"
    )
    case gray = 2
  }

  private final var isTurning = false

  open var style = UIActivityIndicatorView.Style.medium
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isTurning } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = UIColor.gray

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  public init(style: UIActivityIndicatorView.Style) {
    // Source: Apple's documentation, the wheel sizes itself to its style; certainty A.
    let length: CGFloat = style == .large || style.rawValue == 0 ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
    self.style = style
    isHidden = true
  }

  open var isAnimating: Bool { isTurning }

  open func startAnimating() {
    isTurning = true
    isHidden = false
  }

  open func stopAnimating() {
    isTurning = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    let length: CGFloat = style == .large || style.rawValue == 0 ? 37 : 20
    return CGSize(width: length, height: length)
  }

  // Source: Apple's UIKit string tables; certainty A for the words, C for the trait.
  override var builtInAccessibility: BuiltInAccessibility {
    let word = isTurning ? SystemString.inProgress : SystemString.progressHalted
    return BuiltInAccessibility(isElement: true, label: word.text, traits: .updatesFrequently)
  }
}

@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  open var progress: Float = 0 {
    didSet { if !(0...1).contains(progress) { progress = min(max(progress, 0), 1) } }
  }
  open var progressViewStyle = UIProgressView.Style.default
  open var observedProgress: Progress? {
    didSet { observedProgress.map { progress = Float($0.fractionCompleted) } }
  }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  // Source: Apple's UIKit string tables; certainty A for the words, C for their use.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      label: SystemString.progress.text,
      value: Int((progress * 100).rounded()).asPercent,
      traits: .updatesFrequently
    )
  }
}

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private final var refreshing = false

  open var attributedTitle: NSAttributedString?
  open var isRefreshing: Bool { refreshing }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init() { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func beginRefreshing() { refreshing = true }
  open func endRefreshing() { refreshing = false }

  // Refreshes, as pulling down does.
  final func pull() {
    refreshing = true
    sendActions(for: .valueChanged)
  }
}
