public import AccessibilityTesting
public import AssistiveTechnology

/// Compares what an assistive technology says on a screen with the lines that a test expects.
///
/// ```swift shown reason="it belongs in a test, which the example package has"
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
/// The lines use the notation of ``Transcript``: a command follows `> `, an event is in square
/// brackets. A call without commands takes them from the expected lines. If there are none either,
/// VoiceOver walks from the first element to the last, Voice Control shows names, and Switch
/// Control and Full Keyboard Access go through the screen once.
///
/// A difference is reported at the call, line by line, as an issue of Swift Testing or a failure of
/// XCTest:
///
/// ```text
/// the transcript differs from the computed lines
///   Size, Medium, adjustable
///   > swipe up
/// - Small
/// + Large
/// '-' is the test, '+' is computed
/// ```
///
/// With `BY_EAR_RECORD=1` in the environment, the computed lines replace those in the source,
/// provided that the closure contains a single string literal and nothing else. The test still
/// fails, so that nothing is recorded unnoticed. A call that runs several times with different
/// lines, for example in a loop, isn't recorded.
///
/// - Parameters:
///   - screen: The screen.
///   - commands: What the user does, in the notation of transcripts, such as `swipe up`.
///   - technology: The assistive technology.
///   - fileID: The file of the call.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: The expected lines.
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
  let call = CallLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = SpokenExpectation(of: expected(), commands: commands)
  do {
    let heard = try await screen.transcript(of: expectation.commands, by: technology)
    let outcome = SourceRecorder.processRecorder?.record(
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
  /// Runs commands, or what a technology does by default if there are none.
  ///
  /// - Throws: `UnknownCommand`, which suggests the nearest known command.
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
