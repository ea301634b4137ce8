import Foundation

/// A month of days to choose from, below the name of the month.
///
/// Words and places are inferred, certainty C, except for the words of the hint, which are Apple's.
final class CalendarMonth: UIView {
  private weak var picker: UIDatePicker?
  private var month: Date
  private let title = UIButton(type: .system)
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private var days: [UIButton] = []

  init(of picker: UIDatePicker) {
    self.picker = picker
    month = picker.date
    super.init(frame: .zero)
    title.accessibilityHint = SystemWord.changeMonthHint.text
    previous.accessibilityLabel = SystemWord.previousMonth.text
    following.accessibilityLabel = SystemWord.nextMonth.text
    for view in [title, previous, following] { addSubview(view) }
    previous.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    following.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    showMonth()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 7
    title.frame = CGRect(x: 0, y: 0, width: bounds.width - 88, height: 44)
    previous.frame = CGRect(x: bounds.width - 88, y: 0, width: 44, height: 44)
    following.frame = CGRect(x: bounds.width - 44, y: 0, width: 44, height: 44)
    let offset = firstColumn
    for (index, day) in days.enumerated() {
      let (row, column) = (index + offset).quotientAndRemainder(dividingBy: 7)
      day.frame = CGRect(
        x: CGFloat(column) * width,
        y: 56 + CGFloat(row) * 44,
        width: width,
        height: 44
      )
    }
    guard isRightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }

  private var firstColumn: Int {
    guard let calendar = picker?.words.calendar, let start = start else { return 0 }
    return (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  private var start: Date? {
    guard let calendar = picker?.words.calendar else { return nil }
    return calendar.date(from: calendar.dateComponents([.year, .month], from: month))
  }

  private func turn(by months: Int) {
    guard let calendar = picker?.words.calendar else { return }
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
    showMonth()
  }

  private func showMonth() {
    guard let picker, let start else { return }
    let words = picker.words
    title.setTitle(words.text(of: start, template: "yMMMM"), for: .normal)
    for day in days { day.removeFromSuperview() }
    let count = words.calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    days = (0..<count).map { index in
      let date = words.calendar.date(byAdding: .day, value: index, to: start) ?? start
      let day = UIButton(type: .system)
      day.setTitle(words.text(of: date, template: "EEEEMMMMd"), for: .normal)
      day.isSelected = words.calendar.isDate(date, inSameDayAs: picker.date)
      day.isEnabled = isAllowed(date, in: picker)
      day.addAction(UIAction { [weak self] _ in self?.choose(date) }, for: .touchUpInside)
      return day
    }
    for day in days { addSubview(day) }
    setNeedsLayout()
  }

  private func isAllowed(_ date: Date, in picker: UIDatePicker) -> Bool {
    let calendar = picker.words.calendar
    if let earliest = picker.minimumDate, date < calendar.startOfDay(for: earliest) { return false }
    if let latest = picker.maximumDate, date > latest { return false }
    return picker.isEnabled
  }

  private func choose(_ date: Date) {
    guard let picker else { return }
    let calendar = picker.words.calendar
    let time = picker.date.timeIntervalSince(calendar.startOfDay(for: picker.date))
    picker.choose(date.addingTimeInterval(time))
    for (index, day) in days.enumerated() {
      let own = start.flatMap { calendar.date(byAdding: .day, value: index, to: $0) }
      day.isSelected = own.map { calendar.isDate($0, inSameDayAs: picker.date) } ?? false
    }
  }
}
