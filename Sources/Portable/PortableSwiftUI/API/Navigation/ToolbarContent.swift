/// What a bar shows: its items, or views made of them.
///
/// Items are views here, so one builder serves both.
@preconcurrency @MainActor
public protocol ToolbarContent: View {}

/// A builder of the items of a bar.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

/// Room between the items of a bar.
public struct ToolbarSpacer: ToolbarContent {
  /// How much room there is.
  public enum Sizing: Sendable {
    case fixed
    case flexible
  }

  /// Creates one.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// What the view is made of.
  public var body: some View { EmptyView() }
}
