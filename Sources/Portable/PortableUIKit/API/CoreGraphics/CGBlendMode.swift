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
  /// They are wiped away.
  case clear = 16
  /// It takes their place.
  case copy = 17
}
