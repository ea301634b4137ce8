import ArgumentParser
import Diagnostics
import FileSpeech
import Foundation
import Heard
import SnippetCompiling
import SnippetMessages
import SnippetNotation
import SnippetRunning
import System

struct HeardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "heard",
    abstract: "Record what VoiceOver says on a Mac, and compare it with the book.",
    discussion: """
      Spoken lines are computed, so they are the same on every machine. Since iOS 27, a UI test \
      can also ask VoiceOver itself: 'export' writes a project for Xcode 27 that does so; \
      'import' compares the result with the computed lines and stores it in 'Content/heard'. \
      Building the book never needs a Mac.

      EXAMPLES
        book heard export ~/Hearing
        book heard import ~/Downloads/hearing.json
      """,
    subcommands: [HeardExportCommand.self, HeardImportCommand.self]
  )
}

struct HeardExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export the screens of a book or of Swift files to a project for a Mac.",
    discussion: """
      The folder gets an XcodeGen project, an app with one screen for each 'voiceover' fence \
      without gestures, a UI test that uses XCUIVoiceOverService, the computed lines as \
      'expected.json', and a workflow for a runner with Xcode 27. Fences with gestures, other \
      technologies, samples, or settings that a simulator does not start with are skipped and \
      counted.

      If you name Swift files, they are exported instead of the book: each view and view \
      controller that 'book say' would speak becomes a screen, and the files are used as they \
      are. Pictures, nibs and other modules of an app are not exported.

      EXAMPLES
        book heard export ~/Hearing
        book heard export ~/Hearing --compile
        book heard export ~/Hearing Content/en/names/labels.md
        book heard export ~/Hearing SettingsView.swift --with Settings.swift
        book heard export ~/Hearing Cells.swift --show 'PriceCell(price: 3)'

      EXIT STATUS
        0  everything was written
        1  the folder has other files, there is no screen to export, or a Swift file
           does not compile or cannot be spoken; with '--compile', also if the app
           does not compile
        2  the command line is wrong
      """
  )

  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "Swift file options") var own: ExportedFileOptions

  @Flag(help: "Also compile the app here, with PortableUIKit in place of UIKit.")
  var compile = false

  @Argument(
    help: "The folder of the project; created if it does not exist.",
    completion: .directory
  )
  var folder: String

  @Argument(
    help: "Markdown files or folders, or Swift files (default: the whole book).",
    completion: .file(extensions: ["md", "swift"])
  )
  var paths: [String] = []

  private var namesSwiftFiles: Bool { paths.contains { $0.hasSuffix(".swift") } }

  func validate() throws {
    if namesSwiftFiles, !paths.allSatisfy({ $0.hasSuffix(".swift") }) {
      throw ValidationError("Name either Markdown files or Swift files, not both.")
    }
    if !namesSwiftFiles, own.isSpecified {
      throw ValidationError(
        "'--show', '--with', '--stub' and '--language' require a Swift file."
      )
    }
  }

  func run() async throws {
    if namesSwiftFiles { try await exportFiles() } else { try await exportBook() }
  }

  private func exportFiles() async throws {
    var files = SwiftFileReader(standardInput: StandardInputOption.unnamed)
    let (shown, along) = (files.read(paths), files.read(own.shown.companions))
    let language = own.language ?? .english
    let request = SpeechRequest(
      files: shown,
      companions: along,
      stubs: own.shown.stubs,
      shows: own.shown.shows,
      settings: ScreenSettings(language: language.tag)
    )
    var spoken = SpokenFiles(errors: files.findings)
    if spoken.errors.isEmpty {
      spoken = await shared.runner.speak(request, progress: Console.standard.progress)
    }
    // A preview is a closure and has no name to export it by.
    let previews = spoken.screens.count { $0.offer.kind == .preview }
    spoken.screens.removeAll { $0.offer.kind == .preview }
    // `book say` reports accessibility warnings; an export doesn't.
    for index in spoken.screens.indices { spoken.screens[index].warnings = [] }
    var texts = files.texts
    texts[Program.Speech.ScreenCandidate.showOptionPath] = own.shown.shows.joined(separator: "\n")
    SpeechFindings(spoken: spoken, texts: texts).write(to: .standard)
    guard spoken.errors.isEmpty else { throw ExitCode(1) }
    guard !spoken.screens.isEmpty else {
      let reason = previews > 0 ? "previews have no name to export them by" : "nothing is shown"
      Console.standard.writeError("Error: there is no view to export: \(reason); pass '--show'.")
      throw ExitCode(1)
    }
    let screens = FileScreens(files: shown + along, spoken: spoken, language: language.tag)
    try await finish(try screens.project(stubs: own.shown.stubs), of: spoken.screens.count)
  }

  private func exportBook() async throws {
    var request = Inspection.Request()
    request.checksContent = false
    let inspection =
      paths.isEmpty
      ? try await Inspection.book(shared, request)
      : try await Inspection.files(paths, shared, request)
    let (walks, skipped) = RecordableScreen.all(in: inspection.chapters)
    let project = try RecordingProject(
      walks,
      skipped: skipped,
      expected: inspection.expectedScreens
    )
    guard project.screens > 0 else {
      // If nothing could be computed, the findings say why.
      try Console.standard.report(inspection.diagnostics, about: [], as: .human) { _ in nil }
      Console.standard.writeError("Error: there is no 'voiceover' fence that can be exported.")
      throw ExitCode(1)
    }
    try await finish(project, of: walks.count)
  }

  /// Writes the project and prints a summary.
  ///
  /// - Parameter count: the number of screens that could have been exported.
  private func finish(_ project: RecordingProject, of count: Int) async throws {
    try ExportFolder(path: folder).write(project)
    Console.standard.writeLine(project.summary(unchecked: count - project.screens))
    if compile { try await compileHere(project) }
  }

  private func compileHere(_ project: RecordingProject) async throws {
    let toolchain = shared.runner.toolchain
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let messages = try await PortableCompilation(toolchain: toolchain, folder: scratch.url)
      .errors(in: project.portableSources)
    guard messages.isEmpty else {
      for message in messages { Console.standard.writeError(message) }
      throw ExitCode(1)
    }
    Console.standard.writeLine("the app's sources compile against PortableUIKit")
  }
}
