import AccessibilityTree
import AssistiveTechnology
import Foundation
import SnippetMessages

/// Writes the events of a running program to files.
///
/// The runner reads the files after the program has ended, or crashed.
@MainActor
final class EventLog {
  private var file: DividedFile
  private(set) var step = 0

  /// Opens the files in the working directory, before the program can change that.
  init() {
    file = DividedFile(
      folder: FileManager.default.currentDirectoryPath,
      name: StageFile.events,
      parts: StageFile.eventParts,
      bytesPerPart: Self.fileLimit
    )
  }

  /// The largest file that the process may write, in bytes.
  private static var fileLimit: Int {
    var limit = rlimit()
    guard getrlimit(fileSizeLimit, &limit) == 0 else { return 1 << 20 }
    return Int(exactly: limit.rlim_cur) ?? .max
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

  func logUse(_ broken: [BrokenPromise], of step: Int) {
    if !broken.isEmpty { write(.used(step: step, broken: broken)) }
  }

  func logPress(_ button: PressedButton) { write(.pressed(step: step, button: button)) }

  func fail(_ message: String) {
    write(.failed(step: step, message: message))
  }

  func finish() {
    write(.finished(outputOffset: outputOffset()))
  }

  func outputOffset() -> Int {
    fflush(nil)
    return Int(lseek(STDOUT_FILENO, 0, SEEK_CUR))
  }

  private func write(_ event: StageEvent) {
    guard let line = Self.line(event) else { return }
    if file.write(line, reserving: Self.reserve) { return }
    // The program ends here; the runner continues with the next screen of a file.
    let end = StageEvent.failed(step: step, message: StageFile.fullLog)
    if let line = Self.line(end) { _ = file.write(line, reserving: 0) }
    fflush(nil)
    _exit(0)
  }

  /// Space for the event that ends a full log, in bytes.
  private static let reserve = 256

  static func line(_ event: StageEvent) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(event)).map { $0 + Data("\n".utf8) }
  }
}

#if canImport(Glibc)
// Imported as another type than `getrlimit` expects.
private let fileSizeLimit = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
private let fileSizeLimit = RLIMIT_FSIZE
#endif
