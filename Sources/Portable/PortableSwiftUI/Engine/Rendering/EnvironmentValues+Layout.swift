import Foundation
import PortableUIKit

extension EnvironmentValues {
  var stackAxis: Axis? {
    get { value(nil) }
    set { store(newValue) }
  }

  var availableSize: CGSize {
    get { value(CGSize(width: 390, height: 844)) }
    set { store(newValue) }
  }

  var textCase: Text.Case? {
    get { value(nil) }
    set { store(newValue) }
  }

  var listAppearance: ListAppearance {
    get { value(.insetGrouped) }
    set { store(newValue) }
  }

  var headerCase: Text.Case? {
    get { value(nil) }
    set { store(newValue) }
  }

  var hidesLabels: Bool {
    get { value(false) }
    set { store(newValue) }
  }

  var isInListRow: Bool {
    get { value(false) }
    set { store(newValue) }
  }

  var showsCircularProgress: Bool {
    get { value(false) }
    set { store(newValue) }
  }
}

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
