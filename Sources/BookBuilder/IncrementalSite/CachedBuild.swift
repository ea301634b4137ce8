package import Diagnostics
package import SiteFolder
package import SnippetNotation

/// What is known of a build of a site in a folder.
package struct CachedBuild: Sendable {
  /// What the build depended on beside the files of the book: the tool, the compiler, the bounds.
  var environment: String
  /// The files of the book when they were read.
  var inputs: FileStamps
  /// The files of the site when they were written.
  package internal(set) var outputs: FileStamps
  /// What is known of the site.
  var state: SiteState
  /// When the file with what the check came to was written; `nil` if that was not done.
  package var reportStamp: String?
  /// What was checked, in a sentence.
  package internal(set) var summary: String

  /// Everything that was found.
  package var findings: [Diagnostic] { state.findings }
  /// What the check came to.
  package var report: CheckReport { state.report }

  /// Packs what is known.
  ///
  /// - Parameter take: takes the bytes in parts that follow one another.
  func pack(_ take: @escaping ([UInt8]) -> Void) {
    var packer = Packer(take)
    packer.add(environment)
    packer.add(inputs)
    packer.add(outputs)
    packer.add(state)
    packer.add(reportStamp)
    packer.add(summary)
    packer.end()
  }
}

extension CachedBuild {
  /// Takes what is known out of bytes.
  ///
  /// - Throws: `Unpacker.Damage` if they are none of a build, or of one in another environment.
  init(_ bytes: [UInt8], environment: String) throws {
    var unpacker = Unpacker(bytes)
    // Another version of the tool may have put the rest together in another way.
    guard try unpacker.next(String.self) == environment else { throw Unpacker.Damage() }
    self.environment = environment
    inputs = try unpacker.next()
    outputs = try unpacker.next()
    state = try unpacker.next()
    reportStamp = try unpacker.next()
    summary = try unpacker.next()
  }
}
