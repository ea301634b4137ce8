import Foundation
import PortableUIKit

/// How a view wants to be treated by what is around it.
struct LayoutWishes {
  /// Which of several views gets its room first.
  var priority = 0.0
  /// Whether the view only takes room, and along which axis.
  var isSpacer = false
  /// By what a choice is known.
  var tag: AnyHashable?
  /// Values for layouts by key.
  var values: [ObjectIdentifier: Any] = [:]
  /// Which element the view is a stop of a rotor for.
  var rotorEntry: HostedRotor.Entry?
  /// Whether the view is the header or footer of a section, and no row.
  var isHeading = false
  /// Which section of a list the view stands in; `nil` for none.
  var section: ViewIdentity?
  /// Whether no line stands beside the row of the view.
  var hidesSeparator = false
  /// Whether the row of the view may be deleted.
  var isDeletable = true
  /// Where a bar shows the view.
  var bar: ToolbarItemPlacement?
  /// What a tab shows of the view.
  var tab: TabLabel?
}

/// What a tab shows of a view.
struct TabLabel {
  var title: String?
  var image: UIImage?
  var badge: String?
  /// What assistive technologies are told of the tab beside its title.
  var facts = AccessibilityFacts()
}
