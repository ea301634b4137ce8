import Foundation

extension SwiftCompiler {
  package struct Module: Sendable {
    package var name: String
    package var sources: [String]
    package var searchArguments: [String]
    package var libraries: [String] = []
    /// The name of the script's entry function; `nil` if no file is a script.
    package var scriptEntry: String?
    /// The number of compilers that share the work.
    package var processes = 1

    package init(
      name: String,
      sources: [String],
      searchArguments: [String],
      libraries: [String] = [],
      scriptEntry: String? = nil,
      processes: Int = 1
    ) {
      self.name = name
      self.sources = sources
      self.searchArguments = searchArguments
      self.libraries = libraries
      self.scriptEntry = scriptEntry
      self.processes = processes
    }

    /// The arguments for a script or a library.
    var kindArguments: [String] {
      guard let scriptEntry else { return ["-parse-as-library"] }
      return ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", scriptEntry]
    }

    /// Less code is compiled faster by one compiler, as each reads all imported modules; in bytes
    /// without spaces.
    private static let divisibleSize = 20_000

    /// The sources in parts of similar size, one for each compiler.
    var dividedSources: [[String]] {
      let count = min(processes, sources.count)
      guard count > 1, scriptEntry == nil else { return [sources] }
      // Code that was left out is spaces.
      let sizes = sources.map { path in
        FileManager.default.contents(atPath: path)?.count { $0 > UInt8(ascii: " ") } ?? 0
      }
      guard sizes.reduce(0, +) >= Self.divisibleSize else { return [sources] }
      var parts = Array(repeating: (size: 0, sources: [String]()), count: count)
      for (size, source) in zip(sizes, sources).sorted(by: { $0.0 > $1.0 }) {
        let smallest = parts.indices.min { parts[$0].size < parts[$1].size } ?? 0
        parts[smallest].size += size
        parts[smallest].sources.append(source)
      }
      return parts.map(\.sources)
    }
  }
}
