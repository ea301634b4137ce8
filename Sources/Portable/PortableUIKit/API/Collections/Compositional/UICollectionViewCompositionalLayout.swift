public import Foundation

/// A closure that gives the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A rule that places items in groups, and groups in sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What all sections share.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  /// Creates a layout whose sections are equal.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout whose sections are equal.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  /// Creates a layout that asks for its sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a layout that asks for its sections.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  /// Creates a layout from an archive, which is always empty.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  /// Gives a layout of rows as in a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// Places everything, section by section.
  open override func prepare() {
    super.prepare()
    guard let owner else { return }
    var placement = CompositionalPlacement(
      owner: owner,
      isVertical: configuration.scrollDirection == .vertical
    )
    for index in 0..<owner.numberOfSections {
      guard let section = section(at: index) else { continue }
      if index > 0 { placement.leaveRoom(configuration.interSectionSpacing) }
      placement.place(section, index: index)
    }
    placed = placement.attributes
    placedSize = placement.contentSize
    guard owner.isRightToLeft else { return }
    for attributes in placed {
      attributes.frame.origin.x = owner.bounds.width - attributes.frame.maxX
    }
  }

  override func supplementaryKinds(inSection index: Int) -> [String] {
    guard let section = section(at: index) else { return [] }
    var kinds = section.boundarySupplementaryItems.map(\.elementKind)
    if section.list?.headerMode == .supplementary {
      kinds.append(UICollectionView.elementKindSectionHeader)
    }
    if section.list?.footerMode == .supplementary {
      kinds.append(UICollectionView.elementKindSectionFooter)
    }
    return kinds
  }

  // The layout of a section in the room there is.
  final func section(at index: Int) -> NSCollectionLayoutSection? {
    guard let owner else { return nil }
    return provider(index, LayoutEnvironment(size: owner.bounds.size))
  }
}
