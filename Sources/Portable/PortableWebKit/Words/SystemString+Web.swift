/// The strings of web pages.
///
/// Source: recordings for “checkbox”, “checked”, “unchecked”, “radio button” and “landmark” in
/// English, certainty B; C for the other landmarks and the other languages, except where Apple's
/// tables have the word. A capture of iOS 27.0 in Japanese has a word for a region.
extension SystemString {
  static let checkbox = Self("checkbox", ru: "флажок", de: "Markierungsfeld", zh: "复选框")
  static let radioButton = Self(
    "radio button",
    ru: "кнопка-переключатель",
    de: "Auswahltaste",
    zh: "单选按钮"
  )
  static let unchecked = Self("unchecked", ru: "не отмечено", de: "nicht markiert", zh: "未勾选")
  static let landmark = Self("Landmark", ru: "Ориентир", de: "Orientierungspunkt", zh: "标志性内容")

  /// The position in a group; Apple's word for that, certainty A.
  static func place(_ place: Int, of count: Int) -> SystemString {
    Self(
      "\(place) of \(count)",
      ru: "\(place) из \(count)",
      de: "\(place) von \(count)",
      zh: "\(place)，共\(count)"
    )
  }

  static func landmark(_ kind: WebLandmark.Kind) -> SystemString {
    switch kind {
    case .main: SystemString("Main", ru: "Основное содержимое", de: "Hauptinhalt", zh: "主要内容")
    case .navigation: SystemString("Navigation", ru: "Навигация", de: "Navigation", zh: "导航")
    case .banner: SystemString("Banner", ru: "Баннер", de: "Banner", zh: "横幅")
    case .contentinfo:
      Self("Content Information", ru: "Сведения о содержимом", de: "Inhaltsinformation", zh: "内容信息")
    case .complementary:
      SystemString("Complementary", ru: "Дополнительно", de: "Ergänzend", zh: "补充内容")
    case .search: SystemString("Search", ru: "Поиск", de: "Suche", zh: "搜索")
    case .form: SystemString("Form", ru: "Форма", de: "Formular", zh: "表单")
    case .region: SystemString("Region", ru: "Область", de: "Region", zh: "区域")
    }
  }
}
