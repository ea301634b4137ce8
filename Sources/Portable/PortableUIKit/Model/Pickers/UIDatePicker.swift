public import Foundation

@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  final var content: [UIView] = []
  final var isBuilt = false
  final var chosen = Date()

  open var datePickerMode = UIDatePicker.Mode.dateAndTime { didSet { rebuild() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }
  open var minimumDate: Date? { didSet { chosen = bounded(chosen) } }
  open var maximumDate: Date? { didSet { chosen = bounded(chosen) } }
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale? { didSet { rebuild() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { rebuild() } }
  open var timeZone: TimeZone?
  open var roundsToMinuteInterval = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  open func setDate(_ date: Date, animated: Bool) {
    chosen = bounded(date)
    rebuild()
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: datePickerMode == .time ? 216 : 330)
    case .compact, .automatic: CGSize(width: datePickerMode == .dateAndTime ? 210 : 130, height: 34)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    build()
    if let month = content.first as? CalendarMonth {
      month.frame = bounds
      return
    }
    let width = bounds.width / CGFloat(max(1, content.count))
    for (index, view) in (isRightToLeft ? content.reversed() : content).enumerated() {
      view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }

  override func stateDidChange() { rebuild() }
  override func touch() -> Bool { false }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
