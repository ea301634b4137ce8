package struct BookWords: Sendable {
  private let own: [SharedWords]

  private static let english = SharedWords(.english)
  private static let russian = SharedWords(.russian)

  package init(_ own: [InterfaceWords] = []) {
    self.own = own.map(SharedWords.init)
  }

  /// The text in a language, or in English if there is none.
  package subscript(language: String) -> SharedWords {
    if let words = own.first(where: { $0.language == language }) { return words }
    return switch BuiltInLanguage(rawValue: language) {
    case .russian: Self.russian
    case .english, nil: Self.english
    }
  }
}

/// Shares one copy of the interface text, so that passing it on is cheap.
///
/// It has several hundred strings, and a page consists of thousands of parts that may need one.
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
