import AccessibilityTree
import AssistiveTechnology
import Diagnostics
import SnippetMessages
import SnippetNotation
import SnippetRunning
import SourceText

/// Turns the results of runs into screens, findings and notes.
///
/// Findings are located at the declaration of a property or variable if the element comes from one.
struct SpeechReporter {
  let outlines: [(path: String, outline: FileOutline)]
  let settings: ScreenSettings
  let limits: RunLimits
  let isWalk: Bool
  var spoken = SpokenFiles()

  /// Reports a run.
  ///
  /// - Parameter outcomes: All runs of the program.
  mutating func report(_ outcome: ProgramOutcome, among outcomes: [ProgramOutcome]) {
    let path = outcome.program.place?.path ?? ""
    let parts = ShownParts(outcomes)
    let offers = Dictionary(outcome.offers.map { ($0.step, $0) }) { first, _ in first }
    let events = Dictionary(grouping: outcome.events, by: \.step)
    for offer in outcome.offers {
      if let whole = parts.whole(around: offer.step).flatMap({ offers[$0] }),
        !isPreviewed(offer, in: path)
      {
        skip(offer, shownBy: whole, in: outcome)
      } else {
        var own = outcome
        own.events = events[offer.step, default: []]
        report(offer, of: own, in: path)
      }
    }
    if !outcome.isFinished { reportTermination(of: outcome) }
    let lines = SourceLines(String(decoding: outcome.output, as: UTF8.self)).map(String.init)
    let printed = lines.last == "" ? Array(lines.dropLast()) : lines
    if !printed.isEmpty, !spoken.outputs.contains(where: { $0.path == path }) {
      spoken.outputs.append(SpokenFiles.Output(path: path, lines: printed))
    }
  }

  /// Whether the file also previews a type, and so means it to be a screen of its own.
  private func isPreviewed(_ offer: Program.Speech.ScreenCandidate, in path: String) -> Bool {
    let previews = outlines.first { $0.path == path }?.outline.previews ?? []
    return offer.kind == .type
      && previews.contains { !$0.content.isEmpty && offer.expression.contains($0.content) }
  }

  private mutating func skip(
    _ offer: Program.Speech.ScreenCandidate,
    shownBy whole: Program.Speech.ScreenCandidate,
    in outcome: ProgramOutcome
  ) {
    let view = SkippedView(
      name: offer.name,
      reason: "it is spoken as a part of \(whole.name); '--show' speaks it alone",
      location: offer.location(in: outcome.program)
    )
    if !spoken.skipped.contains(view) { spoken.skipped.append(view) }
  }

  private mutating func report(
    _ offer: Program.Speech.ScreenCandidate,
    of outcome: ProgramOutcome,
    in path: String
  ) {
    let location = offer.location(in: outcome.program)
    for case .failed(offer.step, let message) in outcome.events where message != StageFile.fullLog {
      spoken.errors.append(Diagnostic(.unusableScreen, at: location, "\(offer.name): \(message)"))
    }
    guard let transcript = outcome.transcript(of: offer.step) else { return }
    let outline = outlines.first { $0.path == path }?.outline ?? FileOutline()
    let type = outline.classes.first { $0.name == offer.name }
    let review = ScreenReview(
      name: offer.name,
      location: location,
      bareClass: offer.kind == .type ? type.flatMap(BareClass.init) : nil,
      isPreview: offer.kind == .preview,
      code: ScreenCode(outline, others: outlines.filter { $0.path != path }.map(\.outline)),
      transcript: transcript,
      facts: outcome.facts(of: offer.step),
      unsized: outcome.unsizedElements(of: offer.step),
      language: settings.language
    )
    spoken.screens.append(
      SpokenScreen(
        name: offer.name,
        path: path,
        offer: offer,
        isOfScript: outcome.program.speech?.isScript ?? false,
        location: location,
        transcript: transcript,
        origins: review.facts.origins,
        adjustments: review.facts.adjustments,
        issues: review.issues,
        warnings: review.warnings(isWalk: isWalk) { place(of: $0, in: path) }
      )
    )
  }

  private mutating func reportTermination(of outcome: ProgramOutcome) {
    let ending = TerminationReason(outcome: outcome, limits: limits)
    var diagnostic = ending.diagnostic(step: max(0, outcome.lastStep))
    if let offer = outcome.offers.first(where: { $0.step == outcome.lastStep }) {
      diagnostic.summary = "\(offer.name): \(diagnostic.summary)"
    }
    spoken.errors.append(diagnostic)
  }

  mutating func noteRemovedImports(
    of file: FileProgramMaker.Result,
    imports: RemovedImports
  ) {
    guard let path = file.program.place?.path else { return }
    for (module, place) in file.outline.imports.sorted(by: { $0.value.line < $1.value.line })
    where !UnavailableModules.provided.contains(module) {
      let isAbsent = imports.absent.contains(module)
      guard isAbsent || imports.stubs.contains(module) else { continue }
      let location = SourceLocation(path: path, line: place.line, column: place.column)
      let reason = isAbsent ? "the module exists only on Apple's systems" : "requested by '--stub'"
      let text = "'import \(module)' was removed: \(reason)"
      spoken.notes.append(SpokenFiles.Note(at: location, text))
    }
  }

  mutating func reportNothingSpoken() {
    guard spoken.screens.isEmpty, spoken.errors.isEmpty else { return }
    let names = outlines.map(\.path).joined(separator: ", ")
    spoken.errors.append(
      Diagnostic(
        .noView,
        at: SourceLocation(path: names),
        spoken.skipped.isEmpty
          ? "there is no view or view controller to speak"
          : "no view or view controller can be spoken without more information",
        details: spoken.skipped.map { "\($0.name) was skipped: \($0.reason)" },
        help: "name what to speak, as in --show 'CartView(cart: Cart())'"
      )
    )
  }

  /// Where a property or variable is declared; the spoken file comes first.
  private func place(
    of property: ElementOrigin.Property?,
    in own: String
  ) -> SourceLocation? {
    guard let property else { return nil }
    let name = String(property.name.prefix { $0 != "[" })
    // Two scripts may have variables with the same name.
    let ownFirst = outlines.filter { $0.path == own } + outlines.filter { $0.path != own }
    for (path, outline) in ownFirst {
      let position =
        property.owner.map { outline.properties[FileOutline.key(type: $0, property: name)] }
        ?? outline.variables.first { $0.name == name }?.place
      if let position {
        return SourceLocation(path: path, line: position.line, column: position.column)
      }
    }
    return nil
  }
}

extension ProgramOutcome {
  fileprivate var offers: [Program.Speech.ScreenCandidate] { program.speech?.offers ?? [] }

  fileprivate func facts(of step: Int) -> ScreenFacts {
    for case .examined(step, let facts) in events { return facts }
    return ScreenFacts()
  }
}
