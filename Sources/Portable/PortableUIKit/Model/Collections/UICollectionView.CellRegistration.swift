public import Foundation

extension UICollectionView {
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let name = UUID().uuidString

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let kind: String
    let handler: Handler
    let name = UUID().uuidString

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.name)
    let cell = dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath) as? Cell
    // Both a reused cell with that identifier and a new one were created by the class itself.
    let filled =
      cell ?? unsafeDowncast(Cell.make(dequeued: registration.name, size: .zero), to: Cell.self)
    if let item { registration.handler(filled, indexPath, item) }
    return filled
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self,
      forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.name
    )
    let view =
      dequeueReusableSupplementaryView(
        ofKind: registration.kind,
        withReuseIdentifier: registration.name,
        for: indexPath
      ) as? Supplementary
    let filled =
      view
      ?? unsafeDowncast(
        Supplementary.make(dequeued: registration.name, size: .zero),
        to: Supplementary.self
      )
    registration.handler(filled, registration.kind, indexPath)
    return filled
  }
}
