import Synchronization

/// What was made of texts, so that a text that comes again isn't read again.
package final class TextMemory<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])

  package init() {}

  package func value(of text: String, make: () -> Value) -> Value {
    if let known = values.withLock({ $0[text] }) { return known }
    let value = make()
    values.withLock { $0[text] = value }
    return value
  }
}
