extension SystemWord {
  static let dragItem = SystemWord(
    "Drag Item",
    ru: "Перетянуть объект",
    de: "Objekt ziehen",
    zh: "拖移项目"
  )
  static let dropBefore = SystemWord(
    "Drop Before Item",
    ru: "Вставить перед объектом",
    de: "Vor Objekt ablegen",
    zh: "放置在项目前"
  )
  static let dropAfter = SystemWord(
    "Drop After Item",
    ru: "Вставить после объекта",
    de: "Nach Objekt ablegen",
    zh: "放置在项目后"
  )
  static let dropOnto = SystemWord(
    "Drop Onto Item",
    ru: "Вставить поверх объекта",
    de: "Auf Objekt ablegen",
    zh: "放置在项目上"
  )
  /// A place to which the app gave no name; Apple's word for that, certainty A.
  static let drop = SystemWord("Drop", ru: "Вставка", de: "Loslassen", zh: "放置")
}
