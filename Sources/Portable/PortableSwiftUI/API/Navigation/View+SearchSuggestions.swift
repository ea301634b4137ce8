extension View {
  /// Suggests searches while the field is used; they are not shown here.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Says what a suggestion writes into the field.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// Says where suggestions are shown.
  public func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
}

/// Where suggestions of searches are shown.
public enum SearchSuggestionsPlacement: Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: Int

    /// Creates a set from its number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A menu below the field.
    public static let menu = Set(rawValue: 1)
    /// The content of the screen.
    public static let content = Set(rawValue: 2)
  }
}
