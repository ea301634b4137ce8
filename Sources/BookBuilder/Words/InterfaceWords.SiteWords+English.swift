extension InterfaceWords.SiteWords {
  /// The words in English.
  static let english = InterfaceWords.SiteWords(
    inThisPart: { "In this part: \($0)" },
    thisPage: "this page",
    editThisPage: "Edit this page",
    changes: "Changes, as a feed",
    moved: "This page has moved",
    olderThanOriginal:
      "The original of this page has changed since it was translated; parts may be out of date.",
    textPages: InterfaceWords.TextPages(
      title: "Plain text",
      lead: "Every page as a text file made to be listened to: no marks, one line a paragraph, the "
        + "same words in the same order.",
      whole: "The whole book as one text file",
      wholeLead: "All chapters one after another, to be kept and read without a network.",
      pages: "Page by page",
      size: { "\($0) kB" }
    ),
    statement: InterfaceWords.Statement(
      title: "Accessibility",
      lead: "What this site does so that everybody can use it, what was checked when it was built, "
        + "and what nobody has tried.",
      goal: "The aim",
      goalText: [
        "The site is made to meet WCAG 2.2 at level AA, and those criteria of level AAA that "
          + "apply to pages of text: contrast of 7 to 1, targets of 44 pixels, links that make "
          + "sense by themselves. It needs no script, asks nothing of other sites and works from a "
          + "folder.",
        "This is an aim and a list of checks. It is not a claim of conformance, which takes an "
          + "evaluation by people.",
      ],
      checked: "What this build checked",
      checkedLead:
        "The build that wrote this page looked for all of the following. Had it found one that no "
        + "author left on purpose, it would have written nothing. What was left, and why, is on the "
        + "page “What was checked”.",
      checks: InterfaceWords.Statement.checksInEnglish,
      counts: { counts in
        let pages = Plural(one: "page", other: "pages")(counts.pages)
        let headings = Plural(one: "heading", other: "headings")(counts.headings)
        let tables = Plural(one: "table", other: "tables")(counts.tables)
        let listings = Plural(one: "listing", other: "listings")(counts.listings)
        let transcripts = Plural(one: "transcript", other: "transcripts")(counts.transcripts)
        let pictures = Plural(one: "picture", other: "pictures")(counts.pictures)
        return "This edition has \(pages) beside this one, each with a text edition. There are "
          + "\(headings), \(tables) with row and column headers, \(listings), \(transcripts) and "
          + "\(pictures)."
      },
      lastChange: { day in
        "The last change that this edition records was made on \(CalendarDay.inEnglish(day))."
      },
      costs: "How far it is to the text",
      costsCaption: "Tab stops and headings before the text, at most, by kind of page",
      costsColumns: ["Kind of page", "Pages", "Tab stops", "Headings"],
      kinds: [
        .home: "The page that opens the book", .chapter: "Chapters",
        .reference: "Pages of the reference", .about: "Pages about the book",
        .search: "Search", .notFound: "The page for missing pages",
      ],
      outside: "What the project’s tests check",
      outsideText: [
        "Beside the build, the project has a browser suite, which its developers and its continuous "
          + "integration run on the finished site with Chromium and axe-core. It tries the keyboard, "
          + "a window of 320 pixels, wide text spacing, dark, high-contrast and forced colours, and "
          + "a browser without scripts.",
        "Another suite lets the screen reader Orca 43 on Linux read a page of each kind, and "
          + "compares every word and its language with what was said before.",
        "Both run after the pages are written, so this page cannot know their outcome.",
      ],
      untested: "What was not tested",
      untestedLead: "No program can do the following, and no person is on record as having done it "
        + "for this build:",
      untestedItems: [
        "reading the site with VoiceOver, NVDA, JAWS or TalkBack",
        "reading it on a braille display",
        "using it by voice with Voice Control, and by a switch with Switch Control",
        "judging whether alternative texts say enough, whether headings and links make sense, and "
          + "whether the sentences are easy enough to read",
        "asking people with disabilities what hinders them",
      ],
      contact: "If something is in your way",
      contactAt: "Tell the people who keep the book:",
      noContact: "This copy of the book does not name an address. Please tell whoever published it.",
    )
  )
}
