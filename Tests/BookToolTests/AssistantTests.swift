import Foundation
import Testing

/// `book mcp` answers lines of JSON.
struct AssistantTests {
  private func answers(_ messages: [String]) async throws -> [String] {
    let tool = try await Tool()
    let text = messages.joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: tool.folder.appending(path: "messages.txt"))
    let run = try await tool.run(shell: "'\(Tool.executable)' mcp < messages.txt")
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `it greets in the asked version and lists its tools`() async throws {
    let answers = try await answers([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2024-11-05"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"two","method":"tools/list"}"#,
    ])
    #expect(answers.count == 2)
    #expect(answers.first?.contains(#""protocolVersion":"2024-11-05""#) == true)
    for name in ["say", "check", "explain", "search"] {
      #expect(answers.last?.contains("\"name\":\"\(name)\"") == true)
    }
    #expect(answers.last?.contains(#""id":"two""#) == true)
  }

  @Test func `it speaks code and explains a rule`() async throws {
    let answers = try await answers([
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"code":"import UIKit\nlet buy = UIButton(type: .system)\nbuy.setTitle(\"Buy\", for: .normal)"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"explain","arguments":{"rule":"image-name"}}}"#,
    ])
    // What needs no compiler doesn't wait for it.
    #expect(answers.last?.contains("Buy, Button") == true, "\(answers)")
    #expect(answers.first?.contains("image-name") == true)
  }

  @Test(arguments: [
    ("nonsense", "-32700"), ("{\"id\":1}", "-32600"), ("[]", "-32600"), ("null", "-32600"),
    (String(repeating: "[", count: 100_000), "-32700"), ("{\"method\":5,\"id\":1}", "-32600"),
    (#"{"jsonrpc":"2.0","id":1,"method":"fly"}"#, "-32601"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}"#, "-32602"),
  ])
  func `a wrong message is an error, and the next is answered`(
    message: String,
    code: String
  )
    async throws
  {
    let answers = try await answers([message, #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#])
    #expect(answers.first?.contains(code) == true)
    #expect(answers.last?.contains(#""result":{}"#) == true)
  }

  @Test func `a message that is too long is an error, and the next is answered`() async throws {
    let long = #"{"id":1,"method":"\#(String(repeating: "a", count: 17 << 20))"}"#
    let answers = try await answers([long, #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#])
    #expect(answers.first?.contains("the message has more than 16 MiB") == true)
    #expect(answers.last?.contains(#""result":{}"#) == true)
    #expect(answers.count == 2)
  }

  @Test func `only the beginning of an unknown name is quoted`() async throws {
    let name = String(repeating: "a", count: 100)
    let answers = try await answers([
      #"{"jsonrpc":"2.0","id":1,"method":"\#(name)bc"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(name)bc"}}"#,
    ])
    #expect(answers.count == 2)
    #expect(answers.allSatisfy { $0.contains("'\(name)…'") }, "\(answers)")
  }

  @Test func `an answer names files as the assistant knows them`() async throws {
    let answers = try await answers([
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"code":"import UIKit\nlet buy = UIButto()"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"check","arguments":{"markdown":"```swift\nlet a = b\n```"}}}"#,
    ])
    #expect(answers.first?.contains("View.swift:2:11: error") == true, "\(answers)")
    #expect(answers.last?.contains("answer.md:2:9: error") == true, "\(answers)")
    #expect(answers.allSatisfy { !$0.contains("by-ear-") && !$0.contains("/View.swift") })
  }

  @Test func `an answer of the assistant is ignored`() async throws {
    let answers = try await answers([
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ])
    #expect(answers.count == 1)
  }
}
