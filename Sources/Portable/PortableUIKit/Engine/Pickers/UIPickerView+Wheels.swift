import Foundation

/// The wheels of the picker.
extension UIPickerView {
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let rows = wheels.map(\.row)
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = (0..<numberOfComponents).map { component in
      let wheel = PickerWheel(count: numberOfRows(inComponent: component))
      wheel.name = { [weak self] in self?.name(ofComponent: component) }
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

  func title(ofRow row: Int, inComponent component: Int) -> String? {
    delegate?.pickerView(self, titleForRow: row, forComponent: component)
      ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      .flatMap { $0.accessibilityLabel }
  }
}
