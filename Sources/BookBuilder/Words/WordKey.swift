/// A word or phrase that a book can give in a language of its own, by its name in the file.
///
/// A new word of ``InterfaceWords`` gets a line here, or books with a language of their own say it in
/// English.
struct WordKey {
  /// The name, with full stops between its parts.
  let name: String
  /// Puts words in their place.
  let set: (inout InterfaceWords, WordPattern) -> Void

  init(_ name: String, _ set: @escaping (inout InterfaceWords, WordPattern) -> Void) {
    self.name = name
    self.set = set
  }

  init(_ name: String, _ path: WritableKeyPath<InterfaceWords, String>) {
    self.init(name) { words, pattern in words[keyPath: path] = pattern.text }
  }

  private init(_ name: String, _ path: WritableKeyPath<InterfaceWords, [String]>) {
    self.init(name) { words, pattern in words[keyPath: path] = pattern.texts }
  }

  init(
    _ name: String,
    _ path: WritableKeyPath<InterfaceWords, @Sendable (String) -> String>
  ) {
    self.init(name) { words, pattern in words[keyPath: path] = { pattern($0) } }
  }

  init(
    number name: String,
    _ path: WritableKeyPath<InterfaceWords, @Sendable (Int) -> String>
  ) {
    self.init(name) { words, pattern in words[keyPath: path] = { pattern($0) } }
  }

  init(
    count name: String,
    _ path: WritableKeyPath<InterfaceWords, @Sendable (Int) -> String>
  ) {
    self.init(name) { words, pattern in words[keyPath: path] = { pattern.counting($0) } }
  }
}

extension WordKey {
  /// All of them.
  static var all: [WordKey] {
    page + search + figures + transcripts + site + statement + report + knowledge + textEdition
  }

  private static var page: [WordKey] {
    [
      WordKey("languageName", \.languageName), WordKey("skipToContent", \.skipToContent),
      WordKey("languages", \.languages), WordKey("contents", \.contents),
      WordKey("reference", \.reference),
      WordKey("chapters", \.chapters),
      WordKey("chapterOf") { words, pattern in words.chapterOf = { pattern($0, $1) } },
      WordKey("part", \.part), WordKey("lastChange", \.lastChange),
      WordKey("quotationMarks", \.quotationMarks),
      WordKey("plainText", \.plainText),
      WordKey("readThisPage", \.readThisPage), WordKey("allChapters", \.allChapters),
      WordKey("previousChapter", \.previousChapter), WordKey("nextChapter", \.nextChapter),
      WordKey("source", \.source), WordKey("notTranslated", \.notTranslated),
      WordKey("pageNotFound", \.pageNotFound), WordKey("pageNotFoundText", \.pageNotFoundText),
      WordKey("checklist", \.checklist), WordKey("terms", \.terms),
      WordKey("sources", \.sources), WordKey("notes", \.notes), WordKey(number: "note", \.note),
      WordKey("backToReference", \.backToReference), WordKey("done", \.done),
      WordKey("toDo", \.toDo), WordKey("alerts.note", \.alerts.note),
      WordKey("alerts.tip", \.alerts.tip), WordKey("alerts.important", \.alerts.important),
      WordKey("alerts.warning", \.alerts.warning), WordKey("alerts.caution", \.alerts.caution),
    ]
  }

  private static var search: [WordKey] {
    [
      WordKey("search.title", \.search.title), WordKey("search.label", \.search.label),
      WordKey("search.button", \.search.button),
      WordKey("search.withoutScript", \.search.withoutScript),
      WordKey("search.none", \.search.none), WordKey("search.advice", \.search.advice),
      WordKey("search.otherKeyboard", \.search.otherKeyboard),
    ]
  }

  private static var figures: [WordKey] {
    [
      WordKey(number: "listing", \.listing), WordKey(count: "lines", \.lines),
      WordKey("text", \.text), WordKey("compilerMessage", \.compilerMessage),
      WordKey("output", \.output), WordKey(number: "table", \.table),
      WordKey(count: "rows", \.rows), WordKey(count: "columns", \.columns),
      WordKey("status.ran", \.status.ran), WordKey("status.compiled", \.status.compiled),
      WordKey("status.mustNotCompile", \.status.mustNotCompile),
      WordKey("status.shown", \.status.shown), WordKey("status.verified", \.status.verified),
      WordKey("status.unverified", \.status.unverified),
      WordKey("status.counted", \.status.counted),
      WordKey("status.unproven", \.status.unproven),
    ]
  }

  private static var transcripts: [WordKey] {
    [
      WordKey("voiceOver", \.voiceOver), WordKey("voiceControl", \.voiceControl),
      WordKey("switchControl", \.switchControl),
      WordKey("fullKeyboardAccess", \.fullKeyboardAccess),
      WordKey(number: "transcript", \.transcript), WordKey(count: "stops", \.stops),
      WordKey("inLanguage", \.inLanguage), WordKey("you", \.you),
      WordKey("partsOfALine", \.partsOfALine), WordKey("roles.container", \.roles.container),
      WordKey("roles.selected", \.roles.selected),
      WordKey("roles.tableHeader", \.roles.tableHeader), WordKey("roles.label", \.roles.label),
      WordKey("roles.tablePosition", \.roles.tablePosition),
      WordKey("roles.value", \.roles.value), WordKey("roles.trait", \.roles.trait),
      WordKey("roles.position", \.roles.position), WordKey("roles.hint", \.roles.hint),
      WordKey("roles.notice", \.roles.notice),
      WordKey("events.activated", \.events.activated),
      WordKey("events.scrolled", \.events.scrolled),
      WordKey("events.page") { words, pattern in words.events.page = { pattern($0, $1) } },
      WordKey(number: "screens.screen", \.screens.screen),
      WordKey("screens.before", \.screens.before), WordKey("screens.after", \.screens.after),
      WordKey("screens.became") { words, pattern in words.screens.became = { pattern($0, $1) } },
      WordKey("screens.picture", \.screens.picture), WordKey("player.open", \.player.open),
      WordKey("player.next", \.player.next), WordKey("player.back", \.player.back),
      WordKey("player.up", \.player.up), WordKey("player.down", \.player.down),
      WordKey("player.tap", \.player.tap), WordKey("player.other", \.player.other),
      WordKey("player.start", \.player.start), WordKey("player.speak", \.player.speak),
      WordKey("player.keys", \.player.keys), WordKey("player.unverified", \.player.unverified),
      WordKey("player.end", \.player.end),
    ]
  }

