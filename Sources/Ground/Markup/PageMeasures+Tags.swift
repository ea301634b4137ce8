extension PageMeasures {
  /// Counts a tag that was printed, with what it asks browsers to load.
  mutating func count(_ tag: TagName, _ rule: ElementRule, _ attributes: [Attribute]) {
    if tag == Self.main, beforeMain == nil { beforeMain = all }
    if let kind = rule.kind { all.add(kind) }
    if attributes.contains(.focusable) { all.focusables += 1 }
    if tag == Self.link, attributes["rel"] == "stylesheet", let address = attributes["href"] {
      styleSheets.append(address)
    }
    if tag == Self.script, let address = attributes["src"] { scripts.append(address) }
  }

  private static let link: TagName = "link"
  private static let main: TagName = "main"
  private static let script: TagName = "script"
}
