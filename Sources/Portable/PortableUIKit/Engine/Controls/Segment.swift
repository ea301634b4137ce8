import AccessibilityTree
import Foundation

final class Segment: UIControl {
  let title = UILabel()
  private let picture = UIImageView()
  var image: UIImage? { didSet { showPicture() } }
  var action: UIAction?
  var onTouch: (() -> Void)?
  var isSegmentEnabled = true { didSet { isEnabled = isSegmentEnabled && isControlEnabled } }
  var isControlEnabled = true { didSet { isEnabled = isSegmentEnabled && isControlEnabled } }

  init(title: String?, image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    self.title.font = UIFont.systemFont(ofSize: 13)
    self.title.text = title
    self.title.textAlignment = .center
    addSubview(self.title)
    // An image is drawn in the color of the titles.
    picture.tintColor = .label
    addSubview(picture)
    showPicture()
  }

  convenience init(_ action: UIAction) {
    self.init(title: nil, image: nil)
    adopt(action)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.insetBy(dx: min(6, bounds.width / 8), dy: 0)
    let size = image?.size ?? .zero
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private func showPicture() {
    picture.image = image
    picture.isHidden = image == nil
    setNeedsLayout()
  }

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
      traits: stateTraits.union(.button),
      inferredTexts: title.text == nil && image?.isNameGuessed == true ? [.label] : []
    )
  }

  override func touch() -> Bool {
    onTouch?()
    return true
  }
}

extension UISegmentedControl {
  func insert(_ segment: Segment, at index: Int) {
    segment.onTouch = { [weak self, weak segment] in self?.choose(segment) }
    segments.insert(segment, at: min(max(index, 0), segments.count))
    segment.isControlEnabled = isEnabled
    addSubview(segment)
    invalidateIntrinsicContentSize()
  }

  func choose(_ segment: Segment?) {
    guard let index = segments.firstIndex(where: { $0 === segment }), index != chosenIndex else {
      return
    }
    selectedSegmentIndex = index
    segment?.action.map { sendAction($0) }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
