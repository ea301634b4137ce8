import AssistiveTechnology

extension InterfaceWords {
  /// The words of the pages that are made of data and front matter.
  struct Knowledge: Sendable {
    /// A page: its name, and what it is for.
    struct Page: Sendable {
      var title: String
      var lead: String
    }

    var timeline: Page
    var years: String
    var subjects: String
    var period: @Sendable (_ first: String, _ last: String) -> String
    var before: @Sendable (_ year: Int) -> String
    var events: @Sendable (_ count: Int) -> String
    var eventsOf: @Sendable (_ subject: String) -> String
    var checklists: Page
    var glossary: Page
    var interfaces: Page
    var interface: String
    var since: String
    var shownIn: String
    var notShown: String
    var system: @Sendable (_ version: String) -> String
    var lexicon: Page
    var purpose: String
    var word: String
    var certainty: String
    var sourceKey: String
    var certainties: @Sendable (_ certainty: Certainty) -> String
    var alphabet: Page
    var signs: String
    var letter: @Sendable (_ letter: String) -> String
    var year: @Sendable (_ year: Int) -> String
    var chapter: String
    var sections: Page
    var section: String
    var errata: Page
  }
}
