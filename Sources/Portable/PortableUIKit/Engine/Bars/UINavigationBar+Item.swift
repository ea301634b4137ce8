import Foundation

extension UINavigationBar {
  func showItem() {
    for view in leading + trailing { view.removeFromSuperview() }
    middle?.removeFromSuperview()
    topItem?.bar = self
    leading = backButton.map { [$0] } ?? []
    leading += views(for: topItem?.leadingItems)
    trailing = views(for: topItem?.trailingItems)
    middle = topItem.flatMap { $0.titleView ?? BarTitles.view(of: $0, isLarge: isTitleLarge) }
    for view in leading + trailing { addSubview(view) }
    if let middle { addSubview(middle) }
    search?.removeFromSuperview()
    search = topItem?.searchController?.searchBar
    if let search { addSubview(search) }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  func searchBarDidChange() {
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  var searchHeight: CGFloat {
    topItem?.searchController?.searchBar.intrinsicContentSize.height ?? 0
  }

  /// The lower edge of the title and, below a large one, the subtitle, in points.
  var titleBottom: CGFloat {
    guard isTitleLarge else { return 44 }
    return middle is BarTitles ? 116 : 96
  }

  var isTitleLarge: Bool {
    prefersLargeTitles && topItem?.largeTitleDisplayMode != .never && topItem?.titleView == nil
  }

  var backButton: UIView? {
    guard let backItem, topItem?.hidesBackButton != true,
      topItem?.leftBarButtonItems == nil || topItem?.leftItemsSupplementBackButton == true
    else {
      return nil
    }
    let title = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
    return BackButton(title: title) { [weak self] in self?.onBack?() }
  }

  func views(for items: [UIBarButtonItem]?) -> [UIView] {
    (items ?? []).filter { !$0.isSpace }.map { $0.customView ?? BarItemView($0) }
  }

  /// The size of a view in the bar, which its own size or else its constraints determine.
  ///
  /// Source: Apple's session 204 of 2017, certainty A that a bar sizes views by their constraints.
  func barSize(of view: UIView, within space: CGSize) -> CGSize {
    var size = view.sizeThatFits(space)
    if size.width <= 0 {
      view.translatesAutoresizingMaskIntoConstraints = false
      size.width = min(view.systemLayoutSizeFitting(space).width, space.width)
    }
    return size
  }

  func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = frame
  }
}

final class BarTitle: UILabel {
  init(_ title: String) {
    super.init(frame: .zero)
    text = title
    font = UIFont.systemFont(ofSize: 17, weight: .semibold)
  }

  required init?(coder: NSCoder) { nil }

  // Source: AccessibilitySnapshot, reference images of navigation bars; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: text, traits: .header)
  }
}
