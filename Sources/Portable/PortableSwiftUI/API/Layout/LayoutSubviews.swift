public import Foundation

/// The views that a layout arranges.
@MainActor
public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  let views: [RenderedView]

  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The place after the last view.
  public var endIndex: Int { views.count }

  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(view: views[index]) }
}

/// A view that a layout arranges.
@MainActor
public struct LayoutSubview {
  let view: RenderedView

  /// Which of several views gets its room first.
  public var priority: Double { view.wishes.priority }

  /// The size the view takes of a size that it is offered, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.size(in: proposal) }

  /// The size the view takes of a size that it is offered, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Gives the view a place.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    view.place(
      at: CGPoint(
        x: position.x - size.width * anchor.x,
        y: position.y - size.height * anchor.y
      ),
      in: proposal
    )
  }

  /// A value that the view gives to layouts.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    view.wishes.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
}

/// The key of a value that views give to layouts.
public protocol LayoutValueKey {
  /// What the value is.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}

/// The size of a view, in points.
public struct ViewDimensions: Equatable, Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
}
