import AccessibilityTree
public import Foundation

@preconcurrency @MainActor open class UIButton: UIControl {
  private final var titles: [UIControl.State: NSAttributedString] = [:]
  private final var images: [UIControl.State: UIImage] = [:]
  private final var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  private final var titleColors: [UIControl.State: UIColor] = [:]
  private final var assignedType = UIButton.ButtonType.custom
  final let shownTitle = UILabel()
  final let shownSubtitle = UILabel()
  final let shownImage = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    assignedType = buttonType
  }

  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    // Property observers aren't called in an initializer of the class.
    contentDidChange()
    adopt(primaryAction)
  }

  open var buttonType: UIButton.ButtonType { assignedType }
  open var configuration: UIButton.Configuration? { didSet { contentDidChange() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }
  open var menu: UIMenu? { didSet { adoptChosenEntry() } }
  open var changesSelectionAsPrimaryAction = false { didSet { adoptChosenEntry() } }
  final var chosenEntry: UIAction?
  open var isPointerInteractionEnabled = false
  open var adjustsImageWhenDisabled = true
  open var adjustsImageWhenHighlighted = true
  open var showsTouchWhenHighlighted = false
  open var automaticallyUpdatesConfiguration = true
  open var role = UIButton.Role.normal
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero

  open var titleLabel: UILabel? { shownTitle }
  open var subtitleLabel: UILabel? { shownSubtitle }
  open var imageView: UIImageView? { shownImage }
  open var currentTitle: String? { currentAttributedTitle?.string }
  open var currentAttributedTitle: NSAttributedString? { titles[state] ?? titles[.normal] }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }
  final var currentSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? symbolConfigurations[state]
      ?? symbolConfigurations[.normal]
  }
  open var currentTitleColor: UIColor { titleColors[state] ?? titleColors[.normal] ?? .tintColor }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state] = title
    contentDidChange()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentDidChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  open func title(for state: UIControl.State) -> String? {
    (titles[state] ?? titles[.normal])?.string
  }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    titles[state] ?? titles[.normal]
  }

  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  open override var intrinsicContentSize: CGSize {
    let (image, text) = (pictureSize, textSize)
    let gap = gap
    let insets = contentInsets
    let content =
      isImageAboveOrBelow
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let offsets = shownTitle.baselineOffsets
    let frame = titleFrame
    return (frame.minY + offsets.first, bounds.height - frame.maxY + offsets.last)
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // Source: AccessibilitySnapshot, reference images of buttons; certainty A. The image's own label
  // or file name for a button without a title; certainty B.
  override var builtInAccessibility: BuiltInAccessibility {
    let image = configuration?.image ?? currentImage
    let texts = [shownText, configuration?.subtitle]
      .compactMap { $0 }.filter { !$0.isEmpty }
    let label =
      texts.isEmpty
      ? image?.spokenName ?? assignedType.builtInWord?.text
      : texts.joined(separator: ", ")
    return BuiltInAccessibility(
      isElement: true,
      label: label,
      // Captures of iOS 27.0; certainty H.
      traits: stateTraits.union(hasOwnMenu ? [.button, .popUpButton] : .button),
      inferredTexts: texts.isEmpty && image?.isNameGuessed == true ? [.label] : []
    )
  }

  override func touch() -> Bool {
    if showsMenuAsPrimaryAction, let menu {
      return open(menu.marking(chosenEntry)) {}
    }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    return super.touch()
  }

  open override func sendAction(_ action: UIAction) {
    if isPopUp, menu?.entries.contains(where: { $0 === action }) == true {
      chosenEntry = action
      contentDidChange()
    }
    super.sendAction(action)
  }

  override func stateDidChange() {
    contentDidChange()
    configurationUpdateHandler?(self)
  }
}

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    public static var roundedRect: UIButton.ButtonType { .system }

    /// The spoken name of a button type that has neither a title nor an image set.
    ///
    /// Source: Apple's UIKit string tables for the words, certainty A; C for their use.
    var builtInWord: SystemString? {
      switch self {
      case .close: .close
      case .detailDisclosure, .infoLight, .infoDark: .moreInfo
      case .contactAdd: .add
      case .custom, .system: nil
      }
    }

    /// The size of a button type's own image, in points; certainty C.
    var pictureSize: CGSize { builtInWord == nil ? .zero : CGSize(width: 24, height: 24) }
  }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}
