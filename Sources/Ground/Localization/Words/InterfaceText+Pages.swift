extension InterfaceText {
  package struct Knowledge: Decodable, Sendable {
    package struct Page: Decodable, Sendable {
      package var title: String
      package var lead: String

      package init(title: String, lead: String) {
        self.title = title
        self.lead = lead
      }
    }

    package struct Certainties: Decodable, Sendable {
      package var heard: String
      package var certain: String
      package var reported: String
      package var concluded: String
    }

    package struct ChecklistGroups: Decodable, Sendable {
      package var roles: String
      package var screens: String
      package var items: Plural
      package var lead: String
      package var developer: Page
      package var tester: Page
      package var designer: Page
      package var editor: Page
      package var form: Page
      package var list: Page
      package var sheet: Page
      package var player: Page
      /// Progress; `#` is replaced by the number of ticked items, `*` by their total.
      package var progress: String
      package var clear: String
      package var restore: String
      /// Shown if the browser can't store the ticks.
      package var forgets: String
    }

    package var chapterList: Page
    package var referenceList: Page
    package var timeline: Page
    package var milestones: String
    package var years: String
    package var subjects: String
    package var period: Phrase<String, String>
    package var before: Phrase<Int>
    package var events: Plural
    package var eventsOf: Phrase<String>
    package var checklists: Page
    package var checklistGroups: ChecklistGroups
    package var glossary: Page
    package var interfaces: Page
    package var interface: String
    package var since: String
    package var shownIn: String
    package var notShown: String
    package var moreChapters: Plural
    package var system: Phrase<String>
    package var lexicon: Page
    package var word: String
    package var certainty: String
    package var sourceKey: String
    package var certainties: Certainties
    package var ruleList: Page
    package var rule: String
    package var heardWords: String
    package var why: String
    package var whyLead: String
    package var guess: String
    package var guesses: String
    package var rules: [String: String]
    package var alphabet: Page
    package var signs: String
    package var letter: Phrase<String>
    /// For letters that look like those of another alphabet.
    package var latinLetter: Phrase<String>
    package var year: Phrase<Int>
    package var chapter: String
    package var sections: Page
    package var section: String
    package var errata: Page
    package var right: String
  }

  package struct Home: Decodable, Sendable {
    package var compiled: Plural
    package var computed: Plural
    package var rules: Plural
    package var heard: Plural
    package var ways: String
    package var byChapter: String
    package var byComponent: String
    package var start: String
    package var chapters: Plural
  }

  /// The search page; `*` is replaced by the query, `#` by a number.
  package struct Search: Decodable, Sendable {
    package var title: String
    package var label: String
    package var button: String
    package var withoutScript: String
    /// The heading of results; the script chooses the plural form.
    package var results: Plural
    package var none: String
    package var advice: String
    package var otherKeyboard: String
    /// For results of the query transliterated to another script.
    package var otherLetters: String
    /// For results of a corrected query; `#` is replaced by the correction.
    package var corrected: String
    package var similar: String
    package var more: String
    package var sections: String
    /// The name of the list of suggestions.
    package var suggestions: String
    /// The last suggestion; `*` is replaced by the query.
    package var allResults: String
    package var groups: Groups
    /// Words that are ignored in queries.
    package var functionWords: [String]

    package struct Groups: Decodable, Sendable {
      /// The name of the row of groups.
      package var kinds: String
      package var all: String
      package var symptom: String
      package var component: String
      package var chapter: String
      package var reference: String
    }
  }
}
