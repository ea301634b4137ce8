public import Foundation

/// A view that changes with the time; here it is made once.
public struct TimelineView<Schedule, Content: View> {
  let content: (Context) -> Content

  /// When a view is made.
  public struct Context {
    /// How often it changes.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The time.
    public let date: Date
    /// How often it changes.
    public let cadence = Cadence.live
  }
}

extension TimelineView: View {
  /// What the view is made of.
  public var body: some View { content(Context(date: Date())) }
}

extension TimelineView where Schedule: TimelineSchedule {
  /// Makes a view again by a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.init(content: content)
  }
}

/// When a view changes.
public protocol TimelineSchedule {}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Creates one.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Creates one.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Creates one.
  public init() {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Every so many seconds.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}
