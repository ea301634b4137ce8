public import Foundation

/// A control that sets a date or a time.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What a picker sets.
  public enum Mode: Int, Sendable {
    /// A time.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time.
    case dateAndTime = 2
    /// A length of time.
    case countDownTimer = 3
    /// A month and a year.
    case yearAndMonth = 4
  }

  final var content: [UIView] = []
  final var isBuilt = false
  final var chosen = Date()

  /// What the picker sets.
  open var datePickerMode = UIDatePicker.Mode.dateAndTime {
    didSet { rebuild() }
  }
  /// The look the app would like.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { rebuild() }
  }
  /// The earliest date.
  open var minimumDate: Date? {
    didSet { chosen = bounded(chosen) }
  }
  /// The latest date.
  open var maximumDate: Date? {
    didSet { chosen = bounded(chosen) }
  }
  /// The distance between minutes to choose from; divides 60.
  open var minuteInterval = 1
  /// The length of time, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The country and language; `nil` means that of the device.
  open var locale: Locale? {
    didSet { rebuild() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) {
    didSet { rebuild() }
  }
  /// The time zone; `nil` means that of the device.
  open var timeZone: TimeZone?
  /// Whether minutes are rounded to the distance between them.
  open var roundsToMinuteInterval = true

  /// Creates a picker.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The date.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  /// The look in force.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Sets the date within its bounds.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = bounded(date)
    rebuild()
  }

  /// The size of the look, in points.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: datePickerMode == .time ? 216 : 330)
    case .compact, .automatic: CGSize(width: datePickerMode == .dateAndTime ? 210 : 130, height: 34)
    }
  }

  /// Places wheels, buttons or days.
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

  override func stateDidChange() {
    rebuild()
  }

  override func touch() -> Bool { false }
}
