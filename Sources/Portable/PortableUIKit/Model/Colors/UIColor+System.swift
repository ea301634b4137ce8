extension UIColor {
  private convenience init(_ color: SystemColor) { self.init(.system(color, isDark: false)) }

  public class var systemRed: UIColor { UIColor(.red) }
  public class var systemGreen: UIColor { UIColor(.green) }
  public class var systemBlue: UIColor { UIColor(.blue) }
  public class var systemOrange: UIColor { UIColor(.orange) }
  public class var systemYellow: UIColor { UIColor(.yellow) }
  public class var systemPink: UIColor { UIColor(.pink) }
  public class var systemPurple: UIColor { UIColor(.purple) }
  public class var systemTeal: UIColor { UIColor(.teal) }
  public class var systemIndigo: UIColor { UIColor(.indigo) }
  public class var systemBrown: UIColor { UIColor(.brown) }
  public class var systemMint: UIColor { UIColor(.mint) }
  public class var systemCyan: UIColor { UIColor(.cyan) }
  public class var systemGray: UIColor { UIColor(.gray) }
  public class var systemGray2: UIColor { UIColor(.gray2) }
  public class var systemGray3: UIColor { UIColor(.gray3) }
  public class var systemGray4: UIColor { UIColor(.gray4) }
  public class var systemGray5: UIColor { UIColor(.gray5) }
  public class var systemGray6: UIColor { UIColor(.gray6) }
  public class var tintColor: UIColor { .systemBlue }
  public class var label: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondaryLabel: UIColor { UIColor(rgb: 0x3C3C43).withAlphaComponent(0.6) }
  public class var tertiaryLabel: UIColor { UIColor(rgb: 0x3C3C43).withAlphaComponent(0.3) }
  public class var quaternaryLabel: UIColor { UIColor(rgb: 0x3C3C43).withAlphaComponent(0.18) }
  public class var placeholderText: UIColor { UIColor(rgb: 0x3C3C43).withAlphaComponent(0.3) }
  public class var link: UIColor { .systemBlue }
  public class var separator: UIColor { UIColor(rgb: 0x3C3C43).withAlphaComponent(0.29) }
  public class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var secondarySystemBackground: UIColor { UIColor(rgb: 0xF2F2F7) }
  public class var tertiarySystemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var systemGroupedBackground: UIColor { UIColor(rgb: 0xF2F2F7) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var systemFill: UIColor { UIColor(rgb: 0x787880).withAlphaComponent(0.2) }
  public class var secondarySystemFill: UIColor { UIColor(rgb: 0x787880).withAlphaComponent(0.16) }
  public class var tertiarySystemFill: UIColor { UIColor(rgb: 0x767680).withAlphaComponent(0.12) }
  public class var quaternarySystemFill: UIColor { UIColor(rgb: 0x747480).withAlphaComponent(0.08) }
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(rgb: 0xF2F2F7) }
  public class var opaqueSeparator: UIColor { UIColor(rgb: 0xC6C6C8) }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 0.333, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 0.667, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(rgb: 0xFF0000) }
  public class var green: UIColor { UIColor(rgb: 0x00FF00) }
  public class var blue: UIColor { UIColor(rgb: 0x0000FF) }
  public class var cyan: UIColor { UIColor(rgb: 0x00FFFF) }
  public class var yellow: UIColor { UIColor(rgb: 0xFFFF00) }
  public class var magenta: UIColor { UIColor(rgb: 0xFF00FF) }
  public class var orange: UIColor { UIColor(rgb: 0xFF8000) }
  public class var purple: UIColor { UIColor(rgb: 0x800080) }
  public class var brown: UIColor { UIColor(rgb: 0x996633) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
