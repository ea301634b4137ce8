public import AccessibilityTree

/// An assistive technology in use on one screen.
///
/// ``VoiceOver``, ``VoiceControl``, ``SwitchControl`` and ``FullKeyboardAccess`` conform to it. Use
/// ``execute(_:settle:sleep:look:)`` to run commands and get a ``Transcript``.
@MainActor
public protocol AssistiveTechnology: AnyObject {
  /// The type of the user's commands.
  associatedtype Command: AssistiveCommand

  /// The marks that are currently shown over the screen.
  ///
  /// VoiceOver shows only the frame around the focused element.
  var marks: [OverlayMark] { get }

  /// Turns the technology on and returns what happens before the first command.
  func start() -> [Transcript.Entry]

  /// Performs a command and returns what follows it, without the command itself.
  ///
  /// All notifications that the app posts are handled before this returns.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - settle: Waits until the app has finished reacting to the command.
  func perform(
    _ command: Command,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry]
}

extension AssistiveTechnology {
  /// No marks, by default.
  public var marks: [OverlayMark] { [] }

  /// Returns no entries: by default nothing happens before the first command.
  public func start() -> [Transcript.Entry] { [] }

  /// Runs commands one after another and returns everything that happens, including the commands.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - settle: Waits until the app has finished reacting to a command.
  ///   - sleep: Waits for a number of seconds when a command asks for it.
  ///   - look: Called after each command, and before the first one if something happens at the
  ///     start.
  public func execute(
    _ commands: [WrittenCommand<Command>],
    settle: @MainActor () async -> Void,
    sleep: @MainActor (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) },
    look: @MainActor () -> Void = {}
  ) async rethrows -> Transcript {
    var entries = start()
    if !entries.isEmpty { look() }
    for written in commands {
      entries.append(.command(written))
      if let pause = written.command.pause { try await sleep(pause) }
      entries += await perform(written.command, settle: settle)
      look()
    }
    return Transcript(entries: entries)
  }
}

/// An assistive technology that can go through a screen by itself, from the first item to the last.
@MainActor
public protocol WalkingTechnology: AssistiveTechnology {
  /// Goes through the whole screen and returns what is spoken or shown.
  func walk() -> [Transcript.Entry]
}

/// A mark over the screen: the name or number next to an element, or the frame around it.
///
/// ```swift
/// import AccessibilityTree
/// import AssistiveTechnology
///
/// let button = Rect(x: 16, y: 100, width: 120, height: 44)
/// print(OverlayMark(text: "Buy", frame: button).text)
/// ```
///
/// ```output
/// Buy
/// ```
public struct OverlayMark: Hashable, Codable, Sendable {
  /// The text of the mark; empty for a frame.
  public var text: String
  /// The frame of the element, in screen coordinates.
  public var frame: Rect

  /// Creates a mark.
  public init(text: String = "", frame: Rect) {
    self.text = text
    self.frame = frame
  }
}
