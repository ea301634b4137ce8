package enum FenceKind: String, CaseIterable, Sendable {
  case swift
  case voiceover
  case voicecontrol
  case switchcontrol
  case keyboard
  case table
  case output
  case error
  case screen

  package var isTranscript: Bool {
    switch self {
    case .voiceover, .voicecontrol, .switchcontrol, .keyboard: true
    case .swift, .table, .output, .error, .screen: false
    }
  }
}
