import Foundation

extension UIDatePicker {
  var words: DateStrings {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(identifier: "UTC") ?? .current
    let locale = locale ?? Locale(identifier: DeviceSettings.current.language)
    calendar.locale = locale
    return DateStrings(calendar: calendar, locale: locale)
  }

  // Sets the date that the user selected.
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

extension UIDatePicker: CalendarMonthOwner {
  var firstShownDate: Date { date }

  func isChosen(_ day: Date) -> Bool { words.calendar.isDate(day, inSameDayAs: date) }

  func allows(_ day: Date) -> Bool {
    let calendar = words.calendar
    if let earliest = minimumDate, day < calendar.startOfDay(for: earliest) { return false }
    if let latest = maximumDate, day > latest { return false }
    return isEnabled
  }

  func touched(_ day: Date) {
    choose(day.addingTimeInterval(date.timeIntervalSince(words.calendar.startOfDay(for: date))))
  }
}

extension UICalendarView {
  func selectionDidChange() { month.updateSelection() }
}

@available(iOS 16.0, *)
extension UICalendarView: CalendarMonthOwner {
  final var words: DateStrings {
    var calendar = calendar
    calendar.timeZone = timeZone ?? TimeZone(identifier: "UTC") ?? .current
    calendar.locale = locale
    return DateStrings(calendar: calendar, locale: locale)
  }

  final var firstShownDate: Date { shownDate }

  final func isChosen(_ day: Date) -> Bool {
    selectionBehavior?.chosen.contains { components in
      words.calendar.date(from: components).map { words.calendar.isDate($0, inSameDayAs: day) }
        ?? false
    } ?? false
  }

  final func allows(_ day: Date) -> Bool {
    guard let selectionBehavior, availableDateRange.contains(day) else { return false }
    return selectionBehavior.allows(components(of: day))
  }

  final func touched(_ day: Date) { selectionBehavior?.touched(components(of: day)) }

  private func components(of day: Date) -> DateComponents {
    words.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }
}
