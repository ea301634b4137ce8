public import Foundation

/// A rectangle that takes part in layout and is not a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What a guide follows.
  enum Role {
    /// Only the relations an app gives it.
    case custom
    /// The area that bars and the edges of the screen leave free.
    case safeArea
    /// The area within the margins.
    case margins
    /// The content of a scroll view.
    case scrollContent
    /// The area of a scroll view on the screen.
    case scrollFrame
  }

  final let role: Role
  /// The view the guide belongs to.
  open weak var owningView: UIView?
  /// A name for finding it.
  open var identifier = ""
  /// The area in the coordinates of its view, in points.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return placedFrame }
    switch role {
    case .custom: return placedFrame
    case .safeArea: return view.safeAreaInsets.inside(view.bounds)
    case .margins: return view.marginInsets.inside(view.bounds)
    case .scrollFrame: return view.bounds
    case .scrollContent:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
  }
  // Where constraints put a guide of an app's own.
  final var placedFrame: CGRect = .zero

  /// Creates a guide.
  public override init() {
    role = .custom
    super.init()
  }

  init(role: Role, owningView: UIView) {
    self.role = role
    self.owningView = owningView
    super.init()
  }

  /// The edge where a line begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.leading, of: self) }
  /// The edge where a line ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.trailing, of: self) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.left, of: self) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.right, of: self) }
  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.top, of: self) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.bottom, of: self) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(.width, of: self) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(.height, of: self) }
  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.centerX, of: self) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.centerY, of: self) }
}
