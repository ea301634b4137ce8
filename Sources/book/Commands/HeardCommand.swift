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

/// `book heard`: hearing a book on a Mac, and handing in what was heard.
struct HeardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "heard",
    abstract: "Lets a Mac hear the book's screens, and keeps what VoiceOver said.",
    discussion: """
      Spoken lines are computed, the same on every machine. Since iOS 27 a UI test can ask VoiceOver \
      itself. 'export' writes a project for Xcode 27 that does so; 'import' compares what came back \
      with what is computed, and keeps it in 'Content/heard'. Building the book never needs a Mac.

      EXAMPLES
        book heard export ~/Hearing
        book heard import ~/Downloads/hearing.json
      """,
    subcommands: [HeardExportCommand.self, HeardImportCommand.self]
  )
}

/// `book heard export`: what a Mac needs to hear a book.
struct HeardExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a project with which a Mac hears the screens of a book, or of Swift files.",
    discussion: """
      The folder gets an XcodeGen project, an app with one screen for each 'voiceover' fence that is \
      only walked over, a UI test that drives XCUIVoiceOverService, the computed lines as \
      'expected.json', and a workflow for a runner with Xcode 27. Fences with gestures, of other \
      technologies, with settings that a simulator does not start with, and with samples are left \
      out and counted.

      Swift files that are named take the book's place: each view and view controller that \
      'book say' would speak becomes a screen, with the files around it as they are. Pictures, nibs \
      and other modules of an app are not exported.

      EXAMPLES
        book heard export ~/Hearing
        book heard export ~/Hearing --compile
        book heard export ~/Hearing Content/en/names/labels.md
        book heard export ~/Hearing SettingsViewController.swift --with Settings.swift
        book heard export ~/Hearing Cells.swift --show 'PriceCell(price: 3)' --language ru

      EXIT STATUS
        0  everything was written
        1  the folder holds other files, there is nothing to hear, or a Swift file does not compile \
      or cannot be spoken; with '--compile': the app's sources do not compile
        2  the command line is wrong
      """
  )

  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "Swift files of your own") var own: OwnFileOptions

  @Flag(help: "Compile the app's sources here, against PortableUIKit in place of UIKit.")
  var compile = false

  @Argument(help: "The folder of the project; made unless it is there.", completion: .directory)
  var folder: String

  @Argument(
    help: "Markdown files or folders of them, or Swift files; the whole book unless given.",
    completion: .file(extensions: ["md", "swift"])
  )
  var paths: [String] = []

  private var namesSwiftFiles: Bool { paths.contains { $0.hasSuffix(".swift") } }

  func validate() throws {
    if namesSwiftFiles, !paths.allSatisfy({ $0.hasSuffix(".swift") }) {
      throw ValidationError("Name Markdown files or Swift files: they are projects of their own.")
    }
    if !namesSwiftFiles, own.isGiven {
      throw ValidationError(
        "'--show', '--with', '--stub' and '--language' go with Swift files: name one."
      )
    }
  }

  func run() async throws {
    if namesSwiftFiles { try await exportFiles() } else { try await exportBook() }
  }

  private func exportFiles() async throws {
    var files = SwiftFiles(standardInput: StandardInputOption.unnamed)
    let (shown, along) = (files.read(paths), files.read(own.shown.companions))
    let language = own.language ?? .english
    let request = SpeakingRequest(
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
    // A preview is a closure without a name of its own.
    spoken.screens.removeAll { $0.offer.kind == .preview }
    // What users stumble over is for 'book say' to tell.
    for index in spoken.screens.indices { spoken.screens[index].warnings = [] }
    var texts = files.texts
    texts[Program.Speech.Offer.askedPath] = own.shown.shows.joined(separator: "\n")
    SpeechFindings(spoken: spoken, texts: texts).write(to: .standard)
    guard spoken.errors.isEmpty else { throw ExitCode(1) }
    let screens = OwnScreens(files: shown + along, spoken: spoken, language: language.tag)
    try await finish(try screens.project(stubs: own.shown.stubs), of: spoken.screens.count)
  }

  private func exportBook() async throws {
    var request = Inspection.Request()
    request.checksContent = false
    let inspection =
      paths.isEmpty
      ? try await Inspection.book(shared, request)
      : try await Inspection.files(paths, shared, request)
    let (walks, leftOut) = HearableWalk.all(in: inspection.chapters)
    let project = try HeardProjectFiles(
      walks,
      leftOut: leftOut,
      expected: inspection.expectedScreens
    )
    guard project.screens > 0 else {
      // Where nothing could be computed, the findings say why.
      try Console.standard.report(inspection.diagnostics, about: [], as: .human) { _ in nil }
      Console.standard.complain("Error: there is no fence here that VoiceOver can walk over.")
      throw ExitCode(1)
    }
    try await finish(project, of: walks.count)
  }

  /// Writes a project, and tells what became of so many screens.
  private func finish(_ project: HeardProjectFiles, of count: Int) async throws {
    try ExportFolder(path: folder).write(project)
    Console.standard.say(project.summary(unchecked: count - project.screens))
    if compile { try await compileHere(project) }
  }

  private func compileHere(_ project: HeardProjectFiles) async throws {
    let toolchain = shared.runner.toolchain
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let messages = try await PortableCompilation(toolchain: toolchain, folder: scratch.url)
      .errors(in: project.portableSources)
    guard messages.isEmpty else {
      for message in messages { Console.standard.complain(message) }
      throw ExitCode(1)
    }
    Console.standard.say("the app's sources compile against PortableUIKit")
  }
}
