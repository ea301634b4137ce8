import Foundation

// Apple's `UIAppearance`: an object whose properties all instances of a class take over. They have
// no effect here, since appearance isn't drawn. Each class has its own functions, because only a
// class can create its proxy.

extension UINavigationBar {
  public class func appearance() -> UINavigationBar { UINavigationBar() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { appearance() }
}

extension UITabBar {
  public class func appearance() -> UITabBar { UITabBar() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { appearance() }
}

extension UIToolbar {
  public class func appearance() -> UIToolbar { UIToolbar() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { appearance() }
}

extension UISearchBar {
  public class func appearance() -> UISearchBar { UISearchBar() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar { appearance() }
}

extension UIBarButtonItem {
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}

extension UITabBarItem {
  public class func appearance() -> UITabBarItem { UITabBarItem() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { appearance() }
}

extension UITableView {
  public class func appearance() -> UITableView { UITableView() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView { appearance() }
}

extension UITableViewCell {
  public class func appearance() -> UITableViewCell { UITableViewCell() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell { appearance() }
}

extension UILabel {
  public class func appearance() -> UILabel { UILabel() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { appearance() }
}

extension UIButton {
  public class func appearance() -> UIButton { UIButton() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { appearance() }
}

extension UISwitch {
  public class func appearance() -> UISwitch { UISwitch() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch { appearance() }
}

extension UISlider {
  public class func appearance() -> UISlider { UISlider() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider { appearance() }
}

extension UISegmentedControl {
  public class func appearance() -> UISegmentedControl { UISegmentedControl() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { appearance() }
}

extension UIPageControl {
  public class func appearance() -> UIPageControl { UIPageControl() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { appearance() }
}

extension UITextField {
  public class func appearance() -> UITextField { UITextField() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { appearance() }
}

extension UICollectionView {
  public class func appearance() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView { appearance() }
}

extension UIImageView {
  public class func appearance() -> UIImageView { UIImageView() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView { appearance() }
}

extension UITableViewHeaderFooterView {
  public class func appearance() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView { appearance() }
}

extension UIProgressView {
  public class func appearance() -> UIProgressView { UIProgressView() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView { appearance() }
}

extension UIActivityIndicatorView {
  public class func appearance() -> UIActivityIndicatorView { UIActivityIndicatorView() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView { appearance() }
}

extension UITextView {
  public class func appearance() -> UITextView { UITextView() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView { appearance() }
}

extension UIStepper {
  public class func appearance() -> UIStepper { UIStepper() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStepper { appearance() }
}

extension UIRefreshControl {
  public class func appearance() -> UIRefreshControl { UIRefreshControl() }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl { appearance() }
}

@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
