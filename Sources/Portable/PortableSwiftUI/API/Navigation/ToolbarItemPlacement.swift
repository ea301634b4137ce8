/// Where a control of a bar stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  /// The place in a bar.
  enum Place: Sendable {
    case leading
    case title
    case trailing
    case bottom
    case keyboard
  }

  let place: Place

  /// Where the system likes it.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// For the action that matters most.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// For other actions.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// For what confirms.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// For what leaves without a change.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// For what destroys.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Where the line begins.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// Where the line ends.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// Where the line begins, as it was called before iOS 17.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// Where the line ends, as it was called before iOS 17.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the middle.
  public static let principal = ToolbarItemPlacement(place: .title)
  /// For what the state is.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// For ways to other screens.
  public static let navigation = ToolbarItemPlacement(place: .leading)
}
