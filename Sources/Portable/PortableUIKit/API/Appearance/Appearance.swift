// What Apple's `UIAppearance` gives: an object whose properties all others of the class take over. Here
// nobody takes them over, since looks are not drawn. Each class has functions of its own, because only
// a class knows how an object of it is made.

extension UINavigationBar {
  /// An object to describe the look of all bars of navigation; looks are not drawn.
  public class func appearance() -> UINavigationBar { UINavigationBar() }

  /// An object to describe the look of bars of navigation in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { appearance() }
}

extension UITabBar {
  /// An object to describe the look of all bars of tabs; looks are not drawn.
  public class func appearance() -> UITabBar { UITabBar() }

  /// An object to describe the look of bars of tabs in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar { appearance() }
}

extension UIToolbar {
  /// An object to describe the look of all bars of tools; looks are not drawn.
  public class func appearance() -> UIToolbar { UIToolbar() }

  /// An object to describe the look of bars of tools in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar { appearance() }
}

extension UISearchBar {
  /// An object to describe the look of all fields for searching; looks are not drawn.
  public class func appearance() -> UISearchBar { UISearchBar() }

  /// An object to describe the look of fields for searching in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar { appearance() }
}

extension UIBarButtonItem {
  /// An object to describe the look of all buttons of bars; looks are not drawn.
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }

  /// An object to describe the look of buttons of bars in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}

extension UITabBarItem {
  /// An object to describe the look of all tabs; looks are not drawn.
  public class func appearance() -> UITabBarItem { UITabBarItem() }

  /// An object to describe the look of tabs in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { appearance() }
}

extension UITableView {
  /// An object to describe the look of all tables; looks are not drawn.
  public class func appearance() -> UITableView { UITableView() }

  /// An object to describe the look of tables in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView { appearance() }
}

extension UITableViewCell {
  /// An object to describe the look of all rows; looks are not drawn.
  public class func appearance() -> UITableViewCell { UITableViewCell() }

  /// An object to describe the look of rows in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell { appearance() }
}

extension UILabel {
  /// An object to describe the look of all labels; looks are not drawn.
  public class func appearance() -> UILabel { UILabel() }

  /// An object to describe the look of labels in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { appearance() }
}

extension UIButton {
  /// An object to describe the look of all buttons; looks are not drawn.
  public class func appearance() -> UIButton { UIButton() }

  /// An object to describe the look of buttons in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { appearance() }
}

extension UISwitch {
  /// An object to describe the look of all switches; looks are not drawn.
  public class func appearance() -> UISwitch { UISwitch() }

  /// An object to describe the look of switches in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch { appearance() }
}

extension UISlider {
  /// An object to describe the look of all sliders; looks are not drawn.
  public class func appearance() -> UISlider { UISlider() }

  /// An object to describe the look of sliders in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider { appearance() }
}

extension UISegmentedControl {
  /// An object to describe the look of all segmented controls; looks are not drawn.
  public class func appearance() -> UISegmentedControl { UISegmentedControl() }

  /// An object to describe the look of segmented controls in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl { appearance() }
}

extension UIPageControl {
  /// An object to describe the look of all page controls; looks are not drawn.
  public class func appearance() -> UIPageControl { UIPageControl() }

  /// An object to describe the look of page controls in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { appearance() }
}

extension UITextField {
  /// An object to describe the look of all fields; looks are not drawn.
  public class func appearance() -> UITextField { UITextField() }

  /// An object to describe the look of fields in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { appearance() }
}

extension UICollectionView {
  /// An object to describe the look of all collections; looks are not drawn.
  public class func appearance() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// An object to describe the look of collections in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView { appearance() }
}

extension UIImageView {
  /// An object to describe the look of all pictures; looks are not drawn.
  public class func appearance() -> UIImageView {
    UIImageView()
  }

  /// An object to describe the look of pictures in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView { appearance() }
}

extension UITableViewHeaderFooterView {
  /// An object to describe the look of all headers and footers; looks are not drawn.
  public class func appearance() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  /// An object to describe the look of headers and footers in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView { appearance() }
}

extension UIProgressView {
  /// An object to describe the look of all bars of progress; looks are not drawn.
  public class func appearance() -> UIProgressView {
    UIProgressView()
  }

  /// An object to describe the look of bars of progress in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView { appearance() }
}

extension UIActivityIndicatorView {
  /// An object to describe the look of all wheels; looks are not drawn.
  public class func appearance() -> UIActivityIndicatorView {
    UIActivityIndicatorView()
  }

  /// An object to describe the look of wheels in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView { appearance() }
}

extension UITextView {
  /// An object to describe the look of all texts; looks are not drawn.
  public class func appearance() -> UITextView {
    UITextView()
  }

  /// An object to describe the look of texts in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView { appearance() }
}

extension UIStepper {
  /// An object to describe the look of all steppers; looks are not drawn.
  public class func appearance() -> UIStepper {
    UIStepper()
  }

  /// An object to describe the look of steppers in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStepper { appearance() }
}

extension UIRefreshControl {
  /// An object to describe the look of all wheels of refreshing; looks are not drawn.
  public class func appearance() -> UIRefreshControl {
    UIRefreshControl()
  }

  /// An object to describe the look of wheels of refreshing in objects of some classes; looks are not drawn.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl { appearance() }
}
