public import Foundation

@preconcurrency @MainActor open class UILabel: UIView {
  private final var shownText: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var text: String? {
    get { shownText?.string }
    set {
      shownText = newValue.map { NSAttributedString(string: $0) }
      invalidateIntrinsicContentSize()
    }
  }

  open var attributedText: NSAttributedString? {
    get { shownText }
    set {
      shownText = newValue
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  open var isEnabled = true
  open var isHighlighted = false
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var showsExpansionTextWhenTruncated = false
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size)) }

  open func drawText(in rect: CGRect) {}

  open override var intrinsicContentSize: CGSize {
    contentSize(fitting: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(fitting: size.width > 0 ? size.width : .infinity)
  }

  final var displayedFont: UIFont { font.resolved }

  override func contentSize(fitting width: CGFloat) -> CGSize {
    TextMeasurement(font: displayedFont).size(
      of: text ?? "",
      fitting: width,
      lineLimit: numberOfLines
    )
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    (displayedFont.ascender, -displayedFont.descender)
  }

  /// Whether the label is an element: if it has text, unless the app decides.
  ///
  /// Ours; certainty C.
  open override var isAccessibilityElement: Bool {
    get {
      answer(
        isAccessibilityElementBlock,
        else: assigned.isElement
          ?? [accessibilityLabel, accessibilityValue, accessibilityHint]
          .contains { $0?.nonEmpty != nil }
      )
    }
    set { super.isAccessibilityElement = newValue }
  }

  // Source: AccessibilitySnapshot, reference images of labels; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    let label = attributedText.flatMap { $0.textWithAttachmentLabels } ?? text
    return BuiltInAccessibility(
      isElement: label?.nonEmpty != nil,
      label: label,
      traits: .staticText
    )
  }
}
