public import Foundation

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public class var noSegment: Int { -1 }

  final var segments: [Segment] = []
  final var chosenIndex = UISegmentedControl.noSegment

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insert(Segment(title: item as? String, image: item as? UIImage), at: index)
    }
    // Source: Apple's documentation, the control is sized to fit its segments; certainty A.
    frame.size = intrinsicContentSize
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insert(Segment(action), at: index)
    }
    self.frame.size = frame.size == .zero ? intrinsicContentSize : frame.size
  }

  // The segments have the states of the control.
  override var builtInAccessibility: BuiltInAccessibility { BuiltInAccessibility() }

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { nil }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}

  open var selectedSegmentIndex: Int {
    get { chosenIndex }
    set {
      chosenIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
      for (index, segment) in segments.enumerated() { segment.isSelected = index == chosenIndex }
    }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title, image: nil), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action), at: segment)
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].adopt(action)
    invalidateIntrinsicContentSize()
  }

  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    invalidateIntrinsicContentSize()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title.text = title
    if title != nil { segments[segment].image = nil }
    invalidateIntrinsicContentSize()
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    if image != nil { segments[segment].title.text = nil }
    invalidateIntrinsicContentSize()
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  open func widthForSegment(at segment: Int) -> CGFloat { 0 }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  open func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title.text : nil
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isSegmentEnabled = enabled
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isSegmentEnabled
  }

  open override func accessibilityElementCount() -> Int {
    accessibilityElements == nil ? segments.count : super.accessibilityElementCount()
  }

  open override func accessibilityElement(at index: Int) -> Any? {
    guard accessibilityElements == nil else { return super.accessibilityElement(at: index) }
    return segments.indices.contains(index) ? segments[index] : nil
  }

  open override func index(ofAccessibilityElement element: Any) -> Int {
    guard accessibilityElements == nil else {
      return super.index(ofAccessibilityElement: element)
    }
    return segments.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { $0.title.intrinsicContentSize.width }.max() ?? 0
    return CGSize(width: (widest + 20) * CGFloat(segments.count), height: 32)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !segments.isEmpty else { return }
    let width = bounds.width / CGFloat(segments.count)
    for (index, segment) in (isRightToLeft ? segments.reversed() : segments).enumerated() {
      segment.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }

  override func stateDidChange() {
    for segment in segments { segment.isControlEnabled = isEnabled }
  }
}
