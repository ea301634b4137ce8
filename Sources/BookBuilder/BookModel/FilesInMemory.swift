/// Files that stay in memory.
package struct FilesInMemory: FileSink, Sendable {
  /// The files by their paths.
  package private(set) var byPath: [String: OutputFile] = [:]

  /// Begins without a file.
  package init() {}

  package mutating func put(_ file: OutputFile) {
    byPath[file.path] = file
  }

  package mutating func append(_ bytes: [UInt8], to path: String) {
    byPath[path, default: OutputFile(path: path, bytes: [])].bytes += bytes
  }

  /// The files in the order of their paths.
  package var files: [OutputFile] {
    byPath.values.sorted { $0.path < $1.path }
  }
}
