/// How a colour mixes with those behind; nothing is drawn here.
public enum CGBlendMode: Int32, Sendable {
  /// It covers them.
  case normal = 0
  /// It darkens them.
  case multiply = 1
  /// It lightens them.
  case screen = 2
  /// It darkens or lightens them.
  case overlay = 3
  /// The darker one stays.
  case darken = 4
  /// The lighter one stays.
  case lighten = 5
  /// It brightens them by dividing.
  case colorDodge = 6
  /// It darkens them by dividing.
  case colorBurn = 7
  /// It darkens or lightens them softly.
  case softLight = 8
  /// It darkens or lightens them hard.
  case hardLight = 9
  /// What differs stays.
  case difference = 10
  /// What differs stays, more softly.
  case exclusion = 11
  /// Its hue is taken.
  case hue = 12
  /// Its saturation is taken.
  case saturation = 13
  /// Its hue and saturation are taken.
  case color = 14
  /// Its brightness is taken.
  case luminosity = 15
  /// They are wiped away.
  case clear = 16
  /// It takes their place.
  case copy = 17
  /// It stays where they are.
  case sourceIn = 18
  /// It stays where they are not.
  case sourceOut = 19
  /// It covers them where they are.
  case sourceAtop = 20
  /// It lies behind them.
  case destinationOver = 21
  /// They stay where it is.
  case destinationIn = 22
  /// They stay where it is not.
  case destinationOut = 23
  /// They cover it where it is.
  case destinationAtop = 24
  /// What only one of them covers stays.
  case xor = 25
  /// Both become darker.
  case plusDarker = 26
  /// Both become lighter.
  case plusLighter = 27
}
