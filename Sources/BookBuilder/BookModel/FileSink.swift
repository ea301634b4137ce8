/// Takes the files of what is published, one after another: a long book has more of them than fit into
/// memory.
package protocol FileSink {
  /// What may go wrong.
  associatedtype Failure: Error

  /// Takes a whole file.
  mutating func put(_ file: OutputFile) throws(Failure)

  /// Takes the next piece of a file that may be longer than memory.
  ///
  /// The pieces of a file come in their order; other files may come between them.
  mutating func append(_ bytes: [UInt8], to path: String) throws(Failure)
}
