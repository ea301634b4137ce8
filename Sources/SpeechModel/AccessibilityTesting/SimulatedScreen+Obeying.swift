import AssistiveTechnology
import PortableUIKit

extension SimulatedScreen {
  /// Does what lines of commands say with a technology that is turned on for it.
  func obey<Technology: AssistiveTechnology>(
    _ lines: [String],
    _ technology: () -> Technology
  ) async throws -> Transcript {
    let commands = try lines.map { try WrittenCommand<Technology.Command>(parsing: $0) }
    await app.settle()
    return try await technology().obey(commands, settle: app.settle)
  }

  /// Does what lines of commands say; without any the technology goes over the whole screen.
  func walkOrObey<Technology: WalkingTechnology>(
    _ lines: [String],
    _ technology: () -> Technology
  ) async throws -> Transcript {
    guard lines.isEmpty else { return try await obey(lines, technology) }
    await app.settle()
    return Transcript(entries: technology().walk())
  }
}
