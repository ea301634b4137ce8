import Foundation
import PortableUIKit

extension EnvironmentValues {
  /// The direction of the stack around a view.
  var stackAxis: Axis? {
    get { value(nil) }
    set { keep(newValue) }
  }

  /// The room on the screen, in points.
  var room: CGSize {
    get { value(CGSize(width: 390, height: 844)) }
    set { keep(newValue) }
  }

  /// In which letters texts are shown; `nil` as they are written.
  var textCase: Text.Case? {
    get { value(nil) }
    set { keep(newValue) }
  }

  var listLook: ListLook {
    get { value(.insetGrouped) }
    set { keep(newValue) }
  }

  /// In which letters the headers of the list around a view are shown.
  var headerCase: Text.Case? {
    get { value(nil) }
    set { keep(newValue) }
  }

  /// Whether controls leave out their visible labels.
  var hidesLabels: Bool {
    get { value(false) }
    set { keep(newValue) }
  }

  /// Whether the views are the rows of a list or a form.
  var isInRows: Bool {
    get { value(false) }
    set { keep(newValue) }
  }

  var showsRings: Bool {
    get { value(false) }
    set { keep(newValue) }
  }
}

/// How a view wants to be treated by what is around it.
struct LayoutWishes {
  /// Which of several views gets its room first.
  var priority = 0.0
  /// Whether the view only takes room, and along which axis.
  var isSpacer = false
  /// By what a choice is known.
  var tag: AnyHashable?
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
