extension InterfaceWords {
  /// The words of the pages that are made of data and front matter.
  package struct Knowledge: Decodable, Sendable {
    /// A page: its name, and what it is for.
    package struct Page: Decodable, Sendable {
      package var title: String
      package var lead: String

      package init(title: String, lead: String) {
        self.title = title
        self.lead = lead
      }
    }

    /// How sure it is that a phone says a word.
    package struct Certainties: Decodable, Sendable {
      package var heard: String
      package var certain: String
      package var reported: String
      package var concluded: String
    }

    /// The checklists of roles and of kinds of screens.
    package struct ChecklistGroups: Decodable, Sendable {
      package var roles: String
      package var screens: String
      package var items: Plural
      /// What holds for each of these pages, after its purpose.
      package var lead: String
      package var developer: Page
      package var tester: Page
      package var designer: Page
      package var editor: Page
      package var form: Page
      package var list: Page
      package var sheet: Page
      package var player: Page
      /// How much is ticked; `#` stands for that number here, `*` for the number of items.
      package var progress: String
      package var clear: String
      package var restore: String
      /// What is said where the browser keeps nothing.
      package var forgets: String
    }

    package var chapterList: Page
    package var timeline: Page
    /// The events that changed most.
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
    package var system: Phrase<String>
    package var lexicon: Page
    package var word: String
    package var certainty: String
    package var sourceKey: String
    package var certainties: Certainties
    package var ruleList: Page
    package var rule: String
    package var heardWords: String
    /// What opens the reasons of the lines on a page.
    package var why: String
    /// What the list of reasons holds.
    package var whyLead: String
    /// What is said of a rule or word that nobody has heard.
    package var guess: String
    /// What opens the rules that nobody has heard at work.
    package var guesses: String
    /// The rules of speech in a sentence, by their names.
    package var rules: [String: String]
    package var alphabet: Page
    package var signs: String
    package var letter: Phrase<String>
    /// A letter that a page in another alphabet could mistake for one of its own.
    package var latinLetter: Phrase<String>
    package var year: Phrase<Int>
    package var chapter: String
    package var sections: Page
    package var section: String
    package var errata: Page
    /// What stands before what is right, where a source was wrong.
    package var right: String
  }

  /// The words on the page that opens the book: what the build counted, and the ways in.
  package struct Home: Decodable, Sendable {
    /// What stands after the number of listings.
    package var compiled: Plural
    /// What stands after the number of lines.
    package var computed: Plural
    /// What stands after the number of rules.
    package var rules: Plural
    /// What stands after the number of recorded lines.
    package var heard: Plural
    /// What opens the list of ways.
    package var ways: String
    package var byChapter: String
    package var byComponent: String
  }

  /// The words of search; `*` stands for what was looked for, `#` for a number.
  package struct Search: Decodable, Sendable {
    package var title: String
    package var label: String
    package var button: String
    package var withoutScript: String
    /// The heading above results by the plural category of their number, as Unicode names it.
    package var results: Plural
    package var none: String
    package var advice: String
    package var otherKeyboard: String
    /// What stands above results for the words as letters of another script spell them.
    package var otherLetters: String
    /// What stands above results for words that were most likely misspelt; `#` stands for what was meant.
    package var corrected: String
    /// What stands above results for words that are written almost like those looked for.
    package var similar: String
    /// The button that shows more results.
    package var more: String
    /// The name of the list of places on a page where something was found.
    package var sections: String
    /// Words that stand in any sentence and are not looked for.
    package var functionWords: [String]
  }
}
