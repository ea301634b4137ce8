/// The looks of the dots of pages, of which nothing is heard.
public protocol IndexViewStyle {}

/// The dots of pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is an area behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    /// As the system likes it.
    public static let automatic = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
    /// While a finger is on the dots.
    public static let interactive = BackgroundDisplayMode()
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The dots of pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// The dots of pages before an area.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