  private static var site: [WordKey] {
    [
      WordKey("site.inThisPart", \.site.inThisPart), WordKey("site.thisPage", \.site.thisPage),
      WordKey("site.editThisPage", \.site.editThisPage), WordKey("site.changes", \.site.changes),
      WordKey("site.moved", \.site.moved),
      WordKey("site.olderThanOriginal", \.site.olderThanOriginal),
      WordKey("textPages.title", \.site.textPages.title),
      WordKey("textPages.lead", \.site.textPages.lead),
      WordKey("textPages.whole", \.site.textPages.whole),
      WordKey("textPages.wholeLead", \.site.textPages.wholeLead),
      WordKey("textPages.pages", \.site.textPages.pages),
      WordKey("textPages.size", \.site.textPages.size),
    ]
  }

  private static var statement: [WordKey] {
    [
      WordKey("statement.title", \.site.statement.title),
      WordKey("statement.lead", \.site.statement.lead),
      WordKey("statement.goal", \.site.statement.goal),
      WordKey("statement.goalText", \.site.statement.goalText),
      WordKey("statement.checked", \.site.statement.checked),
      WordKey("statement.checkedLead", \.site.statement.checkedLead),
      WordKey("statement.counts") { words, pattern in
        words.site.statement.counts = { counts in
          pattern(
            counts.pages,
            counts.headings,
            counts.tables,
            counts.listings,
            counts.transcripts,
            counts.pictures
          )
        }
      },
      WordKey("statement.lastChange", \.site.statement.lastChange),
      WordKey("statement.costs", \.site.statement.costs),
      WordKey("statement.costsCaption", \.site.statement.costsCaption),
      WordKey("statement.costsColumns", \.site.statement.costsColumns),
      WordKey("statement.kinds") { words, pattern in
        for (kind, text) in zip(PageKind.allCases, pattern.texts) {
          words.site.statement.kinds[kind] = text
        }
      },
      WordKey("statement.outside", \.site.statement.outside),
      WordKey("statement.outsideText", \.site.statement.outsideText),
      WordKey("statement.untested", \.site.statement.untested),
      WordKey("statement.untestedLead", \.site.statement.untestedLead),
      WordKey("statement.untestedItems", \.site.statement.untestedItems),
      WordKey("statement.contact", \.site.statement.contact),
      WordKey("statement.contactAt", \.site.statement.contactAt),
      WordKey("statement.noContact", \.site.statement.noContact),
    ]
  }

  private static var report: [WordKey] {
    [
      WordKey("report.title", \.report.title), WordKey("report.lead", \.report.lead),
      WordKey("report.heading", \.report.heading), WordKey("report.numbers", \.report.numbers),
      WordKey("report.caption", \.report.caption), WordKey("report.kind", \.report.kind),
      WordKey("report.all", \.report.all), WordKey("report.ran", \.report.ran),
      WordKey("report.compiled", \.report.compiled),
      WordKey("report.rejected", \.report.rejected), WordKey("report.shown", \.report.shown),
      WordKey("report.voiceOver", \.report.voiceOver),
      WordKey("report.voiceControl", \.report.voiceControl),
      WordKey("report.switchControl", \.report.switchControl),
      WordKey("report.fullKeyboardAccess", \.report.fullKeyboardAccess),
      WordKey("report.screens", \.report.screens),
      WordKey("report.matched", \.report.matched), WordKey("report.broken", \.report.broken),
      WordKey("report.unchecked", \.report.unchecked),
      WordKey("report.uncheckedLead", \.report.uncheckedLead),
      WordKey("report.nothingUnchecked", \.report.nothingUnchecked),
      WordKey("report.allowed", \.report.allowed),
      WordKey("report.allowedLead", \.report.allowedLead),
      WordKey("report.nothingAllowed", \.report.nothingAllowed),
      WordKey(number: "report.listing", \.report.listing),
    ]
  }

  private static var textEdition: [WordKey] {
    [
      WordKey("textEdition.language", \.textEdition.language),
      WordKey("textEdition.section", \.textEdition.section),
      WordKey(count: "textEdition.listOf", \.textEdition.listOf),
      WordKey(number: "textEdition.endOfListing", \.textEdition.endOfListing),
      WordKey(number: "textEdition.endOfTranscript", \.textEdition.endOfTranscript),
      WordKey(number: "textEdition.endOfScreen", \.textEdition.endOfScreen),
      WordKey(number: "textEdition.endOfTable", \.textEdition.endOfTable),
      WordKey("textEdition.columns", \.textEdition.columns),
      WordKey(number: "textEdition.row", \.textEdition.row),
      WordKey("textEdition.image", \.textEdition.image),
      WordKey("textEdition.writtenIn", \.textEdition.writtenIn),
      WordKey("textEdition.links", \.textEdition.links),
      WordKey(number: "textEdition.link", \.textEdition.link),
    ]
  }
}
