public import Foundation
public import PortableFoundation

@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  public override init() { super.init() }
  public convenience init(textLineRects: [NSValue]) { self.init() }
}

@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let target: UIPreviewTarget
  public let view: UIView
  public let parameters: UIPreviewParameters
  open var size: CGSize { view.bounds.size }
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
}
