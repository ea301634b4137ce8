/// What a popover becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  /// What the system likes.
  public static let automatic = PresentationAdaptation()
  /// Nothing else.
  public static let none = PresentationAdaptation()
  /// A popover.
  public static let popover = PresentationAdaptation()
  /// A sheet.
  public static let sheet = PresentationAdaptation()
  /// A screen.
  public static let fullScreenCover = PresentationAdaptation()
}

/// What a swipe on a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
  /// As the system likes it.
  public static let automatic = PresentationContentInteraction()
  /// Makes it larger.
  public static let resizes = PresentationContentInteraction()
  /// Scrolls it.
  public static let scrolls = PresentationContentInteraction()
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  /// As the system likes it.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()
  /// It can up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}
