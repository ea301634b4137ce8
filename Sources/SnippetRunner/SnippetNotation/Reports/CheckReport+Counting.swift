import AssistiveTechnology

extension CheckReport {
  /// Counts the verdicts on the fences of some chapters.
  ///
  /// Ignores verdicts on other files. A language whose chapters contain no code gets zeros.
  /// Verdicts on code templates count for their own language, even if no chapter is in it.
  ///
  /// - Parameter allowed: The findings in the text of the chapters that an author allowed.
  package init(
    _ report: SnippetReport,
    of chapters: [ChapterSource],
    allowed: [Allowed] = []
  ) {
    let languages = Dictionary(chapters.map { ($0.path, $0.language) }) { first, _ in first }
    var order: [String] = []
    for chapter in chapters where !order.contains(chapter.language) {
      order.append(chapter.language)
    }
    let verdicts = Dictionary(grouping: report.verdicts) { place, _ in
      languages[place.path].map { place.language ?? $0 }
    }
    order += verdicts.keys.compactMap(\.self).filter { !order.contains($0) }.sorted()
    let allowedByLanguage = Dictionary(grouping: allowed) { languages[$0.path] }
    self.languages = order.map { language in
      LanguageReport(
        language: language,
        verdicts: verdicts[language, default: []],
        allowed: allowedByLanguage[language, default: []]
      )
    }
    all = self.languages.reduce(into: Counts()) { $0.add($1.counts) }
  }
}

extension CheckReport.LanguageReport {
  fileprivate init(
    language: String,
    verdicts: [(key: FenceLocation, value: SnippetReport.Verdict)],
    allowed: [CheckReport.Allowed]
  ) {
    self.language = language
    counts = verdicts.reduce(into: CheckReport.Counts()) { $0.add($1.value) }
    shown = verdicts.compactMap { place, verdict in
      guard case .shown(let reason) = verdict else { return nil }
      return CheckReport.Shown(path: place.path, line: place.line, reason: reason)
    }
    .sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    self.allowed = allowed.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }
}

extension CheckReport.Counts {
  fileprivate mutating func add(_ verdict: SnippetReport.Verdict) {
    switch verdict {
    case .ran: ran += 1
    case .compiled: compiled += 1
    case .failedAsExpected: rejected += 1
    case .shown: shown += 1
    case .spoken(let walkthrough):
      lines += walkthrough.transcript.responseCount
      switch walkthrough.technology {
      case .voiceOver: voiceOver.add(walkthrough)
      case .voiceControl: voiceControl.add(walkthrough)
      case .switchControl: switchControl.add(walkthrough)
      case .fullKeyboardAccess: fullKeyboardAccess.add(walkthrough)
      }
    case .drawn(let before, let after):
      screens += 1
      lines += (before?.transcript.responseCount ?? 0) + after.transcript.responseCount
    // All sizes have the same lines.
    case .drawnAtSizes(let sizes):
      screens += 1
      lines += sizes.first?.walkthrough.transcript.responseCount ?? 0
    case .matched: matched += 1
    case .broken: broken += 1
    }
  }

  fileprivate mutating func add(_ other: Self) {
    ran += other.ran
    compiled += other.compiled
    rejected += other.rejected
    shown += other.shown
    voiceOver += other.voiceOver
    voiceControl += other.voiceControl
    switchControl += other.switchControl
    fullKeyboardAccess += other.fullKeyboardAccess
    screens += other.screens
    lines += other.lines
    matched += other.matched
    broken += other.broken
  }
}

extension Transcript {
  /// The number of lines that respond to the user: spoken lines, and displayed text.
  fileprivate var responseCount: Int {
    entries.count { entry in
      switch entry {
      case .spoken, .shown: true
      case .command, .event: false
      }
    }
  }
}
