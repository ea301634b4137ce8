public import PortableUIKit

/// A movement of fingers that a view answers.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// What is known of the movement.
  associatedtype Value

  /// What is done when the movement is complete.
  var ending: ((Value) -> Void)? { get set }
  /// What a double tap of VoiceOver is for the gesture: `nil` if it is no tap.
  var tap: (() -> Void)? { get }
}

extension Gesture {
  /// No tap.
  public var tap: (() -> Void)? { nil }

  /// Does something when the movement is complete.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self {
    var copy = self
    copy.ending = action
    return copy
  }

  /// Does something while the movement goes on; nothing moves here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Keeps something while the movement goes on; nothing moves here.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

/// A tap.
public struct TapGesture: Gesture {
  /// How many taps there are.
  public let count: Int
  /// What is done.
  public var ending: ((Value) -> Void)?
  /// Nothing is known of a tap.
  public typealias Value = ()

  /// Creates a tap.
  public init(count: Int = 1) {
    self.count = count
  }

  /// What is done on a double tap of VoiceOver.
  public var tap: (() -> Void)? {
    guard count == 1, let ending else { return nil }
    return { ending(()) }
  }
}

/// A finger that rests.
public struct LongPressGesture: Gesture {
  /// What is done.
  public var ending: ((Bool) -> Void)?

  /// Creates a rest.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A finger that moves.
public struct DragGesture: Gesture {
  /// What is known of a movement.
  public struct Value: Equatable, Sendable {
    /// Where the finger is, in points.
    public var location = CGPoint.zero
    /// Where the finger began, in points.
    public var startLocation = CGPoint.zero
    /// How far the finger moved, in points.
    public var translation = CGSize.zero
    /// Where the finger would come to rest, in points.
    public var predictedEndLocation: CGPoint { location }
    /// How far the finger would move, in points.
    public var predictedEndTranslation: CGSize { translation }
    /// How fast the finger moves, in points a second.
    public var velocity: CGSize { .zero }
  }

  /// What is done.
  public var ending: ((Value) -> Void)?

  /// Creates a movement.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two fingers that turn.
public struct RotationGesture: Gesture {
  /// What is done.
  public var ending: ((Angle) -> Void)?

  /// Creates a turn.
  public init() {}
}

/// Two fingers that part.
public struct MagnificationGesture: Gesture {
  /// What is done.
  public var ending: ((CGFloat) -> Void)?

  /// Creates a movement.
  public init() {}
}

/// Two fingers that part, by its name of iOS 17.
public typealias MagnifyGesture = MagnificationGesture

/// What is known while a gesture goes on.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// What is known while nothing moves.
  public let wrappedValue: Value

  /// Creates it with what is known while nothing moves.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// What gestures take.
  public var projectedValue: GestureState<Value> { self }
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: UInt32

  /// Creates a set from its number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: GestureMask = []
  /// That of the modifier.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all = GestureMask(rawValue: 3)
}

extension View {
  /// Answers a gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    let tap = gesture.tap
    return told { facts in
      guard let tap, facts.activation == nil else { return }
      facts.activation = tap
      facts.isTapped = true
    }
  }

  /// Answers a gesture beside those inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture)
  }

  /// Answers a gesture before those inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture)
  }

  /// Does something when a finger rests; VoiceOver offers no action for it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
}
