/// The words of a language as pages take them: one place for all, so that handing them on copies
/// nothing.
///
/// There are some hundred words and phrases, and a page is made of thousands of pieces that each may
/// ask for one.
@dynamicMemberLookup
final class SharedWords: Sendable {
  /// The words.
  let all: InterfaceWords

  init(_ all: InterfaceWords) {
    self.all = all
  }

  /// A word or phrase.
  @inline(__always)
  subscript<Value>(dynamicMember path: KeyPath<InterfaceWords, Value>) -> Value {
    all[keyPath: path]
  }

  /// The words of the languages that the tool knows.
  private static let known = InterfaceWords.all.map(SharedWords.init)

  /// The words that the book at hand brings along, while it is checked or rendered.
  @TaskLocal static var ofBook: [SharedWords] = []

  /// Does something with the words that a book brings along.
  static func with<Value>(_ words: [InterfaceWords], _ work: () throws -> Value) rethrows -> Value {
    try $ofBook.withValue(words.map(SharedWords.init), operation: work)
  }

  /// The words of a language; English in default of them.
  static func words(for language: String) -> SharedWords {
    ofBook.first { $0.all.language == language }
      ?? known.first { $0.all.language == language } ?? known[0]
  }
}
