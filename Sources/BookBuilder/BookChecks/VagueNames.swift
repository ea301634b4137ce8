import SourceText

/// Names of links that say nothing about where the link goes.
enum VagueNames {
  /// Whether a name is an address or one of the known ones, signs and capitals apart.
  static func contains(_ name: String) -> Bool {
    let small = name.inSmallLetters
    if addresses.contains(where: { small.utf8.starts(with: $0.utf8) }) { return true }
    // Most names have more letters than any of the known ones, and are told from them by bytes.
    let letters = small.utf8.count { (0x61...0x7A).contains($0) || $0 == 0xD0 || $0 == 0xD1 }
    guard letters <= longest else { return false }
    let words = small.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    return words.isEmpty || known.contains(words)
  }

  private static let addresses = ["http://", "https://", "www."]
  /// The letters of the longest of the known names, at most.
  private static let longest = known.map(\.count).max() ?? 0

  private static let known: Set<String> = [
    // English.
    "article", "at this link", "by this link", "check it out", "click", "click here",
    "click this link", "continue", "continue reading", "details", "download", "find out more",
    "follow this link", "full article", "go", "go here", "go there", "here", "info", "it",
    "just here", "learn more", "link", "link here", "look here", "more", "more details",
    "more info", "more information", "on this page", "page", "press here", "read", "read here",
    "read it here", "read more", "read on", "right here", "see", "see here", "see more", "source",
    "tap here", "that", "that page", "the article", "the link", "the page", "there", "this",
    "this article", "this link", "this one", "this page", "this post", "this site",
    "this website", "url", "visit", "website",
    // Russian.
    "больше", "в статье", "вот", "вот здесь", "вот тут", "далее", "детали", "дальше", "ещё", "еще",
    "жмите сюда", "здесь", "здесь же", "информация", "источник", "на сайте", "на странице",
    "нажмите", "нажмите здесь", "нажмите сюда", "отсюда", "перейти", "перейдите", "по адресу",
    "по ссылке", "по этой ссылке", "подробнее", "подробности", "почитать", "прочитать", "сайт",
    "скачать", "смотреть", "смотри", "смотрите", "ссылка", "статья", "страница", "сюда", "там",
    "тут", "узнать больше", "читать", "читать далее", "читать дальше", "читайте", "эта статья",
    "эта страница", "эта ссылка", "это", "этот сайт",
  ]
}
