public import Foundation

/// The look of a bar; it is kept and not drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// What changes what lies behind.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The picture of the shadow.
  open var shadowImage: UIImage?

  /// Creates a look.
  public override init() {
    super.init()
  }

  /// Takes on the usual look.
  open func configureWithDefaultBackground() {}
  /// Takes on a look that lets nothing through.
  open func configureWithOpaqueBackground() {}
  /// Takes on a look that lets everything through.
  open func configureWithTransparentBackground() {}
}
