package import Diagnostics

/// Everything that is wrong with a book, by file, line and column.
package func check(_ book: Book) -> [Diagnostic] {
  Check.all.flatMap { $0.findings(book) }.sortedByLocation()
}
