import Foundation
import PortableUIKit

struct DateSurface: Surface {
  let date: Binding<Date>
  let range: ClosedRange<Date>?
  let components: DatePickerComponents
  let look: UIDatePickerStyle
  let isEnabled: Bool

  var size: CGSize {
    let picker = HostedDatePicker()
    setLook(of: picker)
    return picker.intrinsicContentSize
  }

  func makeView(in host: HostView) -> UIView {
    let picker = HostedDatePicker()
    setLook(of: picker)
    return picker
  }

  private func setLook(of picker: UIDatePicker) {
    picker.preferredDatePickerStyle = look
    picker.datePickerMode =
      components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
  }

  func canUpdate(_ view: UIView) -> Bool { view is HostedDatePicker }

  func update(_ view: UIView) {
    guard let picker = view as? HostedDatePicker else { return }
    // Each assignment rebuilds the calendar, which lays out the views and calls this function
    // again.
    if picker.minimumDate != range?.lowerBound { picker.minimumDate = range?.lowerBound }
    if picker.maximumDate != range?.upperBound { picker.maximumDate = range?.upperBound }
    if picker.date != date.wrappedValue { picker.date = date.wrappedValue }
    if picker.isEnabled != isEnabled { picker.isEnabled = isEnabled }
    picker.choose = { date.wrappedValue = $0 }
  }
}

final class HostedDatePicker: UIDatePicker {
  var choose: ((Date) -> Void)?

  init() {
    super.init(frame: .zero)
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      choose?(date)
    }
    addAction(action, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }
}
