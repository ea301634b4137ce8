import Foundation
import SpeechRules
import Testing

/// The lines of the book must be the same in the native model and the one compiled for browsers.
///
/// `make test` builds the site and passes its path in `BOOK_SITE`.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["BOOK_SITE"]?.isEmpty == false,
    "it needs a site with the page “Try an element”, which 'make test' builds, and Node.js"
  )
)
struct SameSpeechTests {
  @Test func `every element in the book gives the same answer in both builds`()
    throws
  {
    let pairs = try Self.browserAnswers()
    let languages = Set(pairs.map { TryItElement(query: $0[0]).settings.language })
    #expect(languages.isSuperset(of: ["en", "ru", "de", "zh-Hans"]))
    #expect(pairs.count > 2000)
    let different = pairs.filter { TryItElement(query: $0[0]).answer != $0[1] }
    #expect(different.isEmpty, "\(different.count) of \(pairs.count) differ")
    for pair in different.prefix(5) {
      #expect(TryItElement(query: pair[0]).answer == pair[1], "\(pair[0])")
    }
  }

  /// Returns the queries of all elements, each with the answer of the model in the site.
  private static func browserAnswers() throws -> [[String]] {
    let site = try #require(ProcessInfo.processInfo.environment["BOOK_SITE"])
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "browser-answers.mjs")
    let node = Process()
    node.executableURL = URL(filePath: "/usr/bin/env")
    node.arguments = ["node", script.path, site]
    let output = Pipe()
    node.standardOutput = output
    try node.run()
    let answers = try output.fileHandleForReading.readToEnd() ?? Data()
    node.waitUntilExit()
    try #require(node.terminationStatus == 0, "node could not run the model")
    return try JSONDecoder().decode([[String]].self, from: answers)
  }
}
