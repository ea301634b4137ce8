public import Foundation

/// A month of selectable days, one or several at a time.
///
/// It is spoken like a date picker that shows a month; certainty C.
@available(iOS 16.0, *)
@preconcurrency @MainActor open class UICalendarView: UIView {
  final lazy var month = CalendarMonth(of: self)

  open weak var delegate: (any UICalendarViewDelegate)?
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      month.showMonth()
    }
  }
  open var calendar = Calendar(identifier: .gregorian) { didSet { month.showMonth() } }
  open var locale = Locale(identifier: DeviceSettings.current.language) {
    didSet { month.showMonth() }
  }
  open var timeZone: TimeZone? { didSet { month.showMonth() } }
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { month.showMonth() }
  }
  open var wantsDateDecorations = true
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var visibleDateComponents: DateComponents {
    get { words.calendar.dateComponents([.calendar, .year, .month], from: shownDate) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  final var shownDate = Date()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(month)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(month)
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = words.calendar.date(from: dateComponents) else { return }
    shownDate = date
    month.showMonth(of: date)
  }

  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = bounds
  }
}

@available(iOS 16.0, *)
extension UICalendarView {
  public enum DecorationSize: Int, Sendable { case small, medium, large }

  @preconcurrency @MainActor open class Decoration: NSObject {
    public override init() { super.init() }

    public init(
      image: UIImage?,
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) { super.init() }

    public init(customViewProvider: @escaping () -> UIView) { super.init() }

    public class func `default`(
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration() }

    public class func image(
      _ image: UIImage?,
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }
}

@available(iOS 16.0, *)
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  )
}

@available(iOS 16.0, *)
extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
