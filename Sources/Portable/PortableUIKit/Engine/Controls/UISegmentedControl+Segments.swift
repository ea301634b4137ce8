import Foundation

/// How segments come in and are chosen.
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
