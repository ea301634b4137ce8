import Foundation
import SourceText

/// Answers messages of the Model Context Protocol, each a line of JSON.
///
/// Source: https://modelcontextprotocol.io/specification/2025-06-18
struct AssistantServer: Sendable {
  /// The path of this program, which runs the commands.
  let tool: String
  let book: BookSearch

  private static let versions: Set<String> = ["2024-11-05", "2025-03-26", "2025-06-18"]

  /// Whether a message calls a tool that compiles code.
  func isLong(_ line: String) -> Bool {
    guard line.utf8.count <= MessageLine.limit else { return false }
    let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
    guard message?["method"]?.text == "tools/call" else { return false }
    return ["say", "check"].contains(message?["params"]?["name"]?.text)
  }

  /// Returns `nil` for a notification, which has no answer.
  func answer(to line: String) async -> String? {
    guard line.utf8.count <= MessageLine.limit else {
      let text = "the message has more than \(MessageLine.limit >> 20) MiB"
      return Self.write(Self.failure(.null, code: -32600, text))
    }
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
      return Self.write(Self.failure(.null, code: -32700, "the message is not JSON"))
    }
    guard let method = message["method"]?.text else {
      // An answer to a request, which this server never makes.
      if message["result"] != nil || message["error"] != nil { return nil }
      return Self.write(Self.failure(.null, code: -32600, "the message has no method"))
    }
    guard let id = message["id"] else { return nil }
    switch method {
    case "initialize": return Self.write(Self.result(id, greeting(message["params"])))
    case "ping": return Self.write(Self.result(id, [:]))
    case "tools/list":
      return Self.write(Self.result(id, ["tools": .list(AssistantTool.all(book).map(\.json))]))
    case "tools/call":
      let name = message["params"]?["name"]?.text ?? ""
      guard let wanted = AssistantTool.all(book).first(where: { $0.name == name }) else {
        return Self.write(Self.failure(id, code: -32602, "there is no tool '\(Self.short(name))'"))
      }
      let answer = await AssistantCall(tool: tool, book: book)
        .run(wanted, message["params"]?["arguments"] ?? [:])
      return Self.write(
        Self.result(
          id,
          [
            "content": [["type": "text", "text": .text(answer.text)]],
            "isError": .bool(answer.isError),
          ]
        )
      )
    default:
      let text = "there is no method '\(Self.short(method))'"
      return Self.write(Self.failure(id, code: -32601, text))
    }
  }

  private func greeting(_ parameters: JSONValue?) -> JSONValue {
    let asked = parameters?["protocolVersion"]?.text ?? ""
    return [
      "protocolVersion": .text(Self.versions.contains(asked) ? asked : "2025-06-18"),
      "capabilities": ["tools": [:]],
      "serverInfo": ["name": "by-ear", "version": .text("\(VersionDescription())")],
      "instructions": .text(
        "Before you say what VoiceOver reads, compute it with the tool 'say'. Quote its lines, say "
          + "'computed', and repeat its notes: what was left out or replaced may change the lines."
      ),
    ]
  }

  private static func short(_ name: String) -> String {
    let start = name.unicodeScalars.prefix(100)
    return start.endIndex == name.endIndex ? name : String(start) + "…"
  }

  private static func result(_ id: JSONValue, _ value: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": value]
  }

  private static func failure(_ id: JSONValue, code: Int, _ text: String) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(code), "message": .text(text)]]
  }

  private static func write(_ value: JSONValue) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self).withEscapedControlsInJSON
  }
}
