import AccessibilityTesting
import AssistiveTechnology

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
