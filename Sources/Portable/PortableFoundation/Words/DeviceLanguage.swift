import Foundation
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

extension Locale {
  /// The language of the device, which formatters follow, with the region where it is spoken by most.
  ///
  /// Source: the Unicode CLDR, likely subtags; A. That the device was bought there is our choice.
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
