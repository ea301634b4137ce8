/// How an entry ended; the host writes one JSON object a line to its standard output.
package struct HostEnding: Hashable, Codable, Sendable {
  /// The version of the messages that the host speaks; `nil` for one before versions were told.
  package var version: Int?
  /// The symbol of the entry.
  package var symbol: String
  /// The exit status, or -1 if a signal ended the entry.
  package var exitStatus: Int
  /// The signal, or 0.
  package var signal: Int
  /// Whether the entry was stopped because its time was over.
  package var timedOut: Bool
  /// The time it took, in milliseconds.
  package var milliseconds: Int
  /// What the system did not keep the entry from.
  package var missing: Protections

  /// Creates an ending.
  package init(
    symbol: String,
    exitStatus: Int,
    signal: Int,
    timedOut: Bool,
    milliseconds: Int,
    missing: Protections = []
  ) {
    version = HostProtocol.version
    self.symbol = symbol
    self.exitStatus = exitStatus
    self.signal = signal
    self.timedOut = timedOut
    self.milliseconds = milliseconds
    self.missing = missing
  }
}
