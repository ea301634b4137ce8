extension InterfaceWords {
  /// The words in English.
  package static let english = InterfaceWords(
    language: "en",
    languageName: "English",
    skipToContent: "Skip to the text",
    languages: "Languages",
    contents: "Contents",
    chapters: "Chapters before and after",
    chapterOf: { "Chapter \($0) of \($1)" },
    part: { "Part: \($0)" },
    linkToSection: "Link to section:",
    plainText: { "plain text, \($0) kB" },
    readThisPage: "Read this page as",
    allChapters: "All chapters",
    previousChapter: "Previous chapter:",
    nextChapter: "Next chapter:",
    source: "Source of this book",
    notTranslated: "This page is not translated yet.",
    pageNotFound: "There is no such page",
    pageNotFoundText:
      "The address may be mistyped, or the page has moved. Begin with the contents:",
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
      unverified: "Not verified in this build."
    ),
    voiceOver: "VoiceOver",
    voiceControl: "Voice Control",
    transcript: { "Transcript \($0)." },
    stops: { Plural(one: "stop", other: "stops")($0) },
    inLanguage: { language in
      ["en": "in English", "ru": "in Russian", "zh-Hans": "in Chinese"][language]
        ?? "in the language \(language)"
    },
    you: "You:",
    partsOfALine: "The parts of a spoken line, in their order:",
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
      matched: "Outputs and messages of the compiler, equal to what was computed",
      broken: "Promises that do not hold",
      unchecked: "Code that is shown without a check",
      uncheckedLead: "Nobody compiled these blocks, so a mistake in them would go unnoticed. "
        + "Each says why.",
      nothingUnchecked: "There is none in this edition: all its Swift code was given to the "
        + "compiler.",
      listing: { "listing \($0)" }
    ),
    textEdition: TextEditionWords(
      language: { "Language: \($0)." },
      section: { "Section \($0)." },
      listOf: { "List of \($0) items." },
      endOfListing: { "End of listing \($0)." },
      endOfTranscript: { "End of transcript \($0)." },
      endOfTable: { "End of table \($0)." },
      columns: "Columns:",
      row: { "Row \($0)." },
      image: "Image:",
      links: "Links",
      link: { "Link \($0)." }
    )
  )
}
