import Foundation

/// A string that UIKit itself adds to its controls, in the language of the device.
///
/// Source: Apple's UIKit string tables; certainty A for the words.
package struct SystemString {
  private let english: String
  private let russian: String
  private let german: String?
  private let chinese: String?

  package init(
    _ english: String,
    ru russian: String,
    de german: String? = nil,
    zh chinese: String? = nil
  ) {
    self.english = english
    self.russian = russian
    self.german = german
    self.chinese = chinese
  }

  /// The string in Russian, German or Chinese for their tags, otherwise in English.
  ///
  /// An empty name within a phrase leaves no double space.
  package func text(in language: String) -> String {
    let tag = language.lowercased()
    var word = english
    if tag.hasPrefix("ru") { word = russian }
    if tag.hasPrefix("de"), let german { word = german }
    if tag.hasPrefix("zh"), let chinese { word = chinese }
    return word.trimmingCharacters(in: .whitespaces)
  }

  @MainActor package var text: String { text(in: DeviceSettings.current.language) }
}

// The strings of empty screens. Source: Apple's UIKit string tables for the first two, certainty A;
// the third is what iOS 17 and later show in English, certainty B, and ours elsewhere.
extension SystemString {
  static let loadingContent = Self("Loading…", ru: "Загрузка…", de: "Laden\u{A0}…", zh: "正在载入…")
  static let noResults = Self("No Results", ru: "Не найдено", de: "Keine Treffer", zh: "无结果")
  static let checkSpelling = Self(
    "Check the spelling or try a new search.",
    ru: "Проверьте правописание или попробуйте новый запрос.",
    de: "Überprüfe die Schreibweise oder starte eine neue Suche.",
    zh: "请检查拼写或尝试新的搜索。"
  )

  static let dragItem = Self("Drag Item", ru: "Перетянуть объект", de: "Objekt ziehen", zh: "拖移项目")
  static let dropBefore = Self(
    "Drop Before Item",
    ru: "Вставить перед объектом",
    de: "Vor Objekt ablegen",
    zh: "放置在项目前"
  )
  static let dropAfter = Self(
    "Drop After Item",
    ru: "Вставить после объекта",
    de: "Nach Objekt ablegen",
    zh: "放置在项目后"
  )
  static let dropOnto = Self(
    "Drop Onto Item",
    ru: "Вставить поверх объекта",
    de: "Auf Objekt ablegen",
    zh: "放置在项目上"
  )
  /// A drop point without a name from the app; Apple's word for that, certainty A.
  static let drop = Self("Drop", ru: "Вставка", de: "Loslassen", zh: "放置")

  // The English word was heard, the others are ours; certainty C.
  static let alert = Self("Alert", ru: "Предупреждение", de: "Hinweis", zh: "提醒")
  static let dismissContextMenu = Self(
    "Dismiss context menu",
    ru: "Закрыть контекстное меню",
    de: "Kontextmenü schließen",
    zh: "关闭关联菜单"
  )
  static let dismissPopup = Self(
    "dismiss popup",
    ru: "закрыть всплывающее меню",
    de: "Einblendmenü schließen",
    zh: "关闭弹出式窗口"
  )
  static let dismissPopupHint = Self(
    "Double-tap to dismiss pop-up window.",
    ru: "Коснитесь дважды, чтобы закрыть всплывающее окно.",
    de: "Doppeltippen, um das Einblendfenster zu schließen.",
    zh: "轻点两下来关闭弹出式窗口。"
  )
  static let sheetGrabber = Self(
    "Sheet Grabber",
    ru: "Точка захвата листа",
    de: "Aufzeichnungsblatt",
    zh: "表单控制柄"
  )
  static let expandSheetHint = Self(
    "Double tap to expand the sheet.",
    ru: "Коснитесь дважды, чтобы развернуть лист.",
    de: "Doppeltippe, um das Blatt zu erweitern.",
    zh: "轻点两下展开表单。"
  )
  static let collapseSheetHint = Self(
    "Double tap to collapse the sheet.",
    ru: "Коснитесь дважды, чтобы свернуть лист.",
    de: "Doppeltippe, um das Blatt zu reduzieren.",
    zh: "轻点两下收起表单。"
  )
}
