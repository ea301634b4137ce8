public import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override func prepare() {
    super.prepare()
    guard let owner else { return }
    var placement = CompositionalPlacement(
      owner: owner,
      isVertical: configuration.scrollDirection == .vertical
    )
    for index in 0..<owner.numberOfSections {
      guard let section = section(at: index) else { continue }
      if index > 0 { placement.addSpacing(configuration.interSectionSpacing) }
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

  // The section at an index, resolved for the current size.
  final func section(at index: Int) -> NSCollectionLayoutSection? {
    guard let owner else { return nil }
    return provider(index, LayoutEnvironment(size: owner.bounds.size))
  }
}

@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }
}

@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  public enum HeaderMode: Int, Sendable {
    case none
    case supplementary = 1
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    case supplementary = 1
  }

  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  public let appearance: UICollectionLayoutListConfiguration.Appearance
  public var showsSeparators = true
  public var separatorConfiguration = UIListSeparatorConfiguration()
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var backgroundColor: UIColor?
  public var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
  public var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
  }
}
