public import Foundation

/// An image from the network.
///
/// Nothing is loaded here, so the placeholder is shown.
public struct AsyncImage<Content> { let content: Content }

extension AsyncImage: View where Content: View {
  public var body: some View { content }

  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

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
  public init(url: URL?, scale: CGFloat = 1) { content = .gray.approximate }
}

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

public protocol TimelineSchedule {}

public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

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
