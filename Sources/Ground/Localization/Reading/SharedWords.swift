/// The words of a language as pages take them: one place for all, so that handing them on copies
/// nothing.
///
/// There are some hundred words and phrases, and a page is made of thousands of pieces that each may
/// ask for one.
@dynamicMemberLookup
package final class SharedWords: Sendable {
  /// The words.
  package let all: InterfaceWords

  package init(_ all: InterfaceWords) {
    self.all = all
  }

  /// A word or phrase.
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
