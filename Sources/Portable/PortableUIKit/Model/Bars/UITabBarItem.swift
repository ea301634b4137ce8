import AccessibilityTree
public import Foundation

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The badge.
  ///
  /// Up to iOS 18 it is spoken as the value: a number with the word for items, any other text as it
  /// is. Since iOS 26 it isn't spoken. Source: AccessibilitySnapshot, reference images; certainty
  /// A.
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var titlePositionAdjustment = UIOffset.zero
  open var selectedImage: UIImage?
  final weak var tabBar: UITabBar?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: systemItem.title.text, image: nil, tag: tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  // Source: AccessibilitySnapshot, reference images of tab bars, where a tab that does not respond
  // is not dimmed; certainty A.
  override var builtInTraits: UIAccessibilityTraits {
    tabBar?.selectedItem === self
      ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
  }

  override var builtInValue: String? {
    guard DeviceSettings.current.os < .iOS26, let badge = badgeValue?.nonEmpty else { return nil }
    return Int(badge).map { SystemString.items($0).text } ?? badge
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}

  override func touch() -> Bool {
    guard isEnabled, let tabBar else { return false }
    return tabBar.choose(self)
  }
}

extension UITabBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    // Source: Apple's UIKit string tables; certainty A for the words.
    var title: SystemString {
      switch self {
      case .more: SystemString("More", ru: "Еще", de: "Mehr", zh: "更多")
      case .favorites: SystemString("Favorites", ru: "Избранное", de: "Favoriten", zh: "个人收藏")
      case .featured: SystemString("Featured", ru: "Подборка", de: "Highlights", zh: "精选")
      case .topRated: SystemString("Top Rated", ru: "Топ-рейтинг", de: "Bestwertung", zh: "评分最高")
      case .recents: SystemString("Recents", ru: "Недавние", de: "Verlauf", zh: "最近使用")
      case .contacts: SystemString("Contacts", ru: "Контакты", de: "Kontakte", zh: "通讯录")
      case .history: SystemString("History", ru: "История", de: "Verlauf", zh: "历史")
      case .bookmarks: .bookmarks
      case .search: .search
      case .downloads: SystemString("Downloads", ru: "Загрузки", de: "Downloads", zh: "下载")
      case .mostRecent: SystemString("Most Recent", ru: "Последние", de: "Neue Videos", zh: "最新")
      case .mostViewed: SystemString("Most Viewed", ru: "Популярные", de: "Topvideos", zh: "最常查看")
      }
    }
  }
}
