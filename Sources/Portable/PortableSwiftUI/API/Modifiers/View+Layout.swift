public import Foundation

extension View {
  /// Leaves space at some sides, in points; 16 where no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(LayoutModifier { _ in PaddingRule(insets: EdgeInsets(edges, length ?? 16)) })
  }

  /// Leaves the same space at all sides, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Leaves space at each side, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(LayoutModifier { _ in PaddingRule(insets: insets) })
  }

  /// Puts the view into a frame of a fixed size, in points.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayoutModifier { _ in
        FrameRule(
          ideal: ProposedViewSize(width: width, height: height),
          isFixed: true,
          alignment: alignment
        )
      }
    )
  }

  /// Puts the view into a frame of a limited size, in points.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayoutModifier { _ in
        FrameRule(
          minimum: ProposedViewSize(width: minWidth, height: minHeight),
          ideal: ProposedViewSize(width: idealWidth, height: idealHeight),
          maximum: ProposedViewSize(width: maxWidth, height: maxHeight),
          alignment: alignment
        )
      }
    )
  }

  /// Shows the view beside its place, in points.
  public func offset(_ offset: CGSize) -> some View {
    modifier(LayoutModifier { _ in OffsetRule(offset: offset) })
  }

  /// Shows the view beside its place, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the middle of the view at a point of all the room there is, in points.
  public func position(_ position: CGPoint) -> some View {
    modifier(LayoutModifier { _ in PositionRule(point: position) })
  }

  /// Puts the middle of the view at a point of all the room there is, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Keeps the view's own size.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modifier(LayoutModifier { _ in FixedSizeRule(horizontal: horizontal, vertical: vertical) })
  }

  /// Keeps the relation of width to height.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(
      LayoutModifier { _ in AspectRatioRule(ratio: aspectRatio, isFilling: contentMode == .fill) }
    )
  }

  /// Keeps the relation of width to height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode
    )
  }

  /// Makes the view as large as fits.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Makes the view so large that it fills the room.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// Gives the view its room before others in a stack.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(WishModifier { $0.priority = value })
  }

  /// Gives a value to the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(WishModifier { $0.values[ObjectIdentifier(key)] = value })
  }
}

/// How content fills an area of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is seen.
  case fit
  /// All of the area is filled.
  case fill
}
