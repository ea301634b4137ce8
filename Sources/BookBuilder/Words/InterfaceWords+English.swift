import AssistiveTechnology

extension InterfaceWords {
  /// The words in English.
  package static let english: InterfaceWords = InterfaceWords(
    language: "en",
    languageName: "English",
    skipToContent: "Skip to the text",
    languages: "Languages",
    contents: "Contents",
    chapters: "Chapters before and after",
    chapterOf: { "Chapter \($0) of \($1)" },
    part: { "Part: \($0)" },
    lastChange: { "Last change: \(CalendarDay.inEnglish($0))." },
    quotationMarks: "“”",
    plainText: { "plain text, \($0) kB" },
    readThisPage: "Read this page as",
    allChapters: "All chapters",
    reference: "Reference",
    search: Search(
      title: "Search",
      label: "Search the book",
      button: "Find",
      withoutScript:
        "Searching takes a script, and scripts are off in this browser or did not load. "
        + "The index from A to Z lists everything by its name:",
      results: [
        "one": "# result for “*”", "other": "# results for “*”",
      ],
      none: "No results for “*”",
      advice: "Try another word, or look through the indexes and the contents:",
      otherKeyboard: "Nothing was found for “*”; this is what the same keys type with the other "
        + "keyboard."
    ),
    knowledge: Knowledge(
      timeline: Knowledge.Page(
        title: "Timeline",
        lead: "What happened in accessibility at Apple, by year and by whom it is for."
      ),
      years: "By year",
      subjects: "By whom it is for",
      period: { "\($0) to \($1)" },
      before: { "before \($0)" },
      events: { Plural(one: "event", other: "events")($0) },
      eventsOf: { "Timeline: \($0.lowercasedFirst)" },
      checklists: Knowledge.Page(
        title: "Checklists",
        lead: "What to look at in your app, from all chapters. The page can be printed. Where "
          + "scripts run, items can be ticked, and this browser remembers them."
      ),
      glossary: Knowledge.Page(
        title: "Glossary",
        lead: "The words that the chapters explain, each with the chapter it comes from."
      ),
      interfaces: Knowledge.Page(
        title: "Programming interfaces",
        lead:
          "The names in UIKit that make an app accessible, the version of iOS they came with by "
          + "Apple’s headers, and the chapters whose code shows them."
      ),
      interface: "Name",
      since: "Since",
      shownIn: "Shown in",
      notShown: "No chapter yet",
      system: { "iOS \($0)" },
      lexicon: Knowledge.Page(
        title: "Spoken words",
        lead: "The words that the model of VoiceOver and Voice Control says in each language, and "
          + "how sure it is that a phone says them."
      ),
      purpose: "What for",
      word: "Word",
      certainty: "Certainty",
      sourceKey: "Source",
      certainties: { certainty in
        switch certainty {
        case .certain: "Certain"
        case .reported: "Heard by people"
        case .concluded: "Concluded"
        }
      },
      alphabet: Knowledge.Page(
        title: "A to Z",
        lead:
          "Words, names of interfaces, gestures, traits, commands and chapters, in the order of the "
          + "alphabet."
      ),
      signs: "Signs and numbers",
      letter: { "Letter \($0)" },
      year: { "The year \($0)" },
      chapter: "Chapter",
      sections: Knowledge.Page(
        title: "Sections, A to Z",
        lead: "The sections of all chapters, in the order of the alphabet."
      ),
      section: "section of the chapter",
      errata: Knowledge.Page(
        title: "Corrections",
        lead: "Where a source of this book was wrong: what it said, and what is right."
      )
    ),
    previousChapter: "Previous chapter:",
    nextChapter: "Next chapter:",
    source: "Source of this book",
    notTranslated: "This page is not translated yet; it is shown in another language.",
    pageNotFound: "There is no such page",
    pageNotFoundText:
      "The address may be mistyped, or the page has moved. These pages lead on:",
    checklist: "Checklist",
    terms: "Terms",
    sources: "Sources",
    notes: "Notes",
    note: { "note \($0)" },
    backToReference: { "Back to reference \($0)" },
    done: "Done:",
    toDo: "To do:",
    alerts: Alerts(
      note: "Note.",
      tip: "Tip.",
      important: "Important.",
      warning: "Warning.",
      caution: "Caution."
    ),
    listing: { "Listing \($0)." },
    lines: { Plural(one: "line", other: "lines")($0) },
    text: "Text",
    compilerMessage: "Message of the compiler",
    output: "Output",
    table: { "Table \($0)." },
    rows: { Plural(one: "row", other: "rows")($0) },
    columns: { Plural(one: "column", other: "columns")($0) },
    status: Statuses(
      ran: "Compiled and run.",
      compiled: "Compiled.",
      mustNotCompile: "Must not compile; the compiler refuses it.",
      shown: { "Shown without a check: \($0)" },
      verified: "Verified.",
      unverified: "Not verified in this build.",
      counted: "Only the number of stops is given.",
      unproven: { "Nobody has reported these words from a phone: \($0)." }
    ),
    voiceOver: "VoiceOver",
    voiceControl: "Voice Control",
    switchControl: "Switch Control",
    fullKeyboardAccess: "Full Keyboard Access",
    transcript: { "Transcript \($0)." },
    stops: { Plural(one: "stop", other: "stops")($0) },
    inLanguage: { language in
      [
        "en": "in English", "ru": "in Russian", "zh-Hans": "in Chinese", "de": "in German",
        "he": "in Hebrew", "ar": "in Arabic",
      ][language]
        ?? "in the language \(language)"
    },
    you: "You:",
    partsOfALine: "The parts of spoken lines:",
    roles: Roles(
      container: "container",
      selected: "selected",
      tableHeader: "row or column header",
      label: "label",
      tablePosition: "row and column",
      value: "value",
      trait: "trait",
      position: "position",
      hint: "hint",
      notice: "notice"
    ),
    events: Events(
      activated: { "activated \($0)" },
      scrolled: { "scrolled, \($0)" },
      page: { "page \($0) of \($1)" },
      // The notation is English.
      others: [:]
    ),
    screens: Screens(
      screen: { "Screen \($0)." },
      before: { "Before: \($0)." },
      after: { "After: \($0)." },
      became: { "\(Plural(one: "stop becomes", other: "stops become")($0)) \($1)" },
      picture: "Drawing of the screen; the numbers are those of the list that follows"
    ),
    player: PlayerWords(
      open: { "Step through. \($0)" },
      next: "Next",
      back: "Previous",
      up: "Up",
      down: "Down",
      tap: "Double tap",
      other: "Other gesture",
      start: "Start again",
      speak: "Speak with the voice of the browser",
      keys: "While the focus is here, the arrow keys do the same as Previous, Next, Up and Down; "
        + "Escape closes. Only what this page proves can be played.",
      unverified: "This walkthrough does not go there.",
      end: "There is nothing more in this walkthrough."
    ),
    site: .english,
    report: Report(
      title: "What was checked",
      lead: "The program that built this book counted what it compiled, ran and compared.",
      heading: "Checks",
      numbers: "In numbers",
      caption: "What the build found in the chapters of each language",
      kind: "What",
      all: "In all",
      ran: "Blocks of Swift code, compiled and run",
      compiled: "Blocks of Swift code, compiled and not meant to run",
      rejected: "Blocks of Swift code, refused by the compiler as promised",
      shown: "Blocks of Swift code, shown without a check",
      voiceOver: "VoiceOver transcripts, equal to what was computed",
      voiceControl: "Voice Control transcripts, equal to what was computed",
      switchControl: "Switch Control transcripts, equal to what was computed",
      fullKeyboardAccess: "Full Keyboard Access transcripts, equal to what was computed",
      screens: "Screens, drawn and read as they were computed",
      matched: "Outputs and messages of the compiler, equal to what was computed",
      broken: "Promises that do not hold",
      unchecked: "Code that is shown without a check",
      uncheckedLead: "Nobody compiled these blocks, so a mistake in them would go unnoticed. "
        + "Each says why.",
      nothingUnchecked: "There is none in this edition: all its Swift code was given to the "
        + "compiler.",
      allowed: "Findings that were left as they are",
      allowedLead: "The check of the text found these places, and their authors left them. "
        + "Each says why.",
      nothingAllowed: "There is none in this edition: what the check of the text found was mended.",
      listing: { "listing \($0)" }
    ),
    textEdition: TextEditionWords(
      language: { "Language: \($0)." },
      section: { "Section \($0)." },
      listOf: { "List of \($0) items." },
      endOfListing: { "End of listing \($0)." },
      endOfTranscript: { "End of transcript \($0)." },
      endOfScreen: { "End of screen \($0)." },
      endOfTable: { "End of table \($0)." },
      columns: "Columns:",
      row: { "Row \($0)." },
      image: "Image:",
      writtenIn: { english.inLanguage($0) },
      links: "Links",
      link: { "Link \($0)." }
    )
  )
}
