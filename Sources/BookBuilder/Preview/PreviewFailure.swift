/// Why a site cannot be shown.
package enum PreviewFailure: Error, Hashable, CustomStringConvertible {
  /// Another program listens at the port.
  case busyPort(Int)
  /// Only the administrator may listen at the port.
  case forbiddenPort(Int)
  case noAddress(String)
  /// Something else, in the words of the system.
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
