import Foundation

/// A wheel of a picker.
///
/// Source: recordings of pickers, "November, picker item, adjustable"; certainty B. The row as the
/// value, so that it alone is spoken after a step; certainty C.
final class PickerWheel: UIView {
  var name: () -> String? = { nil }
  var title: (Int) -> String? = { _ in nil }
  var onChoose: (Int) -> Void = { _ in }
  var isEnabled = true
  var count: Int {
    didSet { row = min(max(0, row), max(0, count - 1)) }
  }
  private var chosen = 0

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The index of the chosen row.
  var row: Int {
    get { chosen }
    set { chosen = min(max(0, newValue), max(0, count - 1)) }
  }

  override var builtInAccessibility: BuiltInAccessibility {
    var traits: UIAccessibilityTraits = [.adjustable, .pickerElement]
    if !isEnabled { traits.insert(.notEnabled) }
    return BuiltInAccessibility(
      isElement: count > 0,
      label: name(),
      value: count > 0 ? title(chosen) : nil,
      traits: traits
    )
  }

  override func accessibilityIncrement() {
    step(by: 1)
  }

  override func accessibilityDecrement() {
    step(by: -1)
  }

  private func step(by distance: Int) {
    let target = chosen + distance
    guard isEnabled, target >= 0, target < count else { return }
    chosen = target
    onChoose(target)
  }
}
