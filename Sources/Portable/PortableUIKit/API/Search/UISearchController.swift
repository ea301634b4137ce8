public import Foundation

/// A controller of a search bar and its results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private final let bar = UISearchBar()

  /// The controller of the results; without one the app shows them itself.
  public final let searchResultsController: UIViewController?
  /// The object that is told what to look for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is told when searching begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what lies below is covered while searching.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar with the title goes while searching.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends searching comes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the choices below the bar come by themselves.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown before anything is typed.
  open var showsSearchResultsController = false
  /// Whether the user searches.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      isActive
        ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
      bar.showsCancelButton = isActive && automaticallyShowsCancelButton
      if automaticallyShowsScopeBar {
        bar.showsScopeBar = isActive && bar.scopeButtonTitles?.isEmpty == false
      }
      if !isActive {
        bar.text = nil
        _ = bar.resignFirstResponder()
      }
      searchResultsUpdater?.updateSearchResults(for: self)
      isActive
        ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
    }
  }

  /// Creates a controller.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    follow()
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    follow()
  }

  /// The search bar.
  open var searchBar: UISearchBar { bar }

  private func follow() {
    // Source: Apple's documentation of `updateSearchResults(for:)`; certainty A.
    bar.onBegin = { [weak self] in self?.isActive = true }
    bar.onChange = { [weak self] in
      guard let self else { return }
      if isActive { searchResultsUpdater?.updateSearchResults(for: self) } else { isActive = true }
    }
    bar.onCancel = { [weak self] in self?.isActive = false }
  }
}
