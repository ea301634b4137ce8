public import PortableUIKit

extension View {
  /// Lets fingers touch the view as if VoiceOver were off; iOS 17.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { facts in
      guard isDirectTouchArea else { return }
      facts.traits.insert(.allowsDirectInteraction)
      facts.directTouch = options
    }
  }

  /// Answers the gestures that make content larger and smaller; iOS 17.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { facts in
      facts.traits.insert(.supportsZoom)
      facts.zooming = { direction in
        handler(
          AccessibilityZoomGestureAction(
            direction: direction,
            location: .center,
            point: .zero
          )
        )
      }
    }
  }

  /// Sends touches to a point of the screen, in points.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.activationCorner = activationPoint }
  }

  /// Shows the view large while a finger rests on it; nothing is heard of it.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view large while a finger rests on this one; nothing is heard of it.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Describes a chart that can be heard as sound.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    spoken { $0.chart = { representable.makeChartDescriptor() } }
  }

  /// Ties a label to what it names, which is named by it.
  ///
  /// Source: Apple's documentation; certainty A. What is spoken: C, nothing more.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Ties elements together, so that one leads to another; nothing is heard of it by itself.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  )
    -> some View
  { self }

  /// Gives a name made of the one there is.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: @escaping (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(LabelContentModifier { placeholder in AnyView(content(placeholder)) })
  }
}

/// How an element that is touched directly takes touches.
public typealias AccessibilityDirectTouchOptions = UIAccessibility.DirectTouchOptions

/// A gesture that makes content larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Larger or smaller.
  public enum Direction: Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Larger or smaller.
  public let direction: Direction
  /// Where the gesture is made, as a part of the area.
  public let location: UnitPoint
  /// Where the gesture is made, in points.
  public let point: CGPoint
}

/// A side of a label and what it names.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The name.
  case label
  /// What is named.
  case content
}

/// Something that can describe a chart.
@preconcurrency @MainActor
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings a description up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// The name that an element has before a modifier changes it.
public struct PlaceholderContentView<Value> {
  let name: Text
}

extension PlaceholderContentView: View {
  /// What the view is made of.
  public var body: some View { name }
}

/// A modifier that makes a name of the one there is.
struct LabelContentModifier<Modified: View> {
  let content: (PlaceholderContentView<Modified>) -> AnyView

  init(_ content: @escaping (PlaceholderContentView<Modified>) -> AnyView) {
    self.content = content
  }
}

extension LabelContentModifier: ViewModifier {
  typealias Body = Never
}

extension LabelContentModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    let name = AccessibilityMerge.name(of: views)?.string ?? ""
    let made = self.content(PlaceholderContentView(name: Text(verbatim: name)))
      .rendered(in: context.entering(.part("name")))
    let label = AccessibilityMerge.name(of: made)
    return views.map { view in view.changed { $0.label = label } }
  }
}
