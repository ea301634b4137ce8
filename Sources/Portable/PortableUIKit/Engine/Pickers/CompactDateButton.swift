import Foundation

/// A button of a compact date picker, which shows a date or a time and opens a calendar.
///
/// Source: Apple's UIKit string tables for the words, the hint and the state among them; certainty
/// A, C for the order.
final class CompactDateButton: UIControl {
  private weak var picker: UIDatePicker?
  private let name: SystemString
  private let template: String

  private init(of picker: UIDatePicker, name: SystemString, template: String) {
    self.picker = picker
    self.name = name
    self.template = template
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  static func buttons(of picker: UIDatePicker) -> [UIView] {
    let date = CompactDateButton(of: picker, name: .datePicker, template: "yMMMd")
    let time = CompactDateButton(of: picker, name: .timePicker, template: "jmm")
    switch picker.datePickerMode {
    case .date: return [date]
    case .time: return [time]
    default: return [date, time]
    }
  }

  var words: String? { picker.map { $0.words.text(of: $0.date, template: template) } }

  override var builtInAccessibility: BuiltInAccessibility {
    var traits: UIAccessibilityTraits = .button
    if picker?.isEnabled == false { traits.insert(.notEnabled) }
    return BuiltInAccessibility(
      isElement: true,
      label: picker?.accessibilityLabel ?? name.text,
      value: words,
      traits: traits,
      expandedStatus: .collapsed
    )
  }

  override func touch() -> Bool {
    guard let picker, picker.isEnabled, let host = picker.nearestController else { return false }
    host.present(DatePickerPopup(of: picker, showsTime: template == "jmm"), animated: true)
    return true
  }
}

final class DatePickerPopup: UIViewController {
  private let source: UIDatePicker
  private let showsTime: Bool

  init(of source: UIDatePicker, showsTime: Bool) {
    self.source = source
    self.showsTime = showsTime
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIDatePicker(frame: CGRect(x: 41, y: 200, width: 320, height: 330))
    picker.datePickerMode = showsTime ? .time : .date
    picker.preferredDatePickerStyle = showsTime ? .wheels : .inline
    picker.calendar = source.calendar
    picker.locale = source.locale
    picker.timeZone = source.timeZone
    picker.minimumDate = source.minimumDate
    picker.maximumDate = source.maximumDate
    picker.date = source.date
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        guard let picker else { return }
        self?.source.choose(picker.date)
        self?.source.setDate(picker.date, animated: false)
      },
      for: .valueChanged
    )
    view.addSubview(picker)
    let exit = PopupDismissal(.dismissPopup, hint: .dismissPopupHint) { [weak self] in
      self?.dismiss(animated: true)
    }
    exit.frame = CGRect(x: 0, y: 560, width: view.bounds.width, height: 200)
    view.addSubview(exit)
  }

  override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    dismiss(animated: true)
    return true
  }
}
