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
        "The build that wrote this page looked for the following, among others, and found "
        + "none. If it had found one, it would have written nothing.",
      checks: [
        "missing-translation": "chapters that are missing in a language",
        "heading-level-one": "second headings of the first level",
        "skipped-heading-level": "skipped levels of headings",
        "empty-heading": "headings without words",
        "broken-link": "links to pages and files that are not there",
        "broken-anchor": "links to sections that are not there",
        "broken-image": "pictures that are not there",
        "missing-alternative-text": "pictures without a text that says the same",
        "vague-link-text": "links that make no sense by themselves, such as “here”",
        "missing-site-file": "pages that lack the style sheet with its contrast and sizes",
        "unclosed-fence": "text that would be swallowed as code",
        "raw-html": "markup that goes around these checks",
        "mixed-alphabets": "words that mix letters of two alphabets, which are spoken wrongly",
        "different-code": "code that differs between the languages",
        "navigation-cost": "pages on which it takes too many Tab stops to get to the text",
        "page-weight": "pages that are too heavy for a slow connection",
      ],
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
      costs: "How far it is to the text",
      costsCaption: "Tab stops and headings before the text, at most, by kind of page",
      costsColumns: ["Kind of page", "Pages", "Tab stops", "Headings"],
      kinds: [
        .home: "The page that opens the book", .chapter: "Chapters", .other: "Other pages",
      ],
      outside: "What the project’s tests check",
      outsideText: [
        "Beside the build, the project has a browser suite, which its developers and its continuous "
          + "integration run on the finished site with Chromium and axe-core. It tries the keyboard, "
          + "a window of 320 pixels, wide text spacing, dark, high-contrast and forced colours, and "
          + "a browser without scripts.",
        "It runs after the pages are written, so this page cannot know its outcome.",
      ],
      untested: "What was not tested",
      untestedLead: "No program can do the following, and no person is on record as having done it "
        + "for this build:",
      untestedItems: [
        "reading the site with VoiceOver, NVDA, JAWS or TalkBack",
        "reading it on a braille display",
        "using it with Voice Control, Switch Control or another switch",
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
