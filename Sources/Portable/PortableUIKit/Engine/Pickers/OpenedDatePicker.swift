import Foundation

/// The calendar or the wheels that a compact date picker opens.
final class OpenedDatePicker: UIViewController {
  private let source: UIDatePicker
  private let showsTime: Bool

  init(of source: UIDatePicker, showsTime: Bool) {
    self.source = source
    self.showsTime = showsTime
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) {
    nil
  }

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
