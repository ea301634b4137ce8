import AssistiveTechnology

extension Transcript {
  /// The number of lines that are spoken.
  package var stops: Int {
    let isSpoken = entries.contains { if case .spoken = $0 { true } else { false } }
    return entries.count { entry in
      switch entry {
      case .spoken: true
      case .shown: !isSpoken
      case .command, .event: false
      }
    }
  }
}
