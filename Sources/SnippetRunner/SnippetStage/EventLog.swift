import AccessibilityTree
import AssistiveTechnology
import Foundation
import SnippetMessages

/// Writes the events of a running program to a file.
///
/// The runner reads the file after the program has ended, or crashed.
@MainActor
final class EventLog {
  private let file: FileHandle?
  private var step = 0

  /// Opens the file in the working directory, before the program can change that.
  init() {
    _ = FileManager.default.createFile(atPath: StageFile.events, contents: nil)
    file = FileHandle(forWritingAtPath: StageFile.events)
  }

  func begin(_ step: Int) {
    self.step = step
    write(.began(step: step, outputOffset: outputOffset()))
  }

  func logTranscript(_ transcript: Transcript, concealed: [ElementID: [String]]) {
    write(
      .heard(
        step: step,
        transcript: transcript,
        concealed: concealed.isEmpty ? nil : concealed
      )
    )
  }

  func logUnsized(_ elements: [UnsizedElement]) {
    if !elements.isEmpty { write(.unsized(step: step, elements: elements)) }
  }

  func logFacts(_ facts: ScreenFacts) {
    write(.examined(step: step, facts: facts))
  }

  func logDrawing(_ screen: DrawnScreen) {
    write(.drawn(step: step, screen: screen))
  }

  func fail(_ message: String) {
    write(.failed(step: step, message: message))
  }

  func finish() {
    write(.finished(outputOffset: outputOffset()))
  }

  private func outputOffset() -> Int {
    fflush(nil)
    return Int(lseek(STDOUT_FILENO, 0, SEEK_CUR))
  }

  private func write(_ event: StageEvent) {
    if let line = Self.line(event) { try? file?.write(contentsOf: line) }
  }

  static func line(_ event: StageEvent) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(event)).map { $0 + Data("\n".utf8) }
  }
}
