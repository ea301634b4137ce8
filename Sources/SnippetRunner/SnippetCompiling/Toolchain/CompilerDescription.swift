/// What a Swift compiler says about itself when it is asked for its target.
package struct CompilerDescription: Decodable, Hashable, Sendable {
  /// Its whole version, such as “Swift version 6.3.1 (swift-6.3.1-RELEASE)”.
  package var version: String
  /// Where the libraries lie that the programs it makes load.
  package var paths: Paths

  /// The folders of a compiler.
  package struct Paths: Decodable, Hashable, Sendable {
    /// The folders of the libraries, the first that holds one first.
    package var runtimeLibraryPaths: [String]
  }

  private enum CodingKeys: String, CodingKey {
    case version = "compilerVersion"
    case paths
  }
}
