import AccessibilityTree
import Articles
import AssistiveTechnology
import Markup
import SnippetMessages

extension WireframeSVG {
  /// The names and numbers of each overlay, where they have their places.
  var tags: [[OverlayTag]] {
    wireframe.overlays.map { overlay in
      var places = OverlayTagPlaces(
        shapes: shapes,
        frames: overlay.marks.map(\.frame),
        screen: wireframe.drawing.screen
      )
      return overlay.marks.filter { !$0.text.isEmpty }.map { places.take($0) }
    }
  }

  /// What lies over the screen: at the first step that shows anything, and for scripts at each.
  var overlays: [HTML] {
    let all = zip(wireframe.overlays, tags).enumerated().map { index, overlay in
      html(overlay.0, overlay.1, isFirst: index == 0)
    }
    return form.hasScripts ? all : Array(all.prefix(1))
  }

  private func html(
    _ overlay: Wireframe.Overlay,
    _ tags: [OverlayTag],
    isFirst: Bool
  ) -> HTML {
    let screen = wireframe.drawing.screen
    let rings = CursorPlaces(
      frames: overlay.marks.filter(\.text.isEmpty).map(\.frame),
      letters: shapes.compactMap(\.letters),
      width: screen.width
    )
    .all.map { $0.moved(to: screen).outline(radius: 8) }.joined()
    let steps = overlay.steps.map(String.init).joined(separator: " ")
    return .element(
      name: "g",
      attributes: [form.classes(.marks)] + form.data(Attribute("data-steps", steps))
        + (isFirst ? form.data(Attribute("data-on", "")) : []),
      content: .group(
        (rings.isEmpty ? [] : [path(rings, .ring)])
          + (tags.isEmpty ? [] : [path(tags.map(\.outline).joined(), .tint)])
          + tags.map { text($0.words) }
      )
    )
  }
}
