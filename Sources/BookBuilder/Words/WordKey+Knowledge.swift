import AssistiveTechnology

extension WordKey {
  /// The words of the pages that are made of data and front matter.
  static var knowledge: [WordKey] {
    pages + timeline + tables
  }

  private static var pages: [WordKey] {
    let pages:
      [(String, WritableKeyPath<InterfaceWords.Knowledge, InterfaceWords.Knowledge.Page>)] =
        [
          ("timeline", \.timeline), ("checklists", \.checklists), ("glossary", \.glossary),
          ("interfaces", \.interfaces), ("lexicon", \.lexicon), ("alphabet", \.alphabet),
          ("sections", \.sections), ("errata", \.errata),
        ]
    return pages.flatMap { name, path in
      [
        WordKey("knowledge.\(name).title") { words, pattern in
          words.knowledge[keyPath: path].title = pattern.text
        },
        WordKey("knowledge.\(name).lead") { words, pattern in
          words.knowledge[keyPath: path].lead = pattern.text
        },
      ]
    }
  }

  private static var timeline: [WordKey] {
    [
      WordKey("knowledge.years", \.knowledge.years),
      WordKey("knowledge.subjects", \.knowledge.subjects),
      WordKey("knowledge.period") { words, pattern in
        words.knowledge.period = { pattern($0, $1) }
      },
      WordKey(number: "knowledge.before", \.knowledge.before),
      WordKey(count: "knowledge.events", \.knowledge.events),
      WordKey("knowledge.eventsOf", \.knowledge.eventsOf),
      WordKey(number: "knowledge.year", \.knowledge.year),
    ]
  }

  private static var tables: [WordKey] {
    [
      WordKey("knowledge.interface", \.knowledge.interface),
      WordKey("knowledge.since", \.knowledge.since),
      WordKey("knowledge.shownIn", \.knowledge.shownIn),
      WordKey("knowledge.notShown", \.knowledge.notShown),
      WordKey("knowledge.system", \.knowledge.system),
      WordKey("knowledge.purpose", \.knowledge.purpose),
      WordKey("knowledge.word", \.knowledge.word),
      WordKey("knowledge.certainty", \.knowledge.certainty),
      WordKey("knowledge.sourceKey", \.knowledge.sourceKey),
      WordKey("knowledge.certainties") { words, pattern in
        let english = words.knowledge.certainties
        let texts = Dictionary(
          zip([Certainty.certain, .reported, .concluded], pattern.texts)
        ) { first, _ in first }
        words.knowledge.certainties = { texts[$0] ?? english($0) }
      },
      WordKey("knowledge.signs", \.knowledge.signs),
      WordKey("knowledge.letter", \.knowledge.letter),
      WordKey("knowledge.chapter", \.knowledge.chapter),
      WordKey("knowledge.section", \.knowledge.section),
    ]
  }
}
