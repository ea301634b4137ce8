extension InterfaceWords {
  /// The words of the page that says how accessible the site is.
  package struct Statement: Decodable, Sendable {
    package var title: String
    package var lead: String
    package var goal: String
    package var goalText: [String]
    package var checked: String
    package var checkedLead: String
    package var checks: Choice
    package var counts: Counts
    package var lastChange: Phrase<String>
    package var costs: String
    package var costsCaption: String
    package var costsColumns: CostsColumns
    package var kinds: PageKinds
    package var outside: String
    package var outsideText: [String]
    package var untested: String
    package var untestedLead: String
    package var untestedItems: [String]
    package var contact: String
    package var contactAt: String
    package var noContact: String

    /// The sentence that says what an edition holds, and its numbers.
    package struct Counts: Decodable, Sendable {
      package var sentence: Phrase<String, String, String, String, String, String>
      package var pages: Plural
      package var headings: Plural
      package var tables: Plural
      package var listings: Plural
      package var transcripts: Plural
      package var pictures: Plural
    }

    /// The head of the table of costs.
    package struct CostsColumns: Decodable, Sendable {
      package var kind: String
      package var pages: String
      package var tabStops: String
      package var headings: String
    }

    /// The names of the kinds of pages.
    package struct PageKinds: Decodable, Sendable {
      package var home: String
      package var chapter: String
      package var reference: String
      package var about: String
      package var search: String
      package var tryout: String
      package var notFound: String
    }
  }
}
