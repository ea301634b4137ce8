import ArgumentParser
import Diagnostics
import Foundation
import HeardProject
import HeardSpeech
import Processes
import SnippetCompiling
import SnippetRunning

/// `book heard export`: what a Mac needs to hear a book.
struct HeardExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a project with which a Mac hears the screens of a book.",
    discussion: """
      The folder gets an XcodeGen project, an app with one screen for each 'voiceover' fence that is \
      only walked over, a UI test that drives XCUIVoiceOverService, the computed lines as \
      'expected.json', and a workflow for a runner with Xcode 27. Fences with gestures, of other \
      technologies, with settings that a simulator does not start with, and of SwiftUI are left out \
      and counted.

      EXAMPLES
        book heard export ~/Hearing
        book heard export ~/Hearing --compile
        book heard export ~/Hearing Content/en/names/labels.md

      EXIT STATUS
        0  everything was written
        1  the folder holds other files, or with '--compile': the sources do not compile
        2  the command line is wrong
      """
  )

  @OptionGroup var shared: SharedOptions

  @Flag(help: "Compile the app's sources here, against PortableUIKit in place of UIKit.")
  var compile = false

  @Argument(help: "The folder of the project; made unless it is there.", completion: .directory)
  var folder: String

  @Argument(
    help: "Markdown files or folders of them; the whole book unless given.",
    completion: .file(extensions: ["md"])
  )
  var paths: [String] = []

  func run() async throws {
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
    try write(project)
    Console.standard.say(Self.summary(of: project, unchecked: walks.count - project.screens))
    if compile { try await compileHere(project) }
  }

  private func write(_ project: HeardProjectFiles) throws {
    let files = FileManager.default
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    let present = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    guard present.isEmpty || present.contains("expected.json") else {
      Console.standard.complain(
        "Error: '\(folder)' holds other files; name an empty folder or one that was exported before."
      )
      throw ExitCode(1)
    }
    // Screens of an earlier export may be gone.
    try? files.removeItem(at: root.appending(path: "Screens"))
    for (path, text) in project.texts {
      let file = root.appending(path: path)
      try files.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  private static func summary(of project: HeardProjectFiles, unchecked: Int) -> String {
    let reasons = HearableWalk.Reason.allCases.compactMap { reason -> String? in
      let count = project.leftOut.count { $0.reason == reason }
      return count == 0 ? nil : "\(count) \(reason.rawValue)"
    }
    let rest = unchecked == 0 ? [] : ["\(unchecked) without computed lines"]
    let leftOut = (reasons + rest).joined(separator: ", ")
    return "exported \(project.screens) screens" + (leftOut.isEmpty ? "" : "; left out: \(leftOut)")
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
