extension InterfaceWords {
  /// The words around the pictures of screens.
  struct Screens: Sendable {
    var screen: @Sendable (_ number: Int) -> String
    var before: @Sendable (_ stops: String) -> String
    var after: @Sendable (_ stops: String) -> String
    var became: @Sendable (_ before: Int, _ after: Int) -> String
    var picture: String
  }

  /// The words of the player, which a script puts together.
  struct PlayerWords: Sendable {
    var open: @Sendable (_ name: String) -> String
    var next: String
    var back: String
    var up: String
    var down: String
    var tap: String
    var other: String
    var start: String
    var speak: String
    var keys: String
    var unverified: String
    var end: String
  }
}
