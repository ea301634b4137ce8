/// The notations that a fence can be written in.
package enum FenceKind: String, CaseIterable, Sendable {
  /// Code that is compiled.
  case swift
  case voiceover
  /// What Voice Control accepts.
  case voicecontrol
  /// What Switch Control highlights.
  case switchcontrol
  /// Where keys lead.
  case keyboard
  /// A table drawn from facts.
  case table
  /// What a program prints.
  case output
  case error
  case screen

  /// Whether the fence holds the lines of a session with an assistive technology.
  package var isTranscript: Bool {
    switch self {
    case .voiceover, .voicecontrol, .switchcontrol, .keyboard: true
    case .swift, .table, .output, .error, .screen: false
    }
  }
}
