public import Foundation

/// A control of choices side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value that stands for no choice.
  public class var noSegment: Int { -1 }

  final var segments: [Segment] = []
  final var chosenIndex = UISegmentedControl.noSegment

  /// Creates an empty control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with titles or pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insert(Segment(title: item as? String, image: item as? UIImage), at: index)
    }
    // Source: Apple's documentation, the control is sized to fit its segments; certainty A.
    frame.size = intrinsicContentSize
  }

  /// Creates a control with actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insert(Segment(action), at: index)
    }
    self.frame.size = frame.size == .zero ? intrinsicContentSize : frame.size
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  /// Whether a segment is chosen only while it is touched.
  open var isMomentary = false
  /// Whether segments are as wide as their content; it is kept and not looked at.
  open var apportionsSegmentWidthsByContent = false

  /// Gives titles a look, which is not shown.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}

  /// Gives the look of titles; here none.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// Sets the width of a segment, in points; it is not looked at.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  /// Gives the background a picture, which is not shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}

  /// The index of the chosen segment.
  open var selectedSegmentIndex: Int {
    get { chosenIndex }
    set {
      chosenIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
      for (index, segment) in segments.enumerated() { segment.isSelected = index == chosenIndex }
    }
  }

  /// Adds a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title, image: nil), at: segment)
  }

  /// Adds a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment)
  }

  /// Adds a segment with an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action), at: segment)
  }

  /// Gives a segment another action, with its title and picture.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].adopt(action)
    invalidateIntrinsicContentSize()
  }

  /// Gives the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Gives the index of the segment whose action has a name, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    invalidateIntrinsicContentSize()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title.text = title
    if title != nil { segments[segment].image = nil }
    invalidateIntrinsicContentSize()
  }

  /// Gives a segment a picture in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    if image != nil { segments[segment].title.text = nil }
    invalidateIntrinsicContentSize()
  }

  /// Gives the picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Gives the width of a segment, in points; 0 stands for one that fits.
  open func widthForSegment(at segment: Int) -> CGFloat { 0 }

  /// Moves the title or picture of a segment, in points; it is not looked at.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  /// Gives the line between segments a picture, which is not shown.
  open func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}

  /// Gives the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title.text : nil
  }

  /// Decides whether a segment responds.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isSegmentEnabled = enabled
  }

  /// Tells whether a segment responds.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isSegmentEnabled
  }

  /// Gives the number of segments, or of the elements the app lists.
  open override func accessibilityElementCount() -> Int {
    accessibilityElements == nil ? segments.count : super.accessibilityElementCount()
  }

  /// Gives the segment at an index, as an element.
  open override func accessibilityElement(at index: Int) -> Any? {
    guard accessibilityElements == nil else { return super.accessibilityElement(at: index) }
    return segments.indices.contains(index) ? segments[index] : nil
  }

  /// Gives the index of a segment that is given as an element, or `NSNotFound`.
  open override func index(ofAccessibilityElement element: Any) -> Int {
    guard accessibilityElements == nil else {
      return super.index(ofAccessibilityElement: element)
    }
    return segments.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }

  /// The size of the titles side by side, 32 points high.
  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { $0.title.intrinsicContentSize.width }.max() ?? 0
    return CGSize(width: (widest + 20) * CGFloat(segments.count), height: 32)
  }

  /// Places the segments side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !segments.isEmpty else { return }
    let width = bounds.width / CGFloat(segments.count)
    for (index, segment) in (isRightToLeft ? segments.reversed() : segments).enumerated() {
      segment.frame = CGRect(
        x: CGFloat(index) * width,
        y: 0,
        width: width,
        height: bounds.height
      )
    }
  }

  override func stateDidChange() {
    for segment in segments { segment.isControlEnabled = isEnabled }
  }
}
