import Foundation

extension UIButton {
  func adoptChosenEntry() {
    guard isPopUp, let actions = menu?.entries.compactMap({ $0 as? UIAction }) else { return }
    chosenEntry = actions.first { $0.state == .on } ?? actions.first
    contentDidChange()
  }

  var isPopUp: Bool { hasOwnMenu && changesSelectionAsPrimaryAction }

  // Whether a touch opens a menu.
  var hasOwnMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  var shownText: String? { chosenEntry?.title ?? configuration?.title ?? currentTitle }

  var contentInsets: UIEdgeInsets {
    if var insets = configuration?.contentInsets {
      if showsPopUpSign { insets.trailing += Self.signSpace }
      if showsProgress { insets.leading += Self.signSpace }
      return insets.resolved(isRightToLeft: isRightToLeft)
    }
    guard contentEdgeInsets == .zero else { return contentEdgeInsets }
    // A button without a configuration leaves 6 points above and below its title.
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  /// Whether the image is to the right of the title.
  ///
  /// Source: Apple, `UIButton.Configuration.imagePlacement`; A.
  var isImageOnTheRight: Bool { (configuration?.imagePlacement == .trailing) != isRightToLeft }

  /// The left edge of content of a given width, in points.
  ///
  /// Source: Apple, `UIControl.contentHorizontalAlignment`; certainty A. That `fill` starts at the
  /// leading edge: certainty C.
  func contentStart(width: CGFloat) -> CGFloat {
    let insets = contentInsets
    let (left, right) = (insets.left, bounds.width - insets.right - width)
    return switch contentHorizontalAlignment {
    case .center: (left + right) / 2
    case .left: left
    case .right: right
    case .leading, .fill: isRightToLeft ? right : left
    case .trailing: isRightToLeft ? left : right
    }
  }

  func addContent() {
    shownTitle.font = Self.titleFont
    addSubview(shownImage)
    addSubview(shownTitle)
    addSubview(shownSubtitle)
  }

  func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if !action.title.isEmpty, configuration?.title == nil { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  private static var titleFont: UIFont { UIFont.systemFont(ofSize: UIFont.buttonFontSize) }

  /// The default font of a configuration's title, which scales with the text size.
  ///
  /// Source: “Meet the UIKit button system”, WWDC 2021: such buttons support Dynamic Type;
  /// certainty A.
  private static var configuredFont: UIFont { UIFontMetrics.default.scaledFont(for: titleFont) }

  private var shownSymbol: UIImage? {
    let image = configuration?.image ?? currentImage
    return currentSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
  }

  private func adoptFont() {
    guard configuration != nil, shownTitle.font == Self.titleFont else { return }
    // Certainty C.
    shownSubtitle.font = .preferredFont(forTextStyle: .footnote)
    shownSubtitle.adjustsFontForContentSizeCategory = true
    shownTitle.font = Self.configuredFont
    shownTitle.adjustsFontForContentSizeCategory = true
  }

  func contentDidChange() {
    adoptFont()
    shownTitle.text = shownText
    shownSubtitle.text = configuration?.subtitle
    shownSubtitle.isHidden = configuration?.subtitle?.isEmpty != false
    shownImage.image = shownSymbol
    invalidateIntrinsicContentSize()
  }
}
