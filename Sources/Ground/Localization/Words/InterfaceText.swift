/// The interface text of a book in one language: everything but the content of chapters.
package struct InterfaceText: Decodable, Sendable {
  /// A BCP 47 tag.
  package var language: String
  package var languageName: String
  /// The texts that are missing in the language.
  package var english: EnglishTexts

  // Pages.
  package var skipToContent: String
  package var languages: String
  package var contents: String
  package var chapters: String
  package var chapterOf: Phrase<Int, Int>
  package var part: Phrase<String>
  package var day: Days
  package var lastChange: Phrase<String>
  package var quotationMarks: String
  package var plainText: Phrase<String>
  package var readThisPage: String
  package var allChapters: String
  package var reference: String
  package var search: Search
  package var trial: Trial
  package var knowledge: Knowledge
  package var home: Home
  package var previousChapter: String
  package var nextChapter: String
  package var source: String
  package var notTranslated: String
  package var pageNotFound: String
  package var pageNotFoundText: String

  // Before the text of a chapter.
  package var glance: Glance

  // The sections at the end of a chapter.
  package var checklist: String
  package var terms: String
  package var sources: String
  package var notes: String

  // Notes and lists.
  package var note: Phrase<Int>
  package var backToReference: Phrase<String>
  package var done: String
  package var toDo: String
  package var alerts: Alerts

  // The component reference.
  package var components: Components

  // Figures and tables.
  package var listing: Phrase<Int>
  package var lines: Plural
  package var text: String
  package var compilerMessage: String
  package var output: String
  package var table: Phrase<Int>
  package var rows: Plural
  package var columns: Plural
  package var status: Statuses

  // Transcripts.
  package var voiceOver: String
  package var voiceControl: String
  package var switchControl: String
  package var fullKeyboardAccess: String
  package var transcript: Phrase<Int>
  package var stops: Plural
  package var inLanguage: Choice
  package var you: String
  package var partsOfALine: String
  package var roles: Roles
  package var events: Events
  package var screens: Screens
  package var player: PlayerWords

  // Navigation.
  package var site: SiteWords
  package var textPages: TextPages
  package var statement: Statement

  // The report of the check.
  package var report: Report

  // Plain text only.
  package var textEdition: TextEditionWords

  // Publications only.
  package var publication: Publication

  package var footerLinkNames: Set<String> {
    Set(
      [
        allChapters, site.chapters, reference, knowledge.alphabet.title, report.title,
        statement.title, textPages.title, site.changes, source, site.editThisPage,
      ]
      .map { $0.lowercased() }
    )
  }
}
