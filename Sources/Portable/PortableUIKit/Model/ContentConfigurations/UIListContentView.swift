public import Foundation

@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private final let texts = CellTexts()
  private final var shown: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    texts.add(to: self)
    texts.show(configuration)
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      texts.show(list)
      invalidateIntrinsicContentSize()
    }
  }

  open override var intrinsicContentSize: CGSize { contentSize(fitting: .infinity) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentSize(fitting: size.width).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    texts.place(in: bounds)
  }

  override func contentSize(fitting width: CGFloat) -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: texts.height(in: width))
  }

  // One element with all texts joined, like a standard cell. Certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: texts.isUsed,
      label: texts.joined,
      traits: shown.isHeading ? .header : .staticText
    )
  }
}
