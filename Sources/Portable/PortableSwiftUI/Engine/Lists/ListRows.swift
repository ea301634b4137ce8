import Foundation
import PortableUIKit

/// The rows of a list, in groups.
///
/// Each row is as wide as its group and exposes only its content. Source: CVS Health, trees of UI
/// tests: no “List”, no “1 of 6”; certainty B.
struct ListRows<Content: View> {
  let content: Content
  let look: ListAppearance?
}

extension ListRows: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let look = look ?? context.environment.listAppearance
    let inner = context.setting(\.stackAxis, to: nil)
      .setting(\.headerCase, to: headerCase(look))
      .setting(\.isInListRow, to: true)
      .entering(.content)
    let views = content.rendered(in: inner).enumerated().map { index, view in
      (view, row: row(view, at: context.entering(.index(index)), look: look))
    }
    var groups: [RenderedView] = []
    var rest = views[...]
    while let first = rest.first {
      let group = rest.prefix { $0.0.layoutHints.section == first.0.layoutHints.section }
      rest = rest.dropFirst(group.count)
      let rowContext = context.entering(.part("group")).entering(.index(groups.count))
      groups.append(
        self.group(group.map { ($0.row, $0.0.layoutHints.isHeading) }, at: rowContext, look)
      )
    }
    return [RenderedView(context, layout: column, children: groups)]
  }

  @MainActor private var column: ArrangedRule {
    ArrangedRule(layout: VStackLayout(alignment: .leading, spacing: 0))
  }

  /// Source: AccessibilitySnapshot's images of lists of iOS 17, 18 and 26; certainty A.
  @MainActor
  private func headerCase(_ look: ListAppearance) -> Text.Case? {
    let version = Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 26
    return look.hasUppercaseHeaders && version < 26 ? .uppercase : nil
  }

  @MainActor
  private func group(
    _ views: [(row: RenderedView, isHeading: Bool)],
    at context: RenderContext,
    _ look: ListAppearance
  ) -> RenderedView {
    let header = views.prefix(while: \.isHeading).map(\.row)
    let footer = views.dropFirst(header.count).filter(\.isHeading).map(\.row)
    let rows = views.filter { !$0.isHeading }.map(\.row)
    let surface = RenderedView(
      context.entering(.part("surface")),
      layout: LeafRule.flexible,
      surface: RowGroupSurface(rows: rows, look: look),
      accessibility: .hidden
    )
    let lines = RenderedView(context.entering(.part("rows")), layout: column, children: rows)
    let card = RenderedView(
      context.entering(.part("card")),
      layout: LayerRule(main: 1, alignment: .leading),
      children: rows.isEmpty ? [] : [surface, lines]
    )
    let group = RenderedView(
      context.entering(.part("column")),
      layout: column,
      children: header + [card] + footer
    )
    let metrics = DeviceSettings.current.look
    let margin = look == .insetGrouped ? metrics.groupMargin : 0
    return RenderedView(
      context,
      layout: PaddingRule(
        insets: EdgeInsets(
          top: look == .plain || !header.isEmpty ? 0 : metrics.groupGap,
          leading: margin,
          bottom: 0,
          trailing: margin
        )
      ),
      children: [group]
    )
  }

  @MainActor
  private func row(
    _ row: RenderedView,
    at context: RenderContext,
    look: ListAppearance
  ) -> RenderedView {
    let isHeading = row.layoutHints.isHeading
    let padded = RenderedView(
      context.entering(.part("space")),
      layout: PaddingRule(insets: isHeading ? Self.edgeInsets : Self.rowInsets),
      children: [row]
    )
    let height = isHeading ? nil : DeviceSettings.current.look.rowHeight
    let wide = RenderedView(
      context,
      layout: FrameRule(
        minimum: ProposedViewSize(width: nil, height: height),
        maximum: ProposedViewSize(width: .infinity, height: nil),
        alignment: .leading
      ),
      children: [padded]
    )
    let selection = isHeading ? nil : context.environment.listSelection
    let deletion = row.layoutHints.isDeletable ? row.deletion : nil
    let tag = row.selectionTag(in: context.identity)
    guard deletion != nil || selection != nil else {
      wide.accessibility = .row(nil)
      return wide
    }
    wide.accessibility = .row(
      AccessibilityChange { properties in
        // Source: a recorded demonstration of swipe actions; certainty B.
        if let deletion {
          let name = RowAction.deleteName
          let action = HostedAction(kind: .named(name), isSwipe: true, perform: deletion)
          properties.actions.add(swipes: [action])
        }
        if let tag { selection?.apply(to: &properties, tag: tag) }
      }
    )
    return wide
  }

  private static var rowInsets: EdgeInsets {
    EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  private static var edgeInsets: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 16)
  }
}

@MainActor
enum RowAction {
  static var deleteName: String {
    SystemString("Delete", ru: "Удалить", de: "Löschen", zh: "删除").text
  }
}
