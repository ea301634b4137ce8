import Foundation
import PortableUIKit

extension UIView {
  static func button(
    _ title: String,
    isSelected: Bool = false,
    isEnabled: Bool = true
  ) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    button.setTitle(title, for: .normal)
    button.isSelected = isSelected
    button.isEnabled = isEnabled
    return button
  }

  static func text(_ text: String, traits: UIAccessibilityTraits = .staticText) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    label.text = text
    label.accessibilityTraits = traits
    return label
  }

  static func group(_ name: String, _ buttons: [UIButton], isEnabled: Bool = true) -> UIView {
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50 * CGFloat(buttons.count)))
    for (row, button) in buttons.enumerated() {
      button.frame.origin.y = 50 * CGFloat(row)
      group.addSubview(button)
    }
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = name
    if !isEnabled { group.accessibilityTraits = .notEnabled }
    return group
  }

  static func bar(_ item: UIBarButtonItem) -> UIView {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 402, height: 44))
    bar.items = [item]
    return bar
  }

  /// The wheels of a date in a month with 30 days.
  static func wheels(day: Int) -> UIView {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    let parts = DateComponents(year: 2026, month: 9, day: day, hour: 12)
    picker.date = Calendar(identifier: .gregorian).date(from: parts) ?? Date()
    return picker
  }

  static func countdown(minutes: Int) -> UIView {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.preferredDatePickerStyle = .wheels
    picker.countDownDuration = TimeInterval(minutes * 60)
    return picker
  }

  static func element(
    _ label: String,
    value: String? = nil,
    hint: String? = nil,
    traits: UIAccessibilityTraits
  ) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityValue = value
    view.accessibilityHint = hint
    view.accessibilityTraits = traits
    return view
  }
}
