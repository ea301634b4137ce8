extension SystemWord {
  // The English word was heard, the others are ours; certainty C.
  static let alert = SystemWord("Alert", ru: "Предупреждение", de: "Hinweis", zh: "提醒")
  static let dismissContextMenu = SystemWord(
    "Dismiss context menu",
    ru: "Закрыть контекстное меню",
    de: "Kontextmenü schließen",
    zh: "关闭关联菜单"
  )
  static let dismissPopup = SystemWord(
    "dismiss popup",
    ru: "закрыть всплывающее меню",
    de: "Einblendmenü schließen",
    zh: "关闭弹出式窗口"
  )
  static let dismissPopupHint = SystemWord(
    "Double-tap to dismiss pop-up window.",
    ru: "Коснитесь дважды, чтобы закрыть всплывающее окно.",
    de: "Doppeltippen, um das Einblendfenster zu schließen.",
    zh: "轻点两下来关闭弹出式窗口。"
  )
  static let sheetGrabber = SystemWord(
    "Sheet Grabber",
    ru: "Точка захвата листа",
    de: "Aufzeichnungsblatt",
    zh: "表单控制柄"
  )
  static let expandSheetHint = SystemWord(
    "Double tap to expand the sheet.",
    ru: "Коснитесь дважды, чтобы развернуть лист.",
    de: "Doppeltippe, um das Blatt zu erweitern.",
    zh: "轻点两下展开表单。"
  )
  static let collapseSheetHint = SystemWord(
    "Double tap to collapse the sheet.",
    ru: "Коснитесь дважды, чтобы свернуть лист.",
    de: "Doppeltippe, um das Blatt zu reduzieren.",
    zh: "轻点两下收起表单。"
  )
}
