import BookModel

extension BookConfiguration {
  /// The book as far as its configuration tells.
  var book: Book {
    var book = Book(title: title, description: description, languages: languages)
    book.author = author
    book.partialLanguages = partialLanguages
    book.repository = repository
    book.address = address
    book.sitePath = sitePath
    book.editAddress = editAddress
    book.certification = certification
    book.listsSpokenWords = listsSpokenWords
    book.look = look
    book.redirects = redirects
    book.parts = parts
    return book
  }
}
