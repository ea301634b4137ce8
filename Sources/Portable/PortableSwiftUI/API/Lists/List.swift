import Foundation
import PortableUIKit

/// Rows that scroll.
public struct List<SelectionValue, Content> {
  let content: Content
  var selection: ListSelection?
}

extension List: View where Content: View {
  /// What the view is made of.
  public var body: some View {
    ScrollView { ListRows(content: content) }
      // What is behind rows is the choice of the list’s style.
      .background(Color.clear.guessed)
      .modifier(EnvironmentModifier { $0.listSelection = selection })
  }
}

extension List where Content: View, SelectionValue == Never {
  /// Shows rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Shows a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Shows a row for each element, known by one of its properties.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// Shows a row for each number of a range that never changes.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Shows a row for each element of a binding, which the row may change.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent))
  }
}

/// Controls in rows that scroll.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// Shows rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// What the view is made of.
  public var body: some View {
    ScrollView { ListRows(content: content) }
      // What is behind rows is the choice of the list’s style.
      .background(Color.clear.guessed)
  }
}

/// The rows of a list: each has the width of the list and says of itself what its content says.
///
/// Source: CVS Health, trees of UI tests: no “List”, no “1 of 6”; certainty B.
struct ListRows<Content: View> {
  let content: Content
}

extension ListRows: View {
  typealias Body = Never
}

extension ListRows: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let inner = context.setting(\.stackAxis, to: nil)
      .setting(\.headerCase, to: headerCase(in: context.environment))
      .setting(\.isInRows, to: true)
      .entering(.content)
    let rows = content.rendered(in: inner).enumerated().map { index, row in
      self.row(row, at: context.entering(.index(index)))
    }
    return [
      RenderedView(
        context,
        layout: ArrangedRule(layout: VStackLayout(alignment: .leading, spacing: 0)),
        children: rows
      )
    ]
  }

  /// Source: AccessibilitySnapshot's images of lists of iOS 17, 18 and 26; certainty A.
  @MainActor
  private func headerCase(in environment: EnvironmentValues) -> Text.Case? {
    let version = Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 26
    return environment.headersAreCapital && version < 26 ? .uppercase : nil
  }

  @MainActor
  private func row(_ row: RenderedView, at context: RenderContext) -> RenderedView {
    let padded = RenderedView(
      context.entering(.part("space")),
      layout: PaddingRule(insets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)),
      children: [row]
    )
    let wide = RenderedView(
      context,
      layout: FrameRule(
        minimum: ProposedViewSize(width: nil, height: DeviceSettings.current.look.rowHeight),
        maximum: ProposedViewSize(width: .infinity, height: nil),
        alignment: .leading
      ),
      children: [padded]
    )
    let selection = row.wishes.isHeading ? nil : context.environment.listSelection
    let deletion = row.wishes.isDeletable ? row.deletion : nil
    let tag = row.choiceTag(in: context.identity)
    guard deletion != nil || selection != nil else {
      wide.accessibility = .row(nil)
      return wide
    }
    wide.accessibility = .row(
      AccessibilityChange { facts in
        // Source: a recorded demonstration of swipe actions; certainty B.
        if let deletion {
          let name = RowAction.deleteName
          facts.actions.append(HostedAction(kind: .named(name), perform: deletion))
        }
        if let tag { selection?.apply(to: &facts, tag: tag) }
      }
    )
    return wide
  }
}
