public import Foundation

@preconcurrency @MainActor open class UISearchController: UIViewController {
  private final let bar = UISearchBar()

  public final let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var showsSearchResultsController = false
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

  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    follow()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    follow()
  }

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

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor open class UISearchTextField: UITextField {
  // That the placeholder is the label is inferred; certainty C. Traits: recordings; certainty B.
  override var builtInAccessibility: BuiltInAccessibility {
    var accessibility = super.builtInAccessibility
    accessibility.label = placeholder?.nonEmpty ?? SystemString.search.text
    accessibility.value = text?.nonEmpty
    accessibility.traits.insert(.searchField)
    return accessibility
  }
}
