import Foundation
import SourceText

/// The head of an HTTP request.
package struct PreviewRequest: Hashable, Sendable {
  package var method: String
  /// The path as sent, so with percent encoding.
  package var path: String
  /// The query as sent; empty if there is none.
  package var query: String
  /// The headers by their names in lower case; repeated ones are joined with commas.
  package var headers: [String: String]
  private var version: String

  /// Parses a head without the blank line that ends it; `nil` if it isn't a request.
  package init?(head: [UInt8]) {
    let text = String(decoding: head, as: UTF8.self)
    var lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }[...]
    guard let parts = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false),
      parts.count == 3, parts[2].hasPrefix("HTTP/1."), !parts[0].isEmpty, !parts[1].isEmpty,
      !parts[1].utf8.contains(where: { $0 < 0x20 || $0 == 0x7F })
    else { return nil }
    method = String(parts[0])
    version = String(parts[2])
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target.first ?? "")
    query = target.count > 1 ? String(target[1]) : ""
    headers = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingWhitespace()
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
  }

  /// Whether the browser wants to send another request on the connection.
  ///
  /// The body of a request isn't read, so nothing can follow it.
  package var keepsConnection: Bool {
    let options = headers["connection"]?.lowercased() ?? ""
    return version == "HTTP/1.1" && !options.contains("close")
      && headers["content-length", default: "0"] == "0" && headers["transfer-encoding"] == nil
  }

  /// The decoded value of a field of the query.
  package func field(_ name: String) -> String? {
    URLComponents(string: "?\(query)")?.queryItems?.first { $0.name == name }?.value
  }

  /// Whether the `Host` header names this machine.
  ///
  /// Otherwise a page of another site could point its own domain here and read the preview (DNS
  /// rebinding).
  package var isForThisMachine: Bool {
    guard let host = headers["host"] else { return true }
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, [PreviewServer.loopback, "localhost"].contains(name.lowercased())
    else { return false }
    return parts.dropFirst().allSatisfy { port in
      !port.isEmpty && port.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }

  /// Whether a page of another site made the request.
  ///
  /// Source: W3C, Fetch Metadata Request Headers.
  package var isFromAnotherSite: Bool {
    headers["sec-fetch-site"]?.lowercased() == "cross-site"
  }
}
