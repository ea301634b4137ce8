public import AccessibilityTree

/// An assistive technology that a user works with on one screen.
///
/// ``VoiceOver``, ``VoiceControl``, ``SwitchControl`` and ``FullKeyboardAccess`` are driven by the one
/// loop of ``obey(_:settle:sleep:look:)``.
@MainActor
public protocol AssistiveTechnology: AnyObject {
  /// What its user does.
  associatedtype Command: AssistiveCommand

  /// What lies over the screen at the moment.
  ///
  /// VoiceOver shows nothing but the frame around the element that it speaks.
  var marks: [OverlayMark] { get }

  /// Returns what is met before the user does anything.
  func start() -> [Transcript.Entry]

  /// Obeys a command and returns what follows it, without the command itself.
  ///
  /// The closure waits until the app has finished what the command began. No news of the app is left
  /// for the next command.
  func perform(
    _ command: Command,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry]
}

extension AssistiveTechnology {
  /// Nothing.
  public var marks: [OverlayMark] { [] }

  /// Nothing: the user acts first.
  public func start() -> [Transcript.Entry] { [] }

  /// Obeys one command after another and returns everything that happens, the commands among it.
  ///
  /// - Parameters:
  ///   - commands: What the user does.
  ///   - settle: Waits until the app has finished what a command began.
  ///   - sleep: Lets a time pass that a user waits, in seconds.
  ///   - look: Is called after each command, and first where something is met before them.
  public func obey(
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

/// An assistive technology that goes over a screen by itself, from the first item to the last.
@MainActor
public protocol WalkingTechnology: AssistiveTechnology {
  /// Returns what is met on the way over the whole screen.
  func walk() -> [Transcript.Entry]
}

/// Something that an assistive technology shows over the screen: the name or number beside an element,
/// or the frame around what it is at.
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
  /// What the mark reads; empty for a frame without words.
  public var text: String
  /// What it belongs to, in points of the screen.
  public var frame: Rect

  /// Creates a mark.
  public init(text: String = "", frame: Rect) {
    self.text = text
    self.frame = frame
  }
}
