import AccessibilityTree
import Foundation

/// A wheel of a picker.
///
/// Source: recordings of pickers, "November, picker item, adjustable", and for the number of the
/// row and those of dates the caption panel of iOS 26.6.1, "22, selected, Picker Item, adjustable,
/// 22 of 30", and react-native-picker's pull request 582; certainty H for days, B for others. The
/// row is the value, so only it is spoken after a step; certainty C.
final class PickerWheel: UIView {
  var name: () -> String? = { nil }
  var hint: () -> String? = { nil }
  var title: (Int) -> String? = { _ in nil }
  var onChoose: (Int) -> Void = { _ in }
  var isEnabled = true
  var speaksSelected = false
  var isPickerItem = true
  /// Whether the wheel speaks the number of its row; not reported for endless wheels of days and
  /// years.
  var speaksPosition = true
  var count: Int { didSet { row = min(max(0, row), max(0, count - 1)) } }
  private var chosen = 0

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var row: Int {
    get { chosen }
    set { chosen = min(max(0, newValue), max(0, count - 1)) }
  }

  var place: WheelPosition? {
    speaksPosition && count > 0 ? WheelPosition(index: chosen + 1, count: count) : nil
  }

  override var builtInAccessibility: BuiltInAccessibility {
    var traits: UIAccessibilityTraits = isPickerItem ? [.adjustable, .pickerElement] : .adjustable
    if speaksSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return BuiltInAccessibility(
      isElement: count > 0,
      label: name(),
      value: count > 0 ? title(chosen) : nil,
      hint: hint(),
      traits: traits
    )
  }

  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  private func step(by distance: Int) {
    let target = chosen + distance
    guard isEnabled, target >= 0, target < count else { return }
    chosen = target
    onChoose(target)
  }
}

extension UIPickerView {
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let rows = wheels.map(\.row)
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = (0..<numberOfComponents).map { component in
      let wheel = PickerWheel(count: numberOfRows(inComponent: component))
      wheel.name = { [weak self] in self?.name(ofComponent: component) }
      wheel.hint = { [weak self] in self?.hint(ofComponent: component) }
      wheel.title = { [weak self] row in self?.title(ofRow: row, inComponent: component) }
      wheel.onChoose = { [weak self] row in
        guard let self else { return }
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      }
      if rows.indices.contains(component) { wheel.row = rows[component] }
      return wheel
    }
    for wheel in wheels { addSubview(wheel) }
  }

  func name(ofComponent component: Int) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityLabelForComponent: component)
  }

  private func hint(ofComponent component: Int) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityHintForComponent: component)
  }

  func title(ofRow row: Int, inComponent component: Int) -> String? {
    delegate?.pickerView(self, titleForRow: row, forComponent: component)
      ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      .flatMap { $0.accessibilityLabel }
  }
}
