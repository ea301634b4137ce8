public import Foundation

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  enum Role { case custom, safeArea, margins, scrollContent, scrollFrame }

  final let role: Role
  open weak var owningView: UIView?
  open var identifier = ""
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
  // The frame of an app's own guide, as found by its constraints.
  final var placedFrame: CGRect = .zero

  public override init() {
    role = .custom
    super.init()
  }

  init(role: Role, owningView: UIView) {
    self.role = role
    self.owningView = owningView
    super.init()
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.leading, of: self) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.trailing, of: self) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.left, of: self) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.right, of: self) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.top, of: self) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.bottom, of: self) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(.width, of: self) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(.height, of: self) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.centerX, of: self) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.centerY, of: self) }
}

/// The keyboard's layout guide.
///
/// No keyboard is shown, so it is at the bottom of the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = guides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
    let guide = UIKeyboardLayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }
}
