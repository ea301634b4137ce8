public import Foundation

/// A control that does something when it is touched.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private final var titles: [UIControl.State: NSAttributedString] = [:]
  private final var images: [UIControl.State: UIImage] = [:]
  private final var titleColors: [UIControl.State: UIColor] = [:]
  private final var assignedType = UIButton.ButtonType.custom
  final let shownTitle = UILabel()
  final let shownImage = UIImageView()

  /// Creates a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    assignedType = buttonType
  }

  /// Creates a button of a kind with an action, whose title it takes over.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with an action, whose title it takes over.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button in a configuration with an action, whose title it takes over.
  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(frame: .zero)
    self.configuration = configuration
    // Observers of a property are not called in an initializer of its class.
    contentDidChange()
    adopt(primaryAction)
  }

  /// The kind of button.
  open var buttonType: UIButton.ButtonType { assignedType }
  /// The content and look.
  open var configuration: UIButton.Configuration? {
    didSet { contentDidChange() }
  }
  /// A closure that adapts the configuration to the state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }
  /// The menu.
  open var menu: UIMenu? {
    didSet { adoptChosenEntry() }
  }
  /// Whether a touch changes whether the button is chosen, or which entry of the menu is.
  open var changesSelectionAsPrimaryAction = false {
    didSet { adoptChosenEntry() }
  }
  final var chosenEntry: UIAction?
  /// Whether the button is lit for a pointer.
  open var isPointerInteractionEnabled = false
  /// Whether the picture is dimmed while the button does not respond.
  open var adjustsImageWhenDisabled = true
  /// Whether the picture is dimmed while the button is touched.
  open var adjustsImageWhenHighlighted = true
  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true
  /// What the button is for.
  open var role = UIButton.Role.normal
  /// The distances around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// The distances around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The distances around the picture, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// The label of the title.
  open var titleLabel: UILabel? { shownTitle }
  /// The view of the picture.
  open var imageView: UIImageView? { shownImage }
  /// The title in the current state.
  open var currentTitle: String? { currentAttributedTitle?.string }
  /// The title in the current state, with attributes.
  open var currentAttributedTitle: NSAttributedString? { titles[state] ?? titles[.normal] }
  /// The picture in the current state.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }
  /// The colour of the title in the current state.
  open var currentTitleColor: UIColor { titleColors[state] ?? titleColors[.normal] ?? .tintColor }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
  }

  /// Sets the title for a state, with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state] = title
    contentDidChange()
  }

  /// Sets the colour of the title's shadow for a state; it is not drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}

  /// Sets the configuration of symbols for a state; it is not looked at.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {}

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentDidChange()
  }

  /// Sets the picture behind the content for a state; it is not looked at.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Gives the title for a state.
  open func title(for state: UIControl.State) -> String? {
    (titles[state] ?? titles[.normal])?.string
  }

  /// Gives the title for a state, with attributes.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    titles[state] ?? titles[.normal]
  }

  /// Gives the picture for a state.
  open func image(for state: UIControl.State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  /// Gives the colour of the title for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Asks for the configuration to be adapted to the state.
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// The size of picture and title within their insets, in points.
  open override var intrinsicContentSize: CGSize {
    let image = shownImage.image?.size ?? assignedType.pictureSize
    let title = shownTitle.intrinsicContentSize
    let gap = image.width > 0 && title.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let insets = contentInsets
    return CGSize(
      width: image.width + gap + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom
    )
  }

  /// Places picture and title side by side, in the middle or where `contentHorizontalAlignment` says.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let image = shownImage.image?.size ?? .zero
    var title = shownTitle.intrinsicContentSize
    let gap = image.width > 0 && title.width > 0 ? configuration?.imagePadding ?? 0 : 0
    // A title that has no room is cut, as it does not leave the room within the insets.
    let insets = contentInsets
    let room = bounds.width - image.width - gap - max(0, insets.left) - max(0, insets.right)
    title.width = min(title.width, max(0, room))
    let x = contentStart(width: image.width + gap + title.width)
    let (imageX, titleX) =
      isImageOnTheRight ? (x + title.width + gap, x) : (x, x + image.width + gap)
    shownImage.frame = CGRect(
      origin: CGPoint(x: imageX, y: (bounds.height - image.height) / 2),
      size: image
    )
    shownTitle.frame = CGRect(
      origin: CGPoint(x: titleX, y: (bounds.height - title.height) / 2),
      size: title
    )
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let title = shownTitle.intrinsicContentSize
    let top = (bounds.height - title.height) / 2
    let offsets = shownTitle.baselineOffsets
    return (top + offsets.first, bounds.height - top - title.height + offsets.last)
  }

  /// Gives the area of the content in a rectangle, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Gives the area of the title in that of the content, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// Gives the area of the picture in that of the content, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// Gives the area of the picture behind in a rectangle, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // Source: AccessibilitySnapshot, reference images of buttons; certainty A. The picture's own
  // label or file name for a button without a title; certainty B.
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
      traits: stateTraits.union(hasOwnMenu ? [.button, .popUpButton] : .button)
    )
  }

  override func touch() -> Bool {
    if showsMenuAsPrimaryAction, let menu {
      return open(menu.marking(chosenEntry)) {}
    }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    return super.touch()
  }

  /// Performs an entry of the menu, which becomes the chosen one where there is one.
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
