public import Foundation

// Modifiers of which nothing is heard and by which nothing moves: they are accepted and do nothing.
nonisolated extension View {
  /// Changes only what is seen.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// Changes only what is seen.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Changes only what is seen.
  public func tint(_ tint: Color?) -> some View { self }
  /// Changes only what is seen.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  /// Changes only what is seen.
  public func accentColor(_ accentColor: Color?) -> some View { self }
  /// Changes only what is seen.
  public func bold(_ isActive: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func italic(_ isActive: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// Changes only what is seen.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// Changes only what is seen.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Changes only what is seen.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Changes only what is seen.
  public func monospacedDigit() -> some View { self }
  /// Changes only what is seen.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Changes only what is seen.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Changes only what is seen.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Changes only what is seen.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Changes only what is seen.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Changes only what is seen.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Changes only what is seen.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Changes only what is seen.
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  /// Changes only what is seen.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Changes only what is seen.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  /// Changes only what is seen.
  public func clipped(antialiased: Bool = false) -> some View { self }
  /// Changes only what is seen.
  public func mask<M: View>(@ViewBuilder _ mask: () -> M) -> some View { self }
  /// Changes only what is seen.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  /// Changes only what is seen.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Changes only what is seen.
  public func brightness(_ amount: Double) -> some View { self }
  /// Changes only what is seen.
  public func contrast(_ amount: Double) -> some View { self }
  /// Changes only what is seen.
  public func saturation(_ amount: Double) -> some View { self }
  /// Changes only what is seen.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Changes only what is seen.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Changes only what is seen.
  public func compositingGroup() -> some View { self }
  /// Changes only what is seen.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Changes only what is seen.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Changes only what is seen.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Changes only what is seen.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View { self }
  /// Changes only what is seen.
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  /// Changes only what is seen.
  public func zIndex(_ value: Double) -> some View { self }
  /// Changes only what is seen.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Changes only what is seen.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Changes only what is seen.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Changes only what is seen.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Changes only what is seen.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Changes only what is seen.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Changes only what is seen.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// Changes only what is seen.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Changes only what is seen.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View { self }
  /// Changes only what is seen.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Changes only where fingers and frames are.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View { self }
  /// Changes only what is seen.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Changes only what is seen.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Changes only what is seen.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Changes only what is seen.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Changes only what is seen.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  /// Changes only what is seen.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
  /// Changes only what is seen.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

/// Where lines of text begin.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

extension Text {
  /// Where text is left out that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// Small letters or capitals.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

/// Whether text can be selected.
public protocol TextSelectability {}

/// Enabled text selectability.
public struct EnabledTextSelectability: TextSelectability {}

/// Disabled text selectability.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Enabled.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Disabled.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// What a shape of content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: Int

  /// Creates a set from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where fingers are answered.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while something is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What is seen below a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame of assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// How colours are mixed.
public enum BlendMode: Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
}

/// How a view comes and goes; nothing moves here.
public struct AnyTransition: Sendable {
  /// Identity.
  public static let identity = AnyTransition()
  /// Opacity.
  public static let opacity = AnyTransition()
  /// Scale.
  public static let scale = AnyTransition()
  /// Slide.
  public static let slide = AnyTransition()
  /// Changes only what is seen.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Changes only what is seen.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Changes only what is seen.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// The size of controls.
public enum ControlSize: CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// What of the screen is covered.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: UInt

  /// Creates a set from its number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Container.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

/// Whether scroll bars are seen.
public struct ScrollIndicatorVisibility: Sendable {
  /// Automatic.
  public static let automatic = ScrollIndicatorVisibility()
  /// Visible.
  public static let visible = ScrollIndicatorVisibility()
  /// Hidden.
  public static let hidden = ScrollIndicatorVisibility()
  /// Never.
  public static let never = ScrollIndicatorVisibility()
}

extension VerticalEdge {
  /// Both sides, one or none.
  public struct Set: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: Int8

    /// Creates a set from its number.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Top.
    public static let top = Set(rawValue: 1)
    /// Bottom.
    public static let bottom = Set(rawValue: 2)
    /// All.
    public static let all = Set(rawValue: 3)
  }
}

/// The looks of a list, of which nothing is heard.
public protocol ListStyle {}

/// Plain list style.
public struct PlainListStyle: ListStyle {
  /// Creates one.
  public init() {}
}

/// Grouped list style.
public struct GroupedListStyle: ListStyle {
  /// Creates one.
  public init() {}
}

/// Inset grouped list style.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates one.
  public init() {}
}

/// Inset list style.
public struct InsetListStyle: ListStyle {
  /// Creates one.
  public init() {}
}

/// Sidebar list style.
public struct SidebarListStyle: ListStyle {
  /// Creates one.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Plain.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Grouped.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Inset grouped.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Inset.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
