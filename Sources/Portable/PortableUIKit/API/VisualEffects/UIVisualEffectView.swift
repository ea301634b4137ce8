public import Foundation

/// A view that changes what lies behind it and holds a content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private final let content = UIView()

  /// The change of what lies behind.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  /// The view for the app's own content.
  open var contentView: UIView { content }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
