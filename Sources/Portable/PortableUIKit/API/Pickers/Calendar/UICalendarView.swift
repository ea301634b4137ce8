public import Foundation

/// A month of days with a choice of one or several.
///
/// What is spoken of it is as in a date picker that shows a month; certainty C.
@available(iOS 16.0, *)
@preconcurrency @MainActor
open class UICalendarView: UIView {
  final lazy var month = CalendarMonth(of: self)

  /// The object that marks days.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// What is chosen; `nil` if nothing can be.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      month.showMonth()
    }
  }
  /// The calendar.
  open var calendar = Calendar(identifier: .gregorian) {
    didSet { month.showMonth() }
  }
  /// The country and language.
  open var locale = Locale(identifier: DeviceSettings.current.language) {
    didSet { month.showMonth() }
  }
  /// The time zone; `nil` means that of the device.
  open var timeZone: TimeZone? {
    didSet { month.showMonth() }
  }
  /// The time whose days can be chosen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { month.showMonth() }
  }
  /// Whether days are marked; marks are not spoken.
  open var wantsDateDecorations = true
  /// The kind of letters; it is kept and not looked at.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The month that is shown.
  open var visibleDateComponents: DateComponents {
    get { words.calendar.dateComponents([.calendar, .year, .month], from: shownDate) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  final var shownDate = Date()

  /// Creates a month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(month)
  }

  /// Creates a month from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(month)
  }

  /// Shows a month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = words.calendar.date(from: dateComponents) else { return }
    shownDate = date
    month.showMonth(of: date)
  }

  /// Asks for the marks of days again; marks are not spoken.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  /// The size of a month, 320 × 330 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }

  /// Places the days.
  open override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = bounds
  }
}
