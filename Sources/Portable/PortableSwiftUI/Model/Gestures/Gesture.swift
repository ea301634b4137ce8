public import PortableUIKit

@preconcurrency @MainActor public protocol Gesture<Value> {
  associatedtype Value

  var ending: ((Value) -> Void)? { get set }
  /// The action of a VoiceOver double tap; `nil` if the gesture isn't a tap.
  var tap: (() -> Void)? { get }
}

extension Gesture {
  public var tap: (() -> Void)? { nil }

  public func onEnded(_ action: @escaping (Value) -> Void) -> Self {
    var copy = self
    copy.ending = action
    return copy
  }

  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

public struct TapGesture: Gesture {
  public let count: Int
  public var ending: ((Value) -> Void)?
  public typealias Value = ()

  public init(count: Int = 1) { self.count = count }

  public var tap: (() -> Void)? {
    guard count == 1, let ending else { return nil }
    return { ending(()) }
  }
}

public struct LongPressGesture: Gesture {
  public var ending: ((Bool) -> Void)?

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location = CGPoint.zero
    public var startLocation = CGPoint.zero
    public var translation = CGSize.zero
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
    public var velocity: CGSize { .zero }
  }

  public var ending: ((Value) -> Void)?

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public struct RotationGesture: Gesture {
  public var ending: ((Angle) -> Void)?

  public init() {}
}

public struct MagnificationGesture: Gesture {
  public var ending: ((CGFloat) -> Void)?

  public init() {}
}

public typealias MagnifyGesture = MagnificationGesture

@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: GestureState<Value> { self }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask(rawValue: 3)
}

extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    let tap = gesture.tap
    return touched { properties in
      guard let tap, properties.activation == nil else { return }
      properties.activation = tap
      properties.isTapped = true
    }
  }

  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture) }

  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture) }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
}
