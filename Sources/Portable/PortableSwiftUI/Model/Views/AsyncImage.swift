public import Foundation

/// A picture from the web.
///
/// Nothing is loaded here, so what is shown is what stands for it until then.
public struct AsyncImage<Content> { let content: Content }

extension AsyncImage: View where Content: View {
  public var body: some View { content }

  /// Shows what the phases of loading come to; here the first, with nothing loaded.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// Shows a picture, and something else until it is there.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: (Image) -> I,
    @ViewBuilder placeholder: () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .second(placeholder()))
  }
}

extension AsyncImage where Content == Color {
  /// Shows a picture, and a grey area until it is there.
  public init(url: URL?, scale: CGFloat = 1) { content = .gray.guessed }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// A view that changes with the time; here it is made once.
public struct TimelineView<Schedule, Content: View> {
  let content: (Context) -> Content

  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

    public let date: Date
    public let cadence = Cadence.live
  }
}

extension TimelineView: View { public var body: some View { content(Context(date: Date())) } }

extension TimelineView where Schedule: TimelineSchedule {
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.init(content: content)
  }
}

/// When a view changes.
public protocol TimelineSchedule {}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  public init(from startDate: Date, by interval: TimeInterval) {}
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule { public init() {} }

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}
