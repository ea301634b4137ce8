extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// Dark grey.
  public class var darkGray: UIColor { UIColor(white: 0.333, alpha: 1) }
  /// Light grey.
  public class var lightGray: UIColor { UIColor(white: 0.667, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Grey.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Red.
  public class var red: UIColor { UIColor(rgb: 0xFF0000) }
  /// Green.
  public class var green: UIColor { UIColor(rgb: 0x00FF00) }
  /// Blue.
  public class var blue: UIColor { UIColor(rgb: 0x0000FF) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(rgb: 0x00FFFF) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(rgb: 0xFFFF00) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(rgb: 0xFF00FF) }
  /// Orange.
  public class var orange: UIColor { UIColor(rgb: 0xFF8000) }
  /// Purple.
  public class var purple: UIColor { UIColor(rgb: 0x800080) }
  /// Brown.
  public class var brown: UIColor { UIColor(rgb: 0x996633) }
  /// No colour.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
