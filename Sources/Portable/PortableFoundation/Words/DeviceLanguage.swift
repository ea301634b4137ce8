import Synchronization

/// The language of the device, for formatters, which are not bound to the main actor.
package enum DeviceLanguage {
  private static let language = Mutex("en")

  /// The language as a BCP 47 tag; English at first.
  package static var current: String {
    get { language.withLock { $0 } }
    set { language.withLock { $0 = newValue } }
  }
}
