import Foundation

/// What each style of the picker is made of.
extension UIDatePicker {
  // The words and dates of the picker's language.
  var words: DateWords {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(identifier: "UTC") ?? .current
    let locale = locale ?? Locale(identifier: DeviceSettings.current.language)
    calendar.locale = locale
    return DateWords(calendar: calendar, locale: locale)
  }

  // Takes over what the user chose.
  func choose(_ date: Date) {
    let old = chosen
    chosen = bounded(date)
    guard chosen != old else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  func bounded(_ date: Date) -> Date {
    min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  func rebuild() {
    isBuilt = false
    invalidateIntrinsicContentSize()
  }

  func build() {
    guard !isBuilt else { return }
    isBuilt = true
    let rows = content.map { ($0 as? PickerWheel)?.row }
    _ = rows
    for view in content { view.removeFromSuperview() }
    switch datePickerStyle {
    case .wheels: content = DateWheels(picker: self).make()
    case .inline:
      content =
        datePickerMode == .time ? DateWheels(picker: self).make() : [CalendarMonth(of: self)]
    case .compact, .automatic: content = CompactDateButton.buttons(of: self)
    }
    for view in content {
      (view as? PickerWheel)?.isEnabled = isEnabled
      addSubview(view)
    }
  }
}
