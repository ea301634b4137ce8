import AssistiveTechnology

extension Transcript {
  /// The number of lines that are spoken.
  var stops: Int {
    entries.count { if case .spoken = $0 { true } else { false } }
  }
}
