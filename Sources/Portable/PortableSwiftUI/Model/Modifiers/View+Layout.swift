public import Foundation

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(LayoutModifier { _ in PaddingRule(insets: EdgeInsets(edges, length ?? 16)) })
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(LayoutModifier { _ in PaddingRule(insets: insets) })
  }

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

  public func offset(_ offset: CGSize) -> some View {
    modifier(LayoutModifier { _ in OffsetRule(offset: offset) })
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  public func position(_ position: CGPoint) -> some View {
    modifier(LayoutModifier { _ in PositionRule(point: position) })
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modifier(LayoutModifier { _ in FixedSizeRule(horizontal: horizontal, vertical: vertical) })
  }

  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(
      LayoutModifier { _ in AspectRatioRule(ratio: aspectRatio, isFilling: contentMode == .fill) }
    )
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode
    )
  }

  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutHintsModifier { $0.priority = value })
  }

  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutHintsModifier { $0.values[ObjectIdentifier(key)] = value })
  }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
