public import Foundation

/// A control that lets the user load a list again by pulling it down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private final var refreshing = false

  /// A text below the spinning wheel.
  open var attributedTitle: NSAttributedString?
  /// Whether the wheel spins.
  open var isRefreshing: Bool { refreshing }

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control.
  public init() {
    super.init(frame: .zero)
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Lets the wheel spin, without telling the app.
  open func beginRefreshing() {
    refreshing = true
  }

  /// Stops the wheel.
  open func endRefreshing() {
    refreshing = false
  }

  // Loads again, as pulling down does.
  final func pull() {
    refreshing = true
    sendActions(for: .valueChanged)
  }
}
