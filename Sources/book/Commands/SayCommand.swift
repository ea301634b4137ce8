import AppReading
import ArgumentParser
import Diagnostics
import FileSpeech
import Foundation
import SnippetMessages
import SnippetNotation

struct SayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Print what VoiceOver or Voice Control says about views in Swift files.",
    discussion: """
      Compiles the files as one module, puts each of their views and view controllers on a \
      simulated screen, and prints what is heard from the first element to the last. In a file of \
      declarations, each class is shown that can be created with init(), init(frame:) or \
      init(nibName:bundle:); in a file with statements, the variables are shown. Anything skipped \
      is listed with the reason.

      EXAMPLES
        book say CartViewController.swift
        book say CartViewController.swift --with Cart.swift --with Money.swift
        book say Cart.swift --with SnapKit.swift
        book say Cart.swift --stub Lottie
        book say --project . Shop/CartView.swift
        book say --project .
        book say --project . --record Heard
        book say --project . --diff main --format markdown
        book say --project . --changed main --baseline known.txt --strict
        book say Cells.swift --show 'PriceCell(price: 3)' --language ru
        book say Size.swift --show picker --gestures gestures.txt
        book say Player.swift --tool voicecontrol
        book say Cart.swift --explain
        book say Cart.swift --notation service
        book say Cart.swift --format json > cart.json
        pbpaste | book say - --name Cart.swift

      A gesture file has one gesture per line, as in transcripts; the leading '> ' is optional:

        swipe right
        double tap
        rotor Headings

      OUTPUT
      On a terminal, each stop has a number and its parts: label, value, trait, hint. Elsewhere, \
      the lines are the body of a transcript, ready to paste under ```voiceover; with several \
      screens, each begins with a line '# NAME'. With '--explain', each part of a stop is \
      followed by its rule, the evidence for it and its certainty. Warnings, notes and the output \
      of the files go to standard error. The JSON is described in docs/book-say.md and \
      docs/schemas/say.schema.json.

      EXIT STATUS
        0  everything was spoken, possibly with warnings
        1  a file does not compile, crashes or cannot be spoken; or there is a
           warning, with '--strict'
        2  the command line is wrong
      """
  )

  @Argument(
    help: "Swift files; '-' is standard input.",
    completion: .file(extensions: ["swift"])
  )
  var paths: [String] = []

  @OptionGroup var standardInput: StandardInputOption
  @OptionGroup(title: "Content") var content: SpokenOptions
  @OptionGroup(title: "Device and user") var hearing: HearingOptions
  @OptionGroup(title: "Output") var style: StyleOptions
  @OptionGroup(title: "Comparing") var comparing: ComparingOptions
  @OptionGroup(title: "Running") var bounds: RunOptions

  func validate() throws {
    guard !paths.isEmpty || content.project != nil else {
      throw ValidationError("Name a Swift file, or pass '--project PATH' to speak all previews.")
    }
    guard content.project == nil || content.package == nil else {
      throw ValidationError("'--project' already includes packages; remove '--package'.")
    }
    guard !comparing.isUsed && comparing.changedSince == nil || content.project != nil else {
      throw ValidationError(
        "'--record', '--compare', '--diff' and '--changed' need '--project PATH'."
      )
    }
    guard comparing.changedSince == nil || paths.isEmpty else {
      throw ValidationError("'--changed' finds the files itself; remove \(paths[0]).")
    }
    guard style.format != .markdown || comparing.isComparison else {
      throw ValidationError("'--format markdown' needs '--diff' or '--compare'.")
    }
    try standardInput.validate(
      with: paths + content.shown.companions + [hearing.gestures].compactMap(\.self)
    )
  }

  func run() async throws {
    var files = SwiftFileReader(standardInput: standardInput.name)
    let request = SpeechRequest(
      files: files.read(paths),
      companions: files.read(content.shown.companions),
      stubs: content.shown.stubs,
      shows: content.shown.shows,
      technology: hearing.tool.technology,
      script: hearing.gestures.flatMap { files.readScript($0) } ?? GestureScript(),
      settings: hearing.settings,
      package: content.package
    )
    guard files.findings.isEmpty else {
      return try finish(SpokenFiles(errors: files.findings), texts: files.texts)
    }
    var texts = files.texts
    if let project = content.project {
      return try await speak(request, in: project, texts: texts)
    }
    let spoken = await bounds.runner.speak(request, progress: Console.standard.progress)
    texts["--show"] = content.shown.shows.joined(separator: "\n")
    try finish(spoken, texts: texts)
  }

  private func speak(
    _ request: SpeechRequest,
    in project: String,
    texts: [String: String]
  ) async throws {
    let index = AppIndex(AppFolder(project), cache: bounds.ignoresCache ? nil : bounds.cachePath)
    guard !index.files.isEmpty else {
      return try finish(SpokenFiles(errors: [.withoutSwiftFiles(project)]), texts: texts)
    }
    let strangers = paths.filter { $0 != "-" && index.relativePath(of: $0) == nil }
    guard strangers.isEmpty else {
      let errors = strangers.map { Diagnostic.outside(project, $0) }
      return try finish(SpokenFiles(errors: errors), texts: texts)
    }
    let appTexts = AppTexts(index, language: request.settings.language)
    Console.standard.showProgress(
      "\(index.files.count) files with \(index.lines) lines, \(index.parsed) of them new"
    )
    let app = AppSpeech(
      index: index,
      texts: appTexts,
      runner: bounds.runner,
      request: request,
      console: .standard
    )
    if comparing.isUsed {
      return try await AppReview(app: app, options: comparing, format: style.format)
        .run(request.files.map(\.path), in: project)
    }
    guard request.files.isEmpty else {
      let spoken = await bounds.runner.speak(
        request,
        in: index,
        texts: appTexts,
        progress: Console.standard.progress
      )
      var texts = texts
      texts["--show"] = content.shown.shows.joined(separator: "\n")
      return try finish(spoken, texts: texts) { index.relativePath(of: $0) ?? $0 }
    }
    guard comparing.changedSince != nil || !app.pathsWithPreviews.isEmpty else {
      return try finish(SpokenFiles(errors: [.withoutPreviews(project)]), texts: texts)
    }
    try await speakFiles(of: app, in: project)
  }

  /// Speaks all previews, or the files that differ from a revision.
  private func speakFiles(of app: AppSpeech, in project: String) async throws {
    var layout = style.layout
    layout.showsNames = true
    let writer = SpeechWriter(style: layout)
    let isHuman = style.format == .human
    var paths = app.pathsWithPreviews
    if let name = comparing.changedSince {
      let folder = app.index.folder.root.path(percentEncoded: false)
      do {
        paths = app.paths(of: try await Revision(name: name, project: folder).changedFiles())
        if paths.isEmpty { Console.standard.writeError("note: no Swift file differs from \(name)") }
      } catch let failure as Revision.Failure {
        throw ValidationError(failure.description)
      }
    }
    // A baseline has the warnings of previews only.
    let previewsOnly = comparing.changedSince == nil || comparing.baseline != nil
    if previewsOnly {
      let shown = Set(app.pathsWithPreviews)
      paths.removeAll { !shown.contains($0) }
    }
    let results = try await app.speak(paths, previewsOnly: previewsOnly) { result in
      guard isHuman, !result.spoken.screens.isEmpty else { return }
      let text = "\(result.path)\n\(writer.write(result.spoken.screens))\n"
      Console.standard.write(text, to: .standardOutput)
    }
    .filter { previewsOnly || !$0.hasNoView }
    let files = try withoutKnownWarnings(results.map(\.spoken)) {
      app.index.relativePath(of: $0) ?? $0
    }
    if isHuman {
      let texts = Dictionary(paths.map { ($0, app.text(of: $0)) }) { first, _ in first }
      for spoken in files {
        SpeechFindings(spoken: spoken, texts: texts).writeWarnings(to: .standard)
      }
      Console.standard.write(AppSpeech.table(of: results), to: .standardOutput)
      AppSpeech.advice(on: results, in: project).map(Console.standard.writeLine)
    } else {
      var all = SpokenFiles()
      for spoken in files {
        all.screens += spoken.screens
        all.skipped += spoken.skipped
        all.notes += spoken.notes
        all.errors += spoken.errors
      }
      let document = SpeechDocument(all, settings: hearing.namedSettings)
      Console.standard.write(try document.json(), to: .standardOutput)
    }
    let hasWarnings = files.flatMap(\.screens).contains { !$0.warnings.isEmpty }
    if results.contains(where: { $0.group == .silent }) || style.isStrict && hasWarnings {
      throw ExitCode(1)
    }
  }

  /// Leaves out the warnings of the baseline, or writes it.
  ///
  /// - Parameter path: the path of a file relative to the project.
  private func withoutKnownWarnings(
    _ files: [SpokenFiles],
    _ path: (String) -> String
  ) throws -> [SpokenFiles] {
    guard let name = comparing.baseline else { return files }
    var files = files
    if let data = FileManager.default.contents(atPath: name) {
      let baseline = WarningBaseline(String(decoding: data, as: UTF8.self))
      let (known, gone) = baseline.removeKnown(from: &files, path: path)
      if known > 0 { Console.standard.writeError("note: known warnings are left out: \(known)") }
      if gone > 0 {
        Console.standard.writeError(
          "note: lines of \(name) without a warning: \(gone); delete it and run this again to shorten it"
        )
      }
    } else {
      let baseline = WarningBaseline(files, path: path)
      try Data(baseline.text.utf8).write(to: URL(filePath: name), options: .atomic)
      Console.standard.writeError("note: warnings are now in \(name): \(baseline.count)")
      _ = baseline.removeKnown(from: &files, path: path)
    }
    return files
  }

  private func finish(
    _ spoken: SpokenFiles,
    texts: [String: String],
    path: (String) -> String = { $0 }
  ) throws {
    let spoken = try withoutKnownWarnings([spoken], path).first ?? spoken
    switch style.format {
    case .human, .markdown:
      let writer = SpeechWriter(style: style.layout)
      let text = writer.write(spoken.screens)
      if !text.isEmpty { Console.standard.write(text, to: .standardOutput) }
      SpeechFindings(spoken: spoken, texts: texts).write(to: .standard)
    case .json:
      let document = SpeechDocument(spoken, settings: hearing.namedSettings)
      Console.standard.write(try document.json(), to: .standardOutput)
    }
    let hasWarnings = spoken.screens.contains { !$0.warnings.isEmpty }
    if !spoken.errors.isEmpty || style.isStrict && hasWarnings { throw ExitCode(1) }
  }
}
