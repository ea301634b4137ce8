/// How much of a book is in memory at once: every threshold of memory and batching.
///
/// A book of some dozen chapters meets none of them; they keep one of ten thousand pages below what
/// machines of continuous integration have.
package struct MemoryLimits: Hashable, Sendable {
  /// How many pages are read, composed and finished together.
  ///
  /// A book of no more chapters is composed once; a longer one twice, as links to the glossary depend on all pages.
  package var pagesInBatch = 128
  /// How many pages a book may have whose Markdown documents stay in memory.
  ///
  /// Reading a page again takes less time than making it, and the documents of ten times as many would
  /// take half a gigabyte.
  package var documentsInMemory = 2000
  /// How many bytes of files are made before free memory is returned to the system.
  package var bytesBetweenReleases = 10_000_000
  /// How many bytes make a file long: it leaves many times its size by itself.
  package var longFile = 1_000_000
  /// How many bytes of a cache are put together before they are written.
  package var cachePart = 1 << 20

  /// The limits that hold unless others are given.
  package static let standard = MemoryLimits()

  /// Whether a book has more pages than have room in memory with all that is read of them.
  package func areExceeded(by book: Book) -> Bool {
    book.chapters.count * book.languages.count > documentsInMemory
  }
}
