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

    // Source: Apple's UIKit string tables; certainty A for the words.
    var title: SystemWord {
      switch self {
      case .more: SystemWord("More", ru: "Еще", de: "Mehr", zh: "更多")
      case .favorites: SystemWord("Favorites", ru: "Избранное", de: "Favoriten", zh: "个人收藏")
      case .featured: SystemWord("Featured", ru: "Подборка", de: "Highlights", zh: "精选")
      case .topRated: SystemWord("Top Rated", ru: "Топ-рейтинг", de: "Bestwertung", zh: "评分最高")
      case .recents: SystemWord("Recents", ru: "Недавние", de: "Verlauf", zh: "最近使用")
      case .contacts: SystemWord("Contacts", ru: "Контакты", de: "Kontakte", zh: "通讯录")
      case .history: SystemWord("History", ru: "История", de: "Verlauf", zh: "历史")
      case .bookmarks: .bookmarks
      case .search: .search
      case .downloads: SystemWord("Downloads", ru: "Загрузки", de: "Downloads", zh: "下载")
      case .mostRecent: SystemWord("Most Recent", ru: "Последние", de: "Neue Videos", zh: "最新")
      case .mostViewed: SystemWord("Most Viewed", ru: "Популярные", de: "Topvideos", zh: "最常查看")
      }
    }
  }
}
