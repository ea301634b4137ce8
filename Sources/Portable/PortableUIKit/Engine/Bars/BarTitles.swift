import Foundation

/// A title with a subtitle below it, in a navigation bar.
///
/// They are two elements that are read together. Certainty C.
final class BarTitles: UIView {
  private let title: UIView?
  private let subtitle: UIView

  init(_ title: UIView?, subtitle: UIView) {
    self.title = title
    self.subtitle = subtitle
    super.init(frame: .zero)
    shouldGroupAccessibilityChildren = true
    for view in [title, subtitle].compactMap(\.self) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The title of an item and its subtitle; `nil` if it has neither.
  static func view(of item: UINavigationItem, isLarge: Bool) -> UIView? {
    let text = (isLarge ? item.largeTitle?.nonEmpty : nil) ?? item.title?.nonEmpty
    let title = text.map { text in
      item.titleMenuProvider.map { BarTitleButton(text, menu: $0) } ?? BarTitle(text)
    }
    guard let subtitle = item.shownSubtitle(isLarge: isLarge) else { return title }
    return BarTitles(title, subtitle: subtitle)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = [title, subtitle].compactMap { $0?.sizeThatFits(size).width }
    return CGSize(width: widths.max() ?? 0, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height > 44 ? bounds.height - 20 : 26
    for (view, y, height) in [(title, 0, height), (subtitle, height, bounds.height - height)] {
      view?.translatesAutoresizingMaskIntoConstraints = true
      view?.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
  }
}

extension UINavigationItem {
  var hasLargeTexts: Bool {
    largeTitle != nil || largeSubtitle != nil || largeSubtitleView != nil || subtitle != nil
  }

  var leadingItems: [UIBarButtonItem]? {
    leftBarButtonItems ?? leadingItemGroups.flatMap(\.barButtonItems)
  }

  var trailingItems: [UIBarButtonItem]? {
    let pinned = pinnedTrailingGroup?.barButtonItems ?? []
    return rightBarButtonItems ?? pinned + trailingItemGroups.flatMap(\.barButtonItems).reversed()
  }

  /// The subtitle; a large one falls back to the ordinary one.
  ///
  /// Source: Apple's documentation of `largeSubtitle` and `subtitleView`; certainty A.
  fileprivate func shownSubtitle(isLarge: Bool) -> UIView? {
    if isLarge, let view = largeSubtitleView { return view }
    if isLarge, let text = largeSubtitle?.nonEmpty { return BarSubtitle(text) }
    return subtitleView ?? subtitle?.nonEmpty.map { BarSubtitle($0) }
  }
}

final class BarSubtitle: UILabel {
  init(_ subtitle: String) {
    super.init(frame: .zero)
    text = subtitle
    font = UIFont.systemFont(ofSize: 12)
  }

  required init?(coder: NSCoder) { nil }
}

/// A title that opens a menu.
///
/// Source: Apple's documentation of `titleMenuProvider`, certainty A; that it is a heading as well,
/// C.
final class BarTitleButton: UIControl {
  private let title: BarTitle
  private let provideMenu: ([UIMenuElement]) -> UIMenu?

  init(_ title: String, menu: @escaping ([UIMenuElement]) -> UIMenu?) {
    self.title = BarTitle(title)
    provideMenu = menu
    super.init(frame: .zero)
    addSubview(self.title)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { title.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: title.text, traits: [.header, .button])
  }

  override func touch() -> Bool { provideMenu([]).map { open($0) {} } ?? false }
}
