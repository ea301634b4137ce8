import ArgumentParser
import BookModel
import Diagnostics
import Foundation
import Heard
import SnippetNotation

/// `book heard import`: what a real VoiceOver said becomes data of the book.
struct HeardImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Compares what was heard with what is computed, and keeps it in Content/heard.",
    discussion: """
      Reads the JSON attachment of the exported test, the JSON of AccessibilitySnapshotModel, the \
      log of the process vot, and lists of captures. Words are kept to the letter. A log and \
      AccessibilitySnapshot do not say where they come from: the options below do.

      EXAMPLES
        book heard import hearing.json
        book heard import hearing.json --expected expected.json
        book heard import vot.log --system 'iOS 27.0' --build 24A434 --device 'iPhone 18 Pro' \\
          --address https://github.com/… --screen 'en/names/labels#1a2b3c4d'

      VERDICTS
        same, same as far as heard (the service cuts after 64 units), letter case, words differ, \
      missing (computed, not heard), extra (heard, not computed). A comparison never depends on \
      commas, full stops and blanks.

      EXIT STATUS
        0  everything was read and kept, and what was heard agrees with what is computed
        1  something differs: it is kept, and 'book check' reports it until a 'note' settles it; or \
      a file cannot be read, or is about screens that this book does not have: nothing is kept
        2  the command line is wrong
      """
  )

  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "What a file does not say itself") var origin: HeardOrigin

  @Option(
    help: "The 'expected.json' of the export; the lines of the book are computed unless given.",
    completion: .file(extensions: ["json"])
  )
  var expected: String?

  @Flag(help: "Compare only, and keep nothing.")
  var dryRun = false

  @Argument(help: "Files with what was heard.", completion: .file())
  var files: [String]

  func run() async throws {
    var findings: [Diagnostic] = []
    var runs: [HeardRun] = []
    for path in files {
      do {
        runs += try HeardFile(try text(of: path), path: path, origin: origin.value).runs
      } catch let error as HeardFile.Unreadable {
        findings.append(error.diagnostic)
      }
    }
    let ids = Set(runs.flatMap(\.screens).compactMap(\.id))
    let screens = ids.isEmpty ? [] : try await expectedScreens()
    let known = Dictionary(screens.map { ($0.id, $0) }) { first, _ in first }
    let unknown = ids.subtracting(known.keys).sorted()
    if !unknown.isEmpty { findings.append(Self.finding(about: unknown, of: ids.count)) }
    let agrees = findings.isEmpty ? try keep(runs, known) : false
    try Console.standard.report(findings, about: [], as: .human) { _ in nil }
    guard agrees else { throw ExitCode(1) }
  }

  /// Writes the runs and tells what came of each.
  ///
  /// - Returns: whether everything agrees, or a note says why it does not.
  private func keep(_ runs: [HeardRun], _ known: [String: ExpectedScreen]) throws -> Bool {
    var report = HeardReport()
    for run in runs { report.add(run, expected: known) }
    for line in report.lines { Console.standard.say(line) }
    if !dryRun {
      let folder = HeardFolder(root: shared.root)
      for run in runs {
        let (path, isNew) = try folder.write(run)
        Console.standard.say("\(path): \(isNew ? "written" : "was there; left as it is")")
      }
    }
    Console.standard.say(report.summary)
    return report.agrees
  }

  private func expectedScreens() async throws -> [ExpectedScreen] {
    if let expected {
      let data = Data(try text(of: expected).utf8)
      if let screens = try? JSONDecoder().decode(ExpectedLines.self, from: data).screens {
        return screens
      }
      throw ValidationError("'\(expected)' is not the 'expected.json' of an export.")
    }
    var request = Inspection.Request()
    request.checksContent = false
    return try await Inspection.book(shared, request).expectedScreens
  }

  private func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError("There is no file '\(path)' that can be read.")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func finding(about unknown: [String], of count: Int) -> Diagnostic {
    let some = unknown.prefix(5).joined(separator: ", ")
    return Diagnostic(
      .unknownScreens,
      at: nil,
      "\(unknown.count) of \(count) screens are not in this book: \(some)",
      help: "the run is of another version of the book; check that version out, or name its "
        + "'expected.json' with '--expected'"
    )
  }
}

/// The options that say where words come from that a file with them does not.
struct HeardOrigin: ParsableArguments {
  @Option(help: "The system with its version, such as 'iOS 27.0'.")
  var system: String?

  @Option(help: "The build of the system, such as 24A434.")
  var build: String?

  @Option(help: "The device or simulator.")
  var device: String?

  @Option(help: "The day, such as 2026-11-23.")
  var day: String?

  @Option(help: "Where the run can be looked up.")
  var address: String?

  @Option(help: "The language of the device, such as en.")
  var language: String?

  @Option(help: "The name of the screen, as 'expected.json' has it.")
  var screen: String?

  var value: HeardFile.Origin {
    var origin = HeardFile.Origin()
    origin.system = system
    origin.build = build
    origin.device = device
    origin.day = day
    origin.address = address
    origin.language = language
    origin.screen = screen
    return origin
  }
}
