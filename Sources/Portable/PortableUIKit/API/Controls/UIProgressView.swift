public import Foundation

/// A line that fills as something progresses.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look of the line.
  public enum Style: Int, Sendable {
    /// Ordinary.
    case `default` = 0
    /// Thin, for a bar.
    case bar = 1
  }

  /// How far it is, from 0 to 1.
  open var progress: Float = 0 {
    didSet { if !(0...1).contains(progress) { progress = min(max(progress, 0), 1) } }
  }
  /// The look of the line.
  open var progressViewStyle = UIProgressView.Style.default
  /// The progress that is shown as soon as it is assigned; later changes are not seen.
  open var observedProgress: Progress? {
    didSet { observedProgress.map { progress = Float($0.fractionCompleted) } }
  }
  /// The colour of the filled part.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?

  /// Creates a line.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a line from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a line with a look.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// The height of every line, 4 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  // Source: Apple's UIKit string tables; certainty A for the words, C for their use.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      label: SystemWord.progress.text,
      value: Int((progress * 100).rounded()).asPercent,
      traits: .updatesFrequently
    )
  }
}
