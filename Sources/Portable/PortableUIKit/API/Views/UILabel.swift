public import Foundation

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private final var shownText: NSAttributedString?

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text.
  open var text: String? {
    get { shownText?.string }
    set {
      shownText = newValue.map { NSAttributedString(string: $0) }
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { shownText }
    set {
      shownText = newValue
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The typeface and size.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  open var textColor: UIColor! = UIColor.label
  /// How lines stand between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// How a text that is too long is broken or cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The largest number of lines; 0 means as many as needed.
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the label looks enabled.
  open var isEnabled = true
  /// Whether the label looks touched.
  open var isHighlighted = false
  /// Whether the size follows the one the user prefers.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How far letters may shrink, from 0 to 1.
  open var minimumScaleFactor: CGFloat = 0
  /// The width at which lines are broken, in points; 0 means the width of the label.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour of the text while the label looks touched.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The place of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether words are squeezed before they are cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Which line stays where it is when letters shrink.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the large content viewer shows the label; it is kept and not looked at.
  open var showsExpansionTextWhenTruncated = false
  /// Where lines may break; it is kept and not looked at.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  /// Gives the area of the text in a rectangle, in points.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }

  /// Draws the text; it is not called.
  open func drawText(in rect: CGRect) {}

  /// The size of the text, in points.
  open override var intrinsicContentSize: CGSize {
    contentSize(fitting: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  /// Gives the size of the text within a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(fitting: size.width > 0 ? size.width : .infinity)
  }

  /// The typeface and size as shown, in the size of text the user prefers.
  final var shownFont: UIFont { font.resolved }

  override func contentSize(fitting width: CGFloat) -> CGSize {
    TextMeasure(font: shownFont).size(of: text ?? "", fitting: width, lineLimit: numberOfLines)
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    (shownFont.ascender, -shownFont.descender)
  }

  /// Whether an assistive technology stops here: where there is something to say, unless the app decides.
  ///
  /// Ours; certainty C.
  open override var isAccessibilityElement: Bool {
    get {
      answer(
        blocks.isElement,
        else: assigned.isElement
          ?? [accessibilityLabel, accessibilityValue, accessibilityHint]
          .contains { $0?.nonEmpty != nil }
      )
    }
    set { super.isAccessibilityElement = newValue }
  }

  // Source: AccessibilitySnapshot, reference images of labels; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    let label = attributedText.flatMap { $0.wordsForAttachments } ?? text
    return BuiltInAccessibility(
      isElement: label?.nonEmpty != nil,
      label: label,
      traits: .staticText
    )
  }
}
