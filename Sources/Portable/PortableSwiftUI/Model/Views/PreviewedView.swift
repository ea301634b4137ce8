/// One of the views that a preview provider returns, each of which Xcode shows alone.
public struct PreviewedView: View {
  private let view: any View

  public init(_ index: Int, of previews: some View) {
    let views = (Self.content(of: previews) as? any ViewList)?.views ?? []
    view = views.indices.contains(index) ? views[index] : previews
  }

  public var body: some View { AnyView(view) }

  private static func content(of view: any View) -> any View {
    (view as? any ViewGroup).map { content(of: $0.contentOfGroup) } ?? view
  }
}

private protocol ViewList { var views: [any View] { get } }

extension TupleView: ViewList {}

private protocol ViewGroup { var contentOfGroup: any View { get } }

extension Group: ViewGroup where Content: View { var contentOfGroup: any View { content } }
