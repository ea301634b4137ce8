import AccessibilityTree
import Foundation

final class BarItemView: UIControl {
  let item: UIBarItem
  private let title = UILabel()

  init(_ item: UIBarItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(title)
    item.itemView = self
    itemDidChange()
  }

  required init?(coder: NSCoder) { nil }

  func itemDidChange() {
    title.text = item.title
    isEnabled = item.isEnabled
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize {
    let text = title.intrinsicContentSize
    let image = item.image?.size ?? .zero
    return CGSize(width: max(text.width, image.width, 24) + 20, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      label: item.builtInLabel,
      inferredTexts: item.title == nil && item.image?.isNameGuessed == true ? [.label] : []
    )
  }

  // A picture or text of SwiftUI is an item that can't be touched; certainty C.
  override var builtInRespondsToUserInteraction: Bool {
    let traits = item.accessibilityTraits
    let isContent = !traits.isDisjoint(with: [.image, .staticText]) && !traits.contains(.button)
    return super.builtInRespondsToUserInteraction && !isContent
  }

  override var isAccessibilityElement: Bool {
    get { item.isAccessibilityElement }
    set { item.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { item.accessibilityLabel ?? item.builtInLabel }
    set { item.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { item.accessibilityValue ?? item.builtInValue }
    set { item.accessibilityValue = newValue }
  }
  override var accessibilityHint: String? {
    get { item.accessibilityHint }
    set { item.accessibilityHint = newValue }
  }
  override var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibilityLabel, assigned: item.accessibilityAttributedLabel) }
    set { item.accessibilityAttributedLabel = newValue }
  }
  override var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(accessibilityValue, assigned: item.accessibilityAttributedValue) }
    set { item.accessibilityAttributedValue = newValue }
  }
  override var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(accessibilityHint, assigned: item.accessibilityAttributedHint) }
    set { item.accessibilityAttributedHint = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { item.accessibilityTraits }
    set { item.accessibilityTraits = newValue }
  }
  override var accessibilityLanguage: String? {
    get { item.accessibilityLanguage }
    set { item.accessibilityLanguage = newValue }
  }
  override var accessibilityElementsHidden: Bool {
    get { item.accessibilityElementsHidden }
    set { item.accessibilityElementsHidden = newValue }
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { item.accessibilityCustomActions }
    set { item.accessibilityCustomActions = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityUserInputLabels: [String]! {
    get { item.accessibilityUserInputLabels }
    set { item.accessibilityUserInputLabels = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { item.accessibilityAttributedUserInputLabels }
    set { item.accessibilityAttributedUserInputLabels = newValue }
  }
  override var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { item.accessibilityExpandedStatus }
    set { item.accessibilityExpandedStatus = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  override func touch() -> Bool { item.touch() }
}

final class BackButton: UIControl {
  private let title: String?
  private let goBack: () -> Void

  init(title: String?, goBack: @escaping () -> Void) {
    self.title = title
    self.goBack = goBack
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  // Source: AccessibilitySnapshot, reference images of navigation bars; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    let label = title.flatMap { $0.isEmpty ? nil : $0 } ?? SystemString.back.text
    return BuiltInAccessibility(isElement: true, label: label, traits: [.button, .backButton])
  }

  override func touch() -> Bool {
    goBack()
    return true
  }
}

final class EditButtonItem: UIBarButtonItem {
  private var onTouch: (() -> Void)?
  private var isEditing = false

  convenience init(onTouch: @escaping () -> Void) {
    self.init()
    self.onTouch = onTouch
  }

  func showState(isEditing: Bool) {
    self.isEditing = isEditing
    itemView?.itemDidChange()
  }

  override var builtInLabel: String? {
    super.builtInLabel ?? (isEditing ? SystemString.done.text : SystemString.edit.text)
  }

  override func touch() -> Bool {
    guard isEnabled else { return false }
    onTouch?()
    return true
  }
}
