import Foundation
import PortableUIKit

/// What a view tells the layout around it: priority, tag, section, bar and so on.
struct LayoutHints {
  var priority = 0.0
  var isSpacer = false
  var tag: AnyHashable?
  var values: [ObjectIdentifier: Any] = [:]
  var rotorEntry: HostedRotor.Entry?
  var isHeading = false
  var section: ViewIdentity?
  var hidesSeparator = false
  var isDeletable = true
  /// Whether the whole view is disabled, so that an element around it is disabled as well.
  var isDisabled = false
  var bar: ToolbarItemPlacement?
  var tab: TabLabel?
}

struct TabLabel {
  var title: String?
  var image: UIImage?
  var badge: String?
  var properties = AccessibilityProperties()
}
