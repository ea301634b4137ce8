import AccessibilityTree
import AssistiveTechnology
import Foundation
import SnippetCompiling
import SnippetMessages
import SnippetTestSupport
import SpeechRules
import System
import Testing

@testable import FileSpeech
@testable import SnippetNotation
@testable import SnippetRunning

/// Transcripts on pages match those of the same code in a file.
struct FileSpeechTests {
  /// A transcript of the book and its code as a file.
  private struct Case: Sendable {
    var transcripts: [TranscriptFence]
    var request: SpeechRequest
    var file: SwiftFile

    /// Its properties: technology, settings, and whether there are gestures, several views or
    /// classes.
    var kind: [String] {
      [
        "\(request.settings)", "\(request.technology)", "\(request.script.lines.isEmpty)",
        "\(request.shows.count > 1)",
        "\(file.text.contains("class "))",
      ]
    }
  }

  @Test
  func
    `every transcript of the book of a fresh view is heard in the same words of the code as a file`()
    async throws
  {
    let cases = try Self.cases()
    #expect(cases.reduce(0) { $0 + $1.transcripts.count } > 100)
    let runner = SnippetRunner(
      toolchain: Page.toolchain,
      cache: Self.root.appending(path: "build/cache").path(percentEncoded: false)
    )
    let differences = try await Self.chosen(of: cases).concurrentMap(
      limit: Page.toolchain.processes
    ) { example in
      let spoken = await runner.speak(example.request)
      let heard = spoken.screens.map(\.transcript)
      guard spoken.errors.isEmpty, heard.count == example.transcripts.count else {
        return ["\(example.transcripts[0].fence.place): \(spoken.errors)"]
      }
      return zip(example.transcripts, heard).compactMap { fence, transcript -> String? in
        let isSame =
          switch fence.expectation {
          case .body: fence.fence.body == transcript.lines
          case .stops(let count): count == transcript.stops
          case .anything: true
          }
        return isSame
          ? nil : "\(fence.fence.place): \(fence.fence.body) is heard as \(transcript.lines)"
      }
    }
    #expect(differences.flatMap(\.self) == [])
  }

  /// The cases to run: one of each kind, and one in fifty of the others.
  ///
  /// All cases would compile the whole book again, which `make test-whole-book` does.
  private static func chosen(of cases: [Case]) -> [Case] {
    guard ProcessInfo.processInfo.environment["TEST_WHOLE_BOOK"] == nil else { return cases }
    var kinds: Set<[String]> = []
    return cases.enumerated()
      .filter { kinds.insert($0.element.kind).inserted || $0.offset.isMultiple(of: 50) }
      .map(\.element)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The transcripts of all pages, grouped by code and settings.
  private static func cases() throws -> [Case] {
    let content = root.appending(path: "Content").path(percentEncoded: false)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: content)
      .filter { $0.hasSuffix(".md") && ($0.hasPrefix("en/") || $0.hasPrefix("ru/")) }.sorted()
    let chapters = try paths.map { path in
      ChapterSource(
        path: path,
        language: String(path.prefix(2)),
        text: try String(contentsOfFile: "\(content)/\(path)", encoding: .utf8)
      )
    }
    return ChapterPrograms.read(chapters).programs.flatMap(cases)
  }

  private static func cases(of program: Program) -> [Case] {
    var code = ""
    var cases: [Case] = []
    // On a page, later transcripts see the effects of earlier ones; a file starts afresh.
    var touched: Set<String> = []
    // After a first wait on a page, what earlier code does later has happened.
    var hasWaited = false
    for step in program.steps {
      switch step {
      case .code(let block, _): code += block.pieces.map { "\($0.text)\n" }.joined()
      case .transcript(let transcript):
        // The body of a `screen` fence is its caption.
        if touched.contains(transcript.screen.expression) || transcript.isScreen { continue }
        let waits = transcript.screen.script.contains { $0.contains("wait") }
        if waits, hasWaited { continue }
        hasWaited = hasWaited || waits
        if !transcript.screen.script.isEmpty { touched.insert(transcript.screen.expression) }
        let file = SwiftFile(path: "\(transcript.fence.place.path).swift", text: code)
        let request = request(transcript, file)
        if transcript.screen.script.isEmpty, let last = cases.last, last.file == file,
          last.request.settings == request.settings, last.request.script == request.script,
          last.request.technology == request.technology
        {
          cases[cases.count - 1].transcripts.append(transcript)
          cases[cases.count - 1].request.shows += request.shows
        } else {
          cases.append(Case(transcripts: [transcript], request: request, file: file))
        }
      }
    }
    return cases
  }

  private static func request(_ transcript: TranscriptFence, _ file: SwiftFile) -> SpeechRequest {
    let settings = transcript.screen.settings
    return SpeechRequest(
      files: [file],
      shows: [transcript.screen.expression],
      technology: transcript.screen.technology,
      script: GestureScript(transcript.screen.script.joined(separator: "\n"), path: "gestures"),
      settings: settings
    )
  }
}
