extension UIColor {
  private convenience init(_ color: SystemColor) { self.init(.system(color, isDark: false)) }

  /// The system's red.
  public class var systemRed: UIColor { UIColor(.red) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(.green) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(.blue) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(.orange) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(.yellow) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(.pink) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(.purple) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(.teal) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(.indigo) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(.brown) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(.mint) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(.cyan) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(.gray) }
  /// The system's second grey.
  public class var systemGray2: UIColor { UIColor(.gray2) }
  /// The system's third grey.
  public class var systemGray3: UIColor { UIColor(.gray3) }
  /// The system's fourth grey.
  public class var systemGray4: UIColor { UIColor(.gray4) }
  /// The system's fifth grey.
  public class var systemGray5: UIColor { UIColor(.gray5) }
  /// The system's sixth grey.
  public class var systemGray6: UIColor { UIColor(.gray6) }
  /// The colour of what can be touched.
  public class var tintColor: UIColor { .systemBlue }
  /// The colour of text.
  public class var label: UIColor { UIColor(white: 0, alpha: 1) }
  /// The colour of lesser text.
  public class var secondaryLabel: UIColor { UIColor(rgb: 0x3C3C43).withAlphaComponent(0.6) }
  /// The colour of even lesser text.
  public class var tertiaryLabel: UIColor { UIColor(rgb: 0x3C3C43).withAlphaComponent(0.3) }
  /// The colour of the least text.
  public class var quaternaryLabel: UIColor { UIColor(rgb: 0x3C3C43).withAlphaComponent(0.18) }
  /// The colour of a placeholder.
  public class var placeholderText: UIColor { UIColor(rgb: 0x3C3C43).withAlphaComponent(0.3) }
  /// The colour of a link.
  public class var link: UIColor { .systemBlue }
  /// The colour of a thin line.
  public class var separator: UIColor { UIColor(rgb: 0x3C3C43).withAlphaComponent(0.29) }
  /// The colour behind everything.
  public class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  /// The colour behind a group.
  public class var secondarySystemBackground: UIColor { UIColor(rgb: 0xF2F2F7) }
  /// The colour behind a group in a group.
  public class var tertiarySystemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  /// The colour behind a grouped table.
  public class var systemGroupedBackground: UIColor { UIColor(rgb: 0xF2F2F7) }
  /// The colour behind a group of a grouped table.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(white: 1, alpha: 1) }
  /// The colour of a fill.
  public class var systemFill: UIColor { UIColor(rgb: 0x787880).withAlphaComponent(0.2) }
  /// The colour of a lighter fill.
  public class var secondarySystemFill: UIColor { UIColor(rgb: 0x787880).withAlphaComponent(0.16) }
  /// The colour of an even lighter fill.
  public class var tertiarySystemFill: UIColor { UIColor(rgb: 0x767680).withAlphaComponent(0.12) }
  /// The colour of the lightest fill.
  public class var quaternarySystemFill: UIColor { UIColor(rgb: 0x747480).withAlphaComponent(0.08) }
  /// The colour behind a group in a group of a grouped table.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(rgb: 0xF2F2F7) }
  /// The colour of a line that lets nothing through.
  public class var opaqueSeparator: UIColor { UIColor(rgb: 0xC6C6C8) }
  /// Black text wherever it stands.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// White text wherever it stands.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
