import ArgumentParser
import Diagnostics
import Foundation
import Heard
import System

struct HeardImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Compare recorded speech with the computed lines, and store it.",
    discussion: """
      Reads the JSON attachment of the exported test, the JSON of AccessibilitySnapshotModel, the \
      log of the process vot, and lists of captures. Words are stored exactly as recorded. A log \
      or a file of AccessibilitySnapshot does not say where it comes from; use the options for \
      its origin.

      EXAMPLES
        book heard import hearing.json
        book heard import hearing.json --expected expected.json
        book heard import vot.log --system 'iOS 27.0' --device 'iPhone 18 Pro' \\
          --address https://github.com/… --screen 'en/names/labels#1a2b3c4d'

      VERDICTS
        same, same as far as heard (the service cuts after 64 units), letter case,
        words differ, missing (computed, not heard), extra (heard, not computed).
        Commas, full stops and spaces are ignored.

      EXIT STATUS
        0  everything was read and stored, and agrees with the computed lines
        1  something differs: it is stored, and 'book check' reports it until a
           'note' explains it; or a file cannot be read or has screens that are not
           in this book: nothing is stored
        2  the command line is wrong
      """
  )

  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "Origin of the recording") var origin: HeardOrigin

  @Option(
    help: "The 'expected.json' of the export (default: compute the lines again).",
    completion: .file(extensions: ["json"])
  )
  var expected: String?

  @Flag(help: "Compare without storing anything.")
  var dryRun = false

  @Argument(help: "Files with recorded speech.", completion: .file())
  var files: [String]

  func run() async throws {
    var findings: [Diagnostic] = []
    var runs: [RecordedRun] = []
    for path in files {
      do {
        runs += try RecordingFile(try text(of: path), path: path, origin: origin.value).runs
      } catch let error as RecordingFile.Unreadable {
        findings.append(error.diagnostic)
      }
    }
    let ids = Set(runs.flatMap(\.screens).compactMap(\.id))
    let screens = ids.isEmpty ? [] : try await expectedScreens()
    let known = Dictionary(screens.map { ($0.id, $0) }) { first, _ in first }
    let unknown = ids.subtracting(known.keys).sorted()
    if !unknown.isEmpty { findings.append(Self.finding(about: unknown, of: ids.count)) }
    let agrees = findings.isEmpty ? try store(runs, known) : false
    try Console.standard.report(findings, about: [], as: .human) { _ in nil }
    guard agrees else { throw ExitCode(1) }
  }

  /// Writes the runs and prints the outcome of each.
  ///
  /// - Returns: whether everything agrees or is explained by a note.
  private func store(_ runs: [RecordedRun], _ known: [String: ExpectedScreen]) throws -> Bool {
    var report = HeardReport()
    for run in runs { report.add(run, expected: known) }
    for line in report.lines { Console.standard.writeLine(line) }
    if !dryRun {
      let folder = HeardFolder(root: shared.root)
      for run in runs {
        let (path, isNew) = try folder.write(run)
        Console.standard.writeLine("\(path): \(isNew ? "written" : "already exists, unchanged")")
      }
    }
    Console.standard.writeLine(report.summary)
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
    do {
      return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    } catch {
      throw ValidationError("Cannot read '\(path)': \(error.plainReason).")
    }
  }

  private static func finding(about unknown: [String], of count: Int) -> Diagnostic {
    let some = unknown.prefix(5).joined(separator: ", ")
    return Diagnostic(
      .unknownScreens,
      at: nil,
      "\(unknown.count) of \(count) screens are not in this book: \(some)",
      help: "check out the version of the book that was recorded, or pass its 'expected.json' "
        + "with '--expected'"
    )
  }
}

struct HeardOrigin: ParsableArguments {
  @Option(help: "The system and its version, such as 'iOS 27.0'.")
  var system: String?

  @Option(help: "The build of the system, such as 24A434.")
  var build: String?

  @Option(help: "The device or simulator.")
  var device: String?

  @Option(help: "The date, such as 2026-11-23.")
  var day: String?

  @Option(help: "The URL of the run.")
  var address: String?

  @Option(help: "The language of the device, such as en.")
  var language: String?

  @Option(help: "The id of the screen in 'expected.json'.")
  var screen: String?

  var value: RecordingFile.Origin {
    var origin = RecordingFile.Origin()
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
