public import AccessibilityTesting
public import AssistiveTechnology

/// Compares what is heard on a screen with the lines that a test expects.
///
/// ```swift shown reason="stands in a test, which the example package has"
/// let screen = SimulatedScreen(showing: SizePicker(), on: SimulatedDevice(hints: false))
/// await expectSpoken(screen, "swipe up", "swipe up") {
///   """
///   Size, Medium, adjustable
///   > swipe up
///   Large
///   > swipe up
///   [limit]
///   """
/// }
/// ```
///
/// The lines are those of the book: a command stands after `> `, an event in square brackets. A call
/// without commands takes those of its lines; where there are none either, VoiceOver walks from the
/// first element to the last, Voice Control shows its names, and switches and keys go round once.
///
/// A difference is an issue of Swift Testing or a failure of XCTest, at the call, line by line:
///
/// ```text
/// the transcript is not what was computed
///   Size, Medium, adjustable
///   > swipe up
/// - Small
/// + Large
/// where '-' is the test and '+' is what was computed
/// ```
///
/// With `BY_EAR_RECORD=1` in the environment the computed lines take the place of those in the
/// source, if the closure holds one string literal and nothing else. The test fails all the same, so
/// that nothing is recorded unseen. A call that is reached several times with different lines, as
/// from a loop, is not recorded.
///
/// - Parameters:
///   - screen: The screen.
///   - commands: What the user does, in the words of transcripts, such as `swipe up`.
///   - technology: Who speaks or listens.
///   - fileID: The file of the call.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: The lines.
@MainActor
public func expectSpoken(
  _ screen: SimulatedScreen,
  _ commands: String...,
  by technology: TechnologyKind = .voiceOver,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  lines expected: () -> String
) async {
  let call = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = SpokenExpectation(of: expected(), commands: commands)
  do {
    let heard = try await screen.transcript(of: expectation.commands, by: technology)
    let outcome = SourceRecorder.ofThisProcess?.record(
      heard.lines,
      expectation,
      path: call.filePath.description,
      line: Int(call.line),
      column: Int(call.column)
    )
    guard let message = expectation.failure(heard: heard.lines, outcome) else { return }
    call.fail(message)
  } catch {
    call.fail("\(error)")
  }
}

extension SimulatedScreen {
  /// Returns what follows commands, or what a technology says of the screen without any.
  ///
  /// - Throws: `UnknownCommand` with the nearest known one.
  func transcript(
    of commands: [String],
    by technology: TechnologyKind
  ) async throws -> Transcript {
    switch technology {
    case .voiceOver: commands.isEmpty ? await walk() : try await voiceOver(commands)
    case .voiceControl: try await voiceControl(commands.isEmpty ? ["show names"] : commands)
    case .switchControl: try await switchControl(commands)
    case .fullKeyboardAccess: try await fullKeyboardAccess(commands)
    }
  }
}
