import Foundation

/// The processes of this machine, as Linux lists them.
package struct RunningProcesses {
  /// The words that each was started with.
  private let commands: [String]

  /// Takes the list.
  package init() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    commands = names.filter { Int($0) != nil }.compactMap { name in
      FileManager.default.contents(atPath: "/proc/\(name)/cmdline").map { words in
        String(decoding: words.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
      }
    }
  }

  /// How many were started with a word.
  package func count(of word: String) -> Int {
    commands.count { $0.contains(word) }
  }
}
