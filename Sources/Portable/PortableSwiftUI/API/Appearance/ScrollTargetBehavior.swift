/// Where scrolling comes to rest, of which nothing is heard.
public protocol ScrollTargetBehavior {}

/// At the edge of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the style.
  public init() {}
}

/// At the edge of a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the style.
  public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the edge of a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At the edge of a page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
