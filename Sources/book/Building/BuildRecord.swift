import BookBuilder
import Diagnostics
import SnippetRunner

/// What is kept of a build of a site, so that the next one makes only what changed.
struct BuildRecord: Sendable {
  /// What the build depended on beside the files of the book: the tool, the compiler, the bounds.
  var environment: String
  /// The files of the book when they were read.
  var inputs: FileStamps
  /// The files of the site when they were written.
  var outputs: FileStamps
  /// What is known of the pages.
  var site: SiteRecord
  /// What was found: nothing that keeps a book from being published.
  var findings: [Diagnostic]
  /// What the check came to.
  var report: CheckReport
  /// When the file with what the check came to was written; `nil` if that was not done.
  var reportStamp: String?
  /// What was proven, in a sentence.
  var summary: String

  /// Packs what is to be kept.
  ///
  /// - Parameter take: takes the bytes in parts that follow one another.
  func pack(_ take: @escaping ([UInt8]) -> Void) {
    var packer = Packer(take)
    packer.add(environment)
    packer.add(inputs)
    packer.add(outputs)
    packer.add(site)
    packer.add(findings)
    packer.add(report)
    packer.add(reportStamp)
    packer.add(summary)
    packer.end()
  }
}

extension BuildRecord {
  /// Takes a record out of bytes.
  ///
  /// - Throws: `Unpacker.Damage` if they are not those of a record, or of another environment.
  init(_ bytes: [UInt8], environment: String) throws {
    var unpacker = Unpacker(bytes)
    // Another version of the tool may have put the rest together in another way.
    guard try unpacker.next(String.self) == environment else { throw Unpacker.Damage() }
    self.environment = environment
    inputs = try unpacker.next()
    outputs = try unpacker.next()
    site = try unpacker.next()
    findings = try unpacker.next()
    report = try unpacker.next()
    reportStamp = try unpacker.next()
    summary = try unpacker.next()
  }
}
