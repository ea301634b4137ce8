import Foundation

/// The processes of this machine, from `/proc`.
package struct RunningProcesses {
  /// The command line of each process.
  private let commands: [String]

  package init() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    commands = names.filter { Int($0) != nil }.compactMap { name in
      FileManager.default.contents(atPath: "/proc/\(name)/cmdline").map { words in
        String(decoding: words.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
      }
    }
  }

  /// The number of processes whose command line contains a word.
  package func count(of word: String) -> Int {
    commands.count { $0.contains(word) }
  }
}
