import Foundation

/// A month of selectable days below the name of the month.
///
/// Strings and layout are inferred, certainty C, except for the hint, which is Apple's.
final class CalendarMonth: UIView {
  private weak var owner: (any CalendarMonthOwner)?
  private var month: Date
  private let title = CalendarMonthTitle()
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private var days: [UIButton] = []

  init(of owner: any CalendarMonthOwner) {
    self.owner = owner
    month = owner.firstShownDate
    super.init(frame: .zero)
    title.onStep = { [weak self] in self?.turn(by: $0) }
    // The header itself changes the month by swiping up and down; certainty C.
    previous.accessibilityElementsHidden = true
    following.accessibilityElementsHidden = true
    for view in [title, previous, following] { addSubview(view) }
    previous.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    following.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    showMonth()
  }

  required init?(coder: NSCoder) { nil }

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
    guard let calendar = owner?.words.calendar, let start = start else { return 0 }
    return (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  private var start: Date? {
    guard let calendar = owner?.words.calendar else { return nil }
    return calendar.date(from: calendar.dateComponents([.year, .month], from: month))
  }

  private func turn(by months: Int) {
    guard let calendar = owner?.words.calendar else { return }
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
    showMonth()
  }

  func showMonth(of date: Date? = nil) {
    month = date ?? month
    guard let owner, let start else { return }
    let words = owner.words
    title.month = words.text(of: start, template: "yMMMM")
    for day in days { day.removeFromSuperview() }
    days = dates.map { date in
      let day = UIButton(type: .system)
      day.setTitle(words.text(of: date, template: "EEEEMMMMd"), for: .normal)
      day.isSelected = owner.isChosen(date)
      day.isEnabled = owner.allows(date)
      day.addAction(UIAction { [weak self] _ in self?.choose(date) }, for: .touchUpInside)
      return day
    }
    for day in days { addSubview(day) }
    setNeedsLayout()
  }

  func updateSelection() {
    guard let owner else { return }
    for (day, date) in zip(days, dates) { day.isSelected = owner.isChosen(date) }
  }

  private var dates: [Date] {
    guard let calendar = owner?.words.calendar, let start else { return [] }
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    return (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) ?? start }
  }

  private func choose(_ date: Date) {
    owner?.touched(date)
    updateSelection()
  }
}

@MainActor
protocol CalendarMonthOwner: AnyObject {
  var words: DateStrings { get }
  var firstShownDate: Date { get }

  func isChosen(_ day: Date) -> Bool
  func allows(_ day: Date) -> Bool
  func touched(_ day: Date)
}

/// The name of the month above a calendar, an adjustable element that changes the month.
///
/// Source: Apple's UIKit string tables for the hint, certainty A; for the rest C. The month is the
/// value, so only it is spoken after a step.
final class CalendarMonthTitle: UIControl {
  var month = "" { didSet { text.text = month } }
  var onStep: ((Int) -> Void)?
  private let text = UILabel()

  init() {
    super.init(frame: .zero)
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = bounds
  }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      value: month,
      hint: SystemString.changeMonthHint.text,
      traits: [.button, .adjustable]
    )
  }

  override func accessibilityIncrement() { onStep?(1) }
  override func accessibilityDecrement() { onStep?(-1) }
}
