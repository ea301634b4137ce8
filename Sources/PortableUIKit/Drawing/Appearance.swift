// What Apple's `UIAppearance` gives: an object whose properties all others of the class take over. Here
// nobody takes them over, since looks are not drawn.

extension UINavigationBar {
  /// An object to describe the look of all bars of navigation; looks are not drawn.
  public class func appearance() -> UINavigationBar { UINavigationBar() }
}

extension UITabBar {
  /// An object to describe the look of all bars of tabs; looks are not drawn.
  public class func appearance() -> UITabBar { UITabBar() }
}

extension UIToolbar {
  /// An object to describe the look of all bars of tools; looks are not drawn.
  public class func appearance() -> UIToolbar { UIToolbar() }
}

extension UISearchBar {
  /// An object to describe the look of all fields for searching; looks are not drawn.
  public class func appearance() -> UISearchBar { UISearchBar() }
}

extension UIBarButtonItem {
  /// An object to describe the look of all buttons of bars; looks are not drawn.
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem {
  /// An object to describe the look of all tabs; looks are not drawn.
  public class func appearance() -> UITabBarItem { UITabBarItem() }
}

extension UITableView {
  /// An object to describe the look of all tables; looks are not drawn.
  public class func appearance() -> UITableView { UITableView() }
}

extension UITableViewCell {
  /// An object to describe the look of all rows; looks are not drawn.
  public class func appearance() -> UITableViewCell { UITableViewCell() }
}

extension UILabel {
  /// An object to describe the look of all labels; looks are not drawn.
  public class func appearance() -> UILabel { UILabel() }
}

extension UIButton {
  /// An object to describe the look of all buttons; looks are not drawn.
  public class func appearance() -> UIButton { UIButton() }
}

extension UISwitch {
  /// An object to describe the look of all switches; looks are not drawn.
  public class func appearance() -> UISwitch { UISwitch() }
}

extension UISlider {
  /// An object to describe the look of all sliders; looks are not drawn.
  public class func appearance() -> UISlider { UISlider() }
}

extension UISegmentedControl {
  /// An object to describe the look of all segmented controls; looks are not drawn.
  public class func appearance() -> UISegmentedControl { UISegmentedControl() }
}

extension UIPageControl {
  /// An object to describe the look of all page controls; looks are not drawn.
  public class func appearance() -> UIPageControl { UIPageControl() }
}

extension UITextField {
  /// An object to describe the look of all fields; looks are not drawn.
  public class func appearance() -> UITextField { UITextField() }
}
