/// The words of every language of a book: those that come with the tool, and those that the book brings
/// along.
package struct BookWords: Sendable {
  private let own: [SharedWords]

  private static let english = SharedWords(.english)
  private static let russian = SharedWords(.russian)

  /// The words of a book.
  ///
  /// - Parameter own: those that it brings along.
  package init(_ own: [InterfaceWords] = []) {
    self.own = own.map(SharedWords.init)
  }

  /// The words of a language; English in default of them.
  package subscript(language: String) -> SharedWords {
    if let words = own.first(where: { $0.language == language }) { return words }
    return switch BuiltInLanguage(rawValue: language) {
    case .russian: Self.russian
    case .english, nil: Self.english
    }
  }
}

/// The words of a language as pages take them: one place for all, so that handing them on copies
/// nothing.
///
/// There are some hundred words and phrases, and a page is made of thousands of pieces that each may
/// ask for one.
@dynamicMemberLookup
package final class SharedWords: Sendable {
  package let all: InterfaceWords

  package init(_ all: InterfaceWords) {
    self.all = all
  }

  @inline(__always)
  package subscript<Value>(dynamicMember path: KeyPath<InterfaceWords, Value>) -> Value {
    all[keyPath: path]
  }
}

extension SharedWords: Hashable {
  package static func == (one: SharedWords, other: SharedWords) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
