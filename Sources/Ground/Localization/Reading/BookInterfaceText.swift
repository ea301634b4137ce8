package struct BookInterfaceText: Sendable {
  private let own: [SharedInterfaceText]

  private static let english = SharedInterfaceText(.english)
  private static let russian = SharedInterfaceText(.russian)

  package init(_ own: [InterfaceText] = []) {
    self.own = own.map(SharedInterfaceText.init)
  }

  /// The text in a language, or in English if there is none.
  package subscript(language: String) -> SharedInterfaceText {
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
package final class SharedInterfaceText: Sendable {
  package let all: InterfaceText

  package init(_ all: InterfaceText) {
    self.all = all
  }

  @inline(__always)
  package subscript<Value>(dynamicMember path: KeyPath<InterfaceText, Value>) -> Value {
    all[keyPath: path]
  }
}

extension SharedInterfaceText: Hashable {
  package static func == (one: SharedInterfaceText, other: SharedInterfaceText) -> Bool {
    one === other
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
