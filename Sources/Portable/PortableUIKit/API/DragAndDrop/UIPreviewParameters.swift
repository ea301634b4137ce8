public import Foundation

/// How a preview looks; nothing is shown here.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of what is shown.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  /// The colour behind.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  /// Creates a look.
  public override init() {
    super.init()
  }

  /// Creates a look for lines of text.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
  }
}
