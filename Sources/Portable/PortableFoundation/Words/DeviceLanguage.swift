import Foundation
import Synchronization

/// The language of the device, readable from any thread.
///
/// Formatters use it; they aren't bound to the main actor.
package enum DeviceLanguage {
  private static let language = Mutex("en")

  /// The language as a BCP 47 tag; English by default.
  package static var current: String {
    get { language.withLock { $0 } }
    set { language.withLock { $0 = newValue } }
  }
}

extension Locale {
  /// The device's language with the region where most of its speakers live.
  ///
  /// Source: the Unicode CLDR, likely subtags; A. That the device was bought there is our
  /// assumption.
  package static var ofDevice: Locale {
    let tag = DeviceLanguage.current
    var parts = Locale.Components(identifier: tag)
    if parts.languageComponents.region == nil {
      let likely = Locale.Language(identifier: tag).maximalIdentifier
      parts.languageComponents.region = Locale(identifier: likely).region
    }
    return Locale(components: parts)
  }
}
