extension InterfaceText {
  package struct SiteWords: Decodable, Sendable {
    package var chapters: String
    /// The name of the menu, and of the links next to it.
    package var menu: String
    package var pages: String
    /// The link to the chapter that starts from what is wrong.
    package var symptoms: String
    package var linkTo: Phrase<String>
    package var copyListing: Phrase<String>
    package var copied: String
    package var showAll: String
    /// The name of the button that unfolds a listing; it contains `showAll`.
    package var showWhole: Phrase<String>
    /// The button that speaks a screen before and after a change.
    package var hearBoth: String
    package var inThisPart: Phrase<String>
    package var thisPage: String
    package var editThisPage: String
    package var changes: String
    package var moved: String
    package var olderThanOriginal: String
  }

  package struct TextPages: Decodable, Sendable {
    package var title: String
    package var lead: String
    package var whole: String
    package var wholeLead: String
    package var pages: String
    package var size: Phrase<String>
  }

  package struct Statement: Decodable, Sendable {
    package var title: String
    package var lead: String
    package var short: String
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

    package struct Counts: Decodable, Sendable {
      package var sentence: Phrase<String, String, String, String, String, String>
      package var pages: Plural
      package var headings: Plural
      package var tables: Plural
      package var listings: Plural
      package var transcripts: Plural
      package var pictures: Plural
    }

    package struct CostsColumns: Decodable, Sendable {
      package var kind: String
      package var pages: String
      package var tabStops: String
      package var headings: String
    }

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

  package struct Report: Decodable, Sendable {
    package var title: String
    package var lead: String
    package var heading: String
    package var numbers: String
    package var caption: String
    package var kind: String
    package var all: String
    package var ran: String
    package var compiled: String
    package var rejected: String
    package var shown: String
    package var voiceOver: String
    package var voiceControl: String
    package var switchControl: String
    package var fullKeyboardAccess: String
    package var heard: String
    package var computed: String
    package var guessed: String
    package var screens: String
    package var computedLines: String
    package var matched: String
    package var broken: String
    package var recordings: String
    package var recordingsLead: String
    package var system: String
    package var spokenIn: String
    package var lines: String
    package var place: String
    package var unchecked: String
    package var uncheckedLead: String
    package var nothingUnchecked: String
    package var allowed: String
    package var allowedLead: String
    package var nothingAllowed: String
    package var listing: Phrase<Int>
  }

  package struct Publication: Decodable, Sendable {
    package var cover: String
    package var beginning: String
    package var landmarks: String
    /// The alternative text of the cover, with title and description.
    package var coverText: Phrase<String, String>
    package var summary: Summary

    package struct Summary: Decodable, Sendable {
      package var structure: String
      package var languages: String
      package var tables: String
      package var settings: String
      package var transcripts: Phrase<Int>
      package var pictures: Phrase<Int>
      package var wordlessPictures: Phrase<Int>
      package var certified: Phrase<String>
      package var uncertified: String
    }
  }
}
