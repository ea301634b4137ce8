package import AccessibilityTree
public import Foundation

@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification, UIAppearanceContainer {
  final weak var itemView: BarItemView?
  // The keyboard shortcut, if another framework sets one.
  package final var shortcut: KeyStroke?

  open var title: String? { didSet { itemView?.itemDidChange() } }
  open var image: UIImage? { didSet { itemView?.itemDidChange() } }
  open var isEnabled = true { didSet { itemView?.itemDidChange() } }
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String? {
    get { accessibilityAttributedLabel?.string }
    set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityValue: String? {
    get { accessibilityAttributedValue?.string }
    set { accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityHint: String? {
    get { accessibilityAttributedHint?.string }
    set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityLanguage: String?
  open var accessibilityElementsHidden = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityAttributedUserInputLabels.map(\.string) }
    set {
      accessibilityAttributedUserInputLabels = (newValue ?? []).map {
        NSAttributedString(string: $0)
      }
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! = []
  @available(iOS 18.0, *)
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { assignedStatus }
    set { assignedStatus = newValue }
  }
  private final var assignedStatus = UIAccessibility.ExpandedStatus.unsupported
  final var assignedTraits: UIAccessibilityTraits?

  open var accessibilityTraits: UIAccessibilityTraits {
    get { assignedTraits ?? builtInTraits }
    set { assignedTraits = newValue }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  // The item's traits, unless the app assigns others.
  var builtInTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
  var builtInLabel: String? { title ?? image?.spokenName }
  var builtInValue: String? { nil }

  // Does what a touch does. Returns whether anything happened.
  func touch() -> Bool { false }
}
