import UIKit

/// A choice among the sizes of a pizza, heard as one element that is adjusted.
public final class SizePicker: UIView {
  private let sizes = ["Small", "Medium", "Large"]
  private var index = 1

  /// Creates a choice with the middle size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Size"
    accessibilityTraits = .adjustable
  }

  /// Is not made by storyboards.
  public required init?(coder: NSCoder) {
    nil
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: 240, height: 44) }

  public override var accessibilityValue: String? {
    get { sizes[index] }
    set {}
  }

  public override func accessibilityIncrement() {
    index = min(index + 1, sizes.count - 1)
  }

  public override func accessibilityDecrement() {
    index = max(index - 1, 0)
  }
}
