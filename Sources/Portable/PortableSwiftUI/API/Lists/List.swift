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
    ScrollView { ListRows(content: content, look: nil) }
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
    ScrollView { ListRows(content: content, look: .insetGrouped) }
      // What is behind rows is the choice of the list’s style.
      .background(Color.clear.guessed)
  }
}
