public import PortableUIKit

extension View {
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { properties in
      guard isDirectTouchArea else { return }
      properties.traits.insert(.allowsDirectInteraction)
      properties.directTouch = options
    }
  }

  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { properties in
      properties.traits.insert(.supportsZoom)
      properties.zooming = { direction in
        handler(
          AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero)
        )
      }
    }
  }

  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.activationCorner = activationPoint }
  }

  public func accessibilityShowsLargeContentViewer() -> some View { self }

  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { spoken { $0.chart = { representable.makeChartDescriptor() } } }

  /// Uses a label as the name of another element.
  ///
  /// Source: Apple's documentation; certainty A. That nothing else is spoken: C.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  )
    -> some View
  { self }

  public func accessibilityLabel<V: View>(
    @ViewBuilder content: @escaping (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { modifier(LabelContentModifier { placeholder in AnyView(content(placeholder)) }) }
}

public typealias AccessibilityDirectTouchOptions = UIAccessibility.DirectTouchOptions

public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Sendable { case zoomIn, zoomOut }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

public enum AccessibilityLabeledPairRole: Sendable { case label, content }

@preconcurrency @MainActor public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

public struct PlaceholderContentView<Value> { let view: any View }
extension PlaceholderContentView: View { public var body: some View { AnyView(view) } }

struct LabelContentModifier<Modified: View> {
  let content: (PlaceholderContentView<Modified>) -> AnyView

  init(_ content: @escaping (PlaceholderContentView<Modified>) -> AnyView) {
    self.content = content
  }
}

extension LabelContentModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    let name = AccessibilityMerge.name(of: views)?.string ?? ""
    let made = self.content(PlaceholderContentView(view: Text(verbatim: name)))
      .rendered(in: context.entering(.part("name")))
    let label = AccessibilityMerge.name(of: made)
    return views.map { view in view.changed { $0.label = label } }
  }
}
