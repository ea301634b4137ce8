package import AccessibilityTree
public import Foundation

/// An item of a bar: no view, but an element.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification, UIAppearanceContainer {
  final weak var itemView: BarItemView?
  // The keys that do what the item does, if it is another framework's.
  package final var shortcut: KeyStroke?

  /// The title.
  open var title: String? {
    didSet { itemView?.itemDidChange() }
  }
  /// The picture.
  open var image: UIImage? {
    didSet { itemView?.itemDidChange() }
  }
  /// Whether the item responds.
  open var isEnabled = true {
    didSet { itemView?.itemDidChange() }
  }
  /// The distances around the picture, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// The picture where there is little height.
  open var landscapeImagePhone: UIImage?
  /// The picture that is shown large; it is kept and not shown.
  open var largeContentSizeImage: UIImage?
  /// The space around the picture that is shown large, in points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number by which the item is found.
  open var tag = 0
  /// The name a test finds the item by.
  open var accessibilityIdentifier: String?
  /// Whether an assistive technology stops here.
  open var isAccessibilityElement = true
  /// The short name.
  open var accessibilityLabel: String? {
    get { accessibilityAttributedLabel?.string }
    set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The short name, with attributes of speech.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// The changing content.
  open var accessibilityValue: String? {
    get { accessibilityAttributedValue?.string }
    set { accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The changing content, with attributes of speech.
  open var accessibilityAttributedValue: NSAttributedString?
  /// What happens on activation.
  open var accessibilityHint: String? {
    get { accessibilityAttributedHint?.string }
    set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What happens on activation, with attributes of speech.
  open var accessibilityAttributedHint: NSAttributedString?
  /// The language of the texts, as a BCP 47 tag.
  open var accessibilityLanguage: String?
  /// Whether the item is left out.
  open var accessibilityElementsHidden = false
  /// The actions beside activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names by which a voice can call the item, the first one shown.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityAttributedUserInputLabels.map(\.string) }
    set {
      accessibilityAttributedUserInputLabels = (newValue ?? []).map {
        NSAttributedString(string: $0)
      }
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names by which a voice can call the item, with attributes of speech.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! = []
  /// Whether the item shows what it holds.
  @available(iOS 18.0, *)
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { assignedStatus }
    set { assignedStatus = newValue }
  }
  private final var assignedStatus = UIAccessibility.ExpandedStatus.unsupported
  final var assignedTraits: UIAccessibilityTraits?

  /// The kind and state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { assignedTraits ?? builtInTraits }
    set { assignedTraits = newValue }
  }

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // What the item says as long as the app assigns nothing else.
  var builtInTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
  var builtInLabel: String? { title ?? image?.spokenName }

  var builtInValue: String? { nil }

  // Does what a touch does, and tells whether it did anything.
  func touch() -> Bool { false }
}
