/// Rows with disclosure groups for the children of each element.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  public var body: some View {
    ForEach(data.indices, id: \.self) { index in
      OutlineRow(group: self, element: data[index]).id(data[index][keyPath: id])
    }
  }
}

/// A row of an outline; one with children is a disclosure group.
struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let group: OutlineGroup<Data, ID, Leaf>
  let element: Data.Element

  var body: some View {
    if let children = element[keyPath: group.children] {
      DisclosureGroup {
        AnyView(
          OutlineGroup(
            data: Array(children),
            id: group.id,
            children: group.children,
            content: group.content
          )
        )
      } label: {
        group.content(element)
      }
    } else {
      group.content(element)
    }
  }
}

extension OutlineGroup {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data: Array(data), id: id, children: children, content: content) }

  public init(
    _ root: Data.Element,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data: [root], id: id, children: children, content: content) }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data: Array(data), id: \.id, children: children, content: content) }

  public init(
    _ root: Data.Element,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data: [root], id: \.id, children: children, content: content) }
}

extension List where SelectionValue == Never {
  @MainActor public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }
}
