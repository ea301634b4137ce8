import Foundation

extension AccessibilityMerge {
  /// What views are called together.
  @MainActor
  static func name(of views: [RenderedView]) -> NSAttributedString? {
    let facts = views.flatMap { AccessibilityCollector().items(of: $0) }.map(\.facts)
    return facts.count == 1 ? facts[0].label : AccessibilityMerge(facts).facts.label
  }
}
