import Foundation
import Testing

/// A search index as the site's script reads it, in Node.js.
struct UnpackedIndex: Decodable {
  /// The sections that contain each word, or another word of its stem.
  let places: [String: [Place]]
  /// The titles of the pages that each query finds, best first.
  let answers: [String: [String]]

  /// A section of a page; the one before the first heading has no title.
  struct Place: Decodable, Equatable {
    var page: String
    var title: String
    /// Whether it repeats a word of the stem.
    var isRepeated = false
  }

  static let isPossible = (try? run([], input: Data())) != nil

  /// Reads the script of an index, and runs queries.
  init(_ script: String, asking queries: [String] = []) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let site = folder.appending(path: "../../../Site").standardized
    let reader = folder.appending(path: "unpacked-index.mjs")
    let output = try Self.run([reader.path, site.path] + queries, input: Data(script.utf8))
    self = try JSONDecoder().decode(UnpackedIndex.self, from: output)
  }

  private static func run(_ arguments: [String], input: Data) throws -> Data {
    let node = Process()
    node.executableURL = URL(filePath: "/usr/bin/env")
    node.arguments = ["node"] + arguments
    let (sent, received) = (Pipe(), Pipe())
    node.standardInput = sent
    node.standardOutput = received
    try node.run()
    // A small index fits into the pipe completely, so neither process waits for the other.
    try sent.fileHandleForWriting.write(contentsOf: input)
    try sent.fileHandleForWriting.close()
    let output = try received.fileHandleForReading.readToEnd() ?? Data()
    node.waitUntilExit()
    try #require(node.terminationStatus == 0, "node could not read the index")
    return output
  }
}
