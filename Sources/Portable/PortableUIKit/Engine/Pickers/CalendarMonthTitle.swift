import Foundation

/// The name of the month above a calendar, which is turned by swiping up and down.
///
/// Source: Apple's UIKit string tables for the words of the hint, certainty A; for the rest C. The month
/// is the value, so that it alone is spoken after a step.
final class CalendarMonthTitle: UIControl {
  /// The month with its year.
  var month = "" {
    didSet { text.text = month }
  }
  /// Turns by a number of months.
  var onStep: ((Int) -> Void)?
  private let text = UILabel()

  init() {
    super.init(frame: .zero)
    addSubview(text)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = bounds
  }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      value: month,
      hint: SystemWord.changeMonthHint.text,
      traits: [.button, .adjustable]
    )
  }

  override func accessibilityIncrement() {
    onStep?(1)
  }

  override func accessibilityDecrement() {
    onStep?(-1)
  }
}
