extension InterfaceWords {
  /// The words of what surrounds chapters: navigation, notices, and the pages about the site itself.
  struct SiteWords: Sendable {
    var inThisPart: @Sendable (_ part: String) -> String
    var thisPage: String
    var editThisPage: String
    var changes: String
    var moved: String
    var olderThanOriginal: String
    var textPages: TextPages
    var statement: Statement
  }

  /// The words of the page that lists the text editions.
  struct TextPages: Sendable {
    var title: String
    var lead: String
    var whole: String
    var wholeLead: String
    var pages: String
    var size: @Sendable (_ kilobytes: String) -> String
  }

  /// The words of the page that says how accessible the site is.
  struct Statement: Sendable {
    var title: String
    var lead: String
    var goal: String
    var goalText: [String]
    var checked: String
    var checkedLead: String
    var checks: [String: String]
    var counts: @Sendable (_ counts: SiteCounts) -> String
    var lastChange: @Sendable (_ day: String) -> String
    var costs: String
    var costsCaption: String
    var costsColumns: [String]
    var kinds: [PageKind: String]
    var outside: String
    var outsideText: [String]
    var untested: String
    var untestedLead: String
    var untestedItems: [String]
    var contact: String
    var contactAt: String
    var noContact: String
  }
}
