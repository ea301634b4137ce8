import Foundation

/// Shows views without a controller in a column.
///
/// Views are 16 points apart and 16 points from the edges. A view with a size keeps it; a single
/// one keeps its position as well. A view without a size gets that of its content or its
/// constraints, or else the width of the column and a height of 44 points. A single view that asks
/// for nothing fills the screen.
final class ContentColumn: UIView {
  private let views: [UIView]
  private let isLone: Bool
  private let width: Double?
  private let hadSize: [Bool]

  /// - Parameter width: the width of the column, in points; `nil` for all between the margins.
  init(_ views: [UIView], isLone: Bool, width: Double?, frame: CGRect) {
    self.views = views
    self.isLone = isLone
    self.width = width
    hadSize = views.map { $0.bounds.size != ContentColumn.unassignedSize(of: $0) }
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in views {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = true
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isLone, let view = views.first, fills(view) {
      if !hadSize[0] { view.frame = bounds }
      return
    }
    let insets = window?.safeAreaInsets ?? .zero
    var y = insets.top + 16
    for (view, hadSize) in zip(views, hadSize) {
      let size = hadSize ? view.bounds.size : size(of: view)
      let isPlaced = hadSize && isLone && view.frame.origin != .zero
      if !isPlaced {
        let x = isRightToLeft ? bounds.width - 16 - size.width : 16
        view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      }
      if !view.isHidden { y += size.height + 16 }
    }
  }

  private static func unassignedSize(of view: UIView) -> CGSize {
    view is UITableViewCell ? UITableViewCell.standardSize : .zero
  }

  private func fills(_ view: UIView) -> Bool {
    guard !hadSize[0] else { return view.bounds.width >= bounds.width }
    return naturalSize(view) == .zero
  }

  private func size(of view: UIView) -> CGSize {
    let size = naturalSize(view)
    return CGSize(
      width: size.width > 0 ? min(size.width, columnWidth) : columnWidth,
      height: size.height > 0 ? size.height : 44
    )
  }

  /// The size a view asks for; 0 for a length it leaves open.
  private func naturalSize(_ view: UIView) -> CGSize {
    if let view = view as? UICollectionReusableView {
      let height = view.fittingSize(width: columnWidth, limit: nil).height
      return CGSize(width: height > 0 ? columnWidth : 0, height: height)
    }
    let content = view.contentSize(fitting: columnWidth)
    let hasLayout =
      view is UIStackView || !view.ownConstraints.isEmpty || view.containsConstrainedViews
    guard hasLayout else {
      let fitting = view.sizeThatFits(CGSize(width: columnWidth, height: 0))
      return CGSize(
        width: content.width < 0 ? fitting.width(unlessEqualTo: view) : content.width,
        height: content.height < 0 ? fitting.height(unlessEqualTo: view) : content.height
      )
    }
    let fitting = LayoutPass(root: view).fittingSize(width: columnWidth)
    return CGSize(width: fitting.height > 0 ? columnWidth : 0, height: fitting.height)
  }

  private var columnWidth: CGFloat { width ?? bounds.width - 32 }
}

extension CGSize {
  /// The width, or 0 if it only repeats the current width.
  @MainActor fileprivate func width(unlessEqualTo view: UIView) -> CGFloat {
    width == view.bounds.width ? 0 : width
  }

  @MainActor fileprivate func height(unlessEqualTo view: UIView) -> CGFloat {
    height == view.bounds.height ? 0 : height
  }
}

@MainActor
package enum ScreenContent {
  case controller(UIViewController)
  case view(UIView)
  case views([UIView])

  /// Checks what a value contains.
  ///
  /// - Throws: ``ScreenContentError`` if it can't be shown.
  package init(_ content: Any) throws(ScreenContentError) {
    switch content {
    case let controller as UIViewController: self = .controller(controller)
    case let view as UIView: self = .view(view)
    case let views as [UIView]: self = .views(views)
    default: throw .unsupportedContent(String(describing: type(of: content)))
    }
  }

  var views: [UIView] {
    switch self {
    case .controller(let controller): [controller.viewIfLoaded].compactMap(\.self)
    case .view(let view): [view]
    case .views(let views): views
    }
  }
}
