import Foundation

// Apple's `UIAppearance`: an object whose properties all instances of a class take over. They have
// no effect here, since appearance isn't drawn. Each class has its own functions, because only a
// class can create its proxy.

extension UINavigationBar: UIAppearance {
  public class func appearance() -> UINavigationBar { UINavigationBar() }
}
extension UITabBar: UIAppearance {
  public class func appearance() -> UITabBar { UITabBar() }
}
extension UIToolbar: UIAppearance {
  public class func appearance() -> UIToolbar { UIToolbar() }
}
extension UISearchBar: UIAppearance {
  public class func appearance() -> UISearchBar { UISearchBar() }
}
extension UIBarButtonItem: UIAppearance {
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}
extension UITabBarItem: UIAppearance {
  public class func appearance() -> UITabBarItem { UITabBarItem() }
}
extension UITableView: UIAppearance {
  public class func appearance() -> UITableView { UITableView() }
}
extension UITableViewCell: UIAppearance {
  public class func appearance() -> UITableViewCell { UITableViewCell() }
}
extension UILabel: UIAppearance {
  public class func appearance() -> UILabel { UILabel() }
}
extension UIButton: UIAppearance {
  public class func appearance() -> UIButton { UIButton() }
}
extension UISwitch: UIAppearance {
  public class func appearance() -> UISwitch { UISwitch() }
}
extension UISlider: UIAppearance {
  public class func appearance() -> UISlider { UISlider() }
}
extension UISegmentedControl: UIAppearance {
  public class func appearance() -> UISegmentedControl { UISegmentedControl() }
}
extension UIPageControl: UIAppearance {
  public class func appearance() -> UIPageControl { UIPageControl() }
}
extension UITextField: UIAppearance {
  public class func appearance() -> UITextField { UITextField() }
}
extension UICollectionView: UIAppearance {
  public class func appearance() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
}
extension UIImageView: UIAppearance {
  public class func appearance() -> UIImageView { UIImageView() }
}
extension UITableViewHeaderFooterView: UIAppearance {
  public class func appearance() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }
}
extension UIProgressView: UIAppearance {
  public class func appearance() -> UIProgressView { UIProgressView() }
}
extension UIActivityIndicatorView: UIAppearance {
  public class func appearance() -> UIActivityIndicatorView { UIActivityIndicatorView() }
}
extension UITextView: UIAppearance {
  public class func appearance() -> UITextView { UITextView() }
}
extension UIStepper: UIAppearance {
  public class func appearance() -> UIStepper { UIStepper() }
}
extension UIRefreshControl: UIAppearance {
  public class func appearance() -> UIRefreshControl { UIRefreshControl() }
}

@preconcurrency @MainActor public protocol UIAppearance {
  associatedtype Proxy
  static func appearance() -> Proxy
}

extension UIAppearance {
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Proxy { appearance() }
}

@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
