public import Foundation

/// The ground of a keyboard of one's own, or of what stands above the keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How the ground looks.
  public enum Style: Int, Sendable {
    /// As it is.
    case `default` = 0
    /// As the keyboard of the system.
    case keyboard = 1
  }

  /// How the ground looks; nothing is drawn.
  public final let inputViewStyle: Style
  /// Whether its constraints decide its height.
  open var allowsSelfSizing = false

  /// Creates a ground with a look.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a ground.
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// Creates a ground from an archive.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
