import Foundation

/// One of the choices of a segmented control.
final class Segment: UIControl {
  let title = UILabel()
  var image: UIImage?
  var action: UIAction?
  var onTouch: (() -> Void)?
  var isSegmentEnabled = true {
    didSet { isEnabled = isSegmentEnabled && isControlEnabled }
  }
  var isControlEnabled = true {
    didSet { isEnabled = isSegmentEnabled && isControlEnabled }
  }

  init(title: String?, image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    self.title.font = UIFont.systemFont(ofSize: 13)
    self.title.text = title
    addSubview(self.title)
  }

  convenience init(_ action: UIAction) {
    self.init(title: nil, image: nil)
    adopt(action)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }

  /// Takes over an action with its title and picture.
  func adopt(_ action: UIAction) {
    self.action = action
    image = action.image
    title.text = action.title.nonEmpty
  }

  // Source: AccessibilitySnapshot, reference images of segmented controls; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      label: title.text ?? image?.spokenName,
      traits: stateTraits.union(.button)
    )
  }

  override func touch() -> Bool {
    onTouch?()
    return true
  }
}
