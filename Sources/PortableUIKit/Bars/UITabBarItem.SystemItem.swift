extension UITabBarItem {
  /// A tab whose name and picture the system provides.
  public enum SystemItem: Int, Sendable {
    /// What there is beside.
    case more = 0
    /// What the user likes.
    case favorites = 1
    /// What was chosen for the user.
    case featured = 2
    /// What others like.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What happened.
    case history = 6
    /// Kept places.
    case bookmarks = 7
    /// Looking for something.
    case search = 8
    /// What comes from afar.
    case downloads = 9
    /// What was used most lately.
    case mostRecent = 10
    /// What was looked at most.
    case mostViewed = 11

    // Source: Apple's documentation for English; the rest is inferred; certainty C.
    var title: SystemWord {
      switch self {
      case .more: SystemWord("More", ru: "Еще")
      case .favorites: SystemWord("Favorites", ru: "Избранное")
      case .featured: SystemWord("Featured", ru: "Подборка")
      case .topRated: SystemWord("Top Rated", ru: "Лучшие")
      case .recents: SystemWord("Recents", ru: "Недавние")
      case .contacts: SystemWord("Contacts", ru: "Контакты")
      case .history: SystemWord("History", ru: "История")
      case .bookmarks: .bookmarks
      case .search: .search
      case .downloads: SystemWord("Downloads", ru: "Загрузки")
      case .mostRecent: SystemWord("Most Recent", ru: "Последние")
      case .mostViewed: SystemWord("Most Viewed", ru: "Популярные")
      }
    }
  }
}
