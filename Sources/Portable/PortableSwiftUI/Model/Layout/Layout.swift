public import Foundation

@preconcurrency @MainActor public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
}

extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }

extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ArrangedViews(layout: self, content: content())
  }
}

public protocol Animatable {}

@MainActor public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  let views: [RenderedView]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(view: views[index]) }
}

@MainActor public struct LayoutSubview {
  let view: RenderedView

  public var priority: Double { view.layoutHints.priority }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.size(in: proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    view.place(
      at: CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      in: proposal
    )
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    view.layoutHints.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.part * width }
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.part * height }
}

public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }

  func less(_ size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - size.width) },
      height: height.map { max(0, $0 - size.height) }
    )
  }
}
