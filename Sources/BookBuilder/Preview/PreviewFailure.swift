package enum PreviewFailure: Error, Hashable, CustomStringConvertible {
  /// Another program is listening on the port.
  case busyPort(Int)
  /// The port requires administrator rights.
  case forbiddenPort(Int)
  case noAddress(String)
  /// Another error, in the system's words.
  case other(String)

  package var description: String {
    switch self {
    case .busyPort(let port):
      "Another program listens at port \(port), perhaps another preview. "
        + "Name another port, such as '--port \(port % 65535 + 1)', or '--port 0' for any that is free."
    case .forbiddenPort(let port):
      "Port \(port) is kept for the administrator. Name one from 1024, such as '--port 8000'."
    case .noAddress(let host):
      "This machine has no address '\(host)'. Leave out '--host', or name '0.0.0.0' for all of its "
        + "addresses."
    case .other(let message):
      "The preview cannot be shown: \(message)"
    }
  }
}
