package enum PreviewFailure: Error, Hashable, CustomStringConvertible {
  /// Another program is listening on the port.
  case busyPort(Int)
  case forbiddenPort(Int)
  case noAddress(String)
  /// Another error, in the system's words.
  case other(String)

  package var description: String {
    switch self {
    case .busyPort(let port):
      "Port \(port) is already in use, perhaps by another preview. "
        + "Choose another, such as '--port \(port % 65535 + 1)', or '--port 0' for any free port."
    case .forbiddenPort(let port):
      "Port \(port) requires administrator rights. Choose a port from 1024, such as '--port 8000'."
    case .noAddress(let host):
      "This machine has no address '\(host)'. Omit '--host', or use '0.0.0.0' for all its "
        + "addresses."
    case .other(let message):
      "Cannot start the preview: \(message)"
    }
  }
}
