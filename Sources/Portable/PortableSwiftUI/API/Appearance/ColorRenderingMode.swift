/// How colours are mixed.
public enum ColorRenderingMode: Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
