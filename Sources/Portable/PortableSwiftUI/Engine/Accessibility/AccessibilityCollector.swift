import AccessibilityTree
import Foundation

/// Collects the accessibility elements of a rendered view tree.
@MainActor
struct AccessibilityCollector {
  func items(of view: RenderedView) -> [AccessibilityItem] {
    switch view.accessibility {
    case .hidden: []
    case .children: items(in: view)
    case .title: titles(items(in: view))
    case .element(let properties): [item(view, .element, properties)]
    case .native: [native(view)]
    case .scroll: [item(view, .scroll(AccessibilityItem.ordered(items(in: view))))]
    case .represented(let others): others.flatMap { items(of: $0) }
    case .holding(let others): [containerItem(others, view)]
    case .changed(let change): changed(items(in: view), by: change, view)
    case .row(let change):
      row(change.map { changed(items(in: view), by: $0, view) } ?? items(in: view), view)
    case .grouped(let behavior, let isEnabled): grouped(behavior, isEnabled, view)
    case .control(let change): control(view, change)
    }
  }

  private func items(in view: RenderedView) -> [AccessibilityItem] {
    view.children.flatMap { items(of: $0) }
  }

  private func item(
    _ view: RenderedView,
    _ kind: AccessibilityItem.Kind,
    _ properties: AccessibilityProperties = AccessibilityProperties()
  ) -> AccessibilityItem {
    AccessibilityItem(
      identity: view.identity,
      kind: kind,
      properties: properties,
      frame: view.frame
    )
  }

  private func native(_ view: RenderedView) -> AccessibilityItem {
    var item = item(view, .native)
    item.nativeProperties = view.nativeProperties
    return item
  }

  /// Applies a modifier, to each child if the view isn't an element itself.
  ///
  /// Source: trees of UI tests for identifiers, certainty B; the same for other properties,
  /// certainty C.
  private func changed(
    _ items: [AccessibilityItem],
    by change: AccessibilityChange,
    _ view: RenderedView
  ) -> [AccessibilityItem] {
    var items = items
    if items.isEmpty, change.makesElement {
      items = [element(view, isEnabled: change.isEnabled)]
    }
    for index in items.indices {
      guard !items[index].isTitle else {
        items[index].follow(change)
        continue
      }
      let wasTapped = items[index].properties.isTapped
      change.apply(&items[index].properties)
      items[index].isChanged = true
      if change.takesTouches, items[index].properties.isTapped, !wasTapped {
        items[index].properties.touchArea = view.frame
      }
    }
    return items
  }

  /// Makes the only control of a row fill the whole row.
  ///
  /// Source: Apple's documentation of lists, certainty A that a touch anywhere in the row reaches
  /// the control; that its frame is the row's, C.
  private func row(_ items: [AccessibilityItem], _ view: RenderedView) -> [AccessibilityItem] {
    guard items.count == 1, case .element = items[0].kind, items[0].properties.activation != nil
    else {
      return items
    }
    var only = items[0]
    only.frame = view.frame
    return [only]
  }

  private func titles(_ items: [AccessibilityItem]) -> [AccessibilityItem] {
    items.map { item in
      var copy = item
      copy.isTitle = true
      return copy
    }
  }

  private func grouped(
    _ behavior: AccessibilityChildBehavior,
    _ isEnabled: Bool,
    _ view: RenderedView
  ) -> [AccessibilityItem] {
    switch behavior {
    case .ignore: [element(view, isEnabled: isEnabled)]
    case .combine: combined(items(in: view), view)
    case .contain: [contained(items(in: view), isEnabled, view)]
    default: items(in: view)
    }
  }

  /// Makes an element of a view, disabled with it.
  ///
  /// Source: CVS Health's iOS techniques, pull request 13; certainty B after a label. That the order
  /// of modifiers doesn't matter is contested: certainty C.
  private func element(_ view: RenderedView, isEnabled: Bool) -> AccessibilityItem {
    var properties = AccessibilityProperties()
    properties.isEnabled = isEnabled
    return item(view, .element, properties)
  }

  /// Combines items into one element; a single element or control stays what it is.
  ///
  /// Source: Apple's documentation of `combine`, certainty A. That a view without elements and
  /// without an area is no stop: C.
  private func combined(_ items: [AccessibilityItem], _ view: RenderedView) -> [AccessibilityItem] {
    if items.isEmpty, view.frame.isEmpty { return [] }
    if items.count == 1, items[0].isOneElement { return items }
    return [item(view, .element, AccessibilityMerge(elements(items)).properties)]
  }

  /// Wraps several elements, or a container, in a container.
  ///
  /// Source: Apple's documentation of `contain`; certainty A. That the container is disabled where
  /// its controls are: captures of iPadOS 27.0; certainty H.
  private func contained(
    _ items: [AccessibilityItem],
    _ isEnabled: Bool,
    _ view: RenderedView
  ) -> AccessibilityItem {
    if items.count == 1, case .container = items[0].kind { return items[0] }
    var properties = AccessibilityProperties()
    properties.isEnabled = isEnabled
    return item(view, .container(AccessibilityItem.ordered(items)), properties)
  }

  private func control(
    _ view: RenderedView,
    _ change: (inout AccessibilityProperties) -> Void
  ) -> [AccessibilityItem] {
    let parts = elements(items(in: view))
    var properties = parts.count == 1 ? parts[0] : AccessibilityMerge(parts).properties
    properties.traits.remove([.image, .staticText])
    // How a control speaks its label is documented, but not the names of symbols; the control itself
    // knows the exceptions.
    properties.inferredTexts.formIntersection(properties.isSymbolName ? [.label] : [])
    change(&properties)
    return [item(view, .element, properties)]
  }

  private func containerItem(_ others: [RenderedView], _ view: RenderedView) -> AccessibilityItem {
    let inner = items(in: view)
    let properties = inner.count == 1 ? inner[0].properties : AccessibilityProperties()
    return item(
      view,
      .container(AccessibilityItem.ordered(others.flatMap { items(of: $0) })),
      properties
    )
  }

  private func elements(_ items: [AccessibilityItem]) -> [AccessibilityProperties] {
    items.flatMap { item in
      switch item.kind {
      case .element: [item.properties]
      case .native: [item.mergedProperties]
      case .container(let members), .scroll(let members): elements(members)
      }
    }
  }
}
