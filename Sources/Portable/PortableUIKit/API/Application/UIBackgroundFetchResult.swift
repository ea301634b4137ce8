/// What came of looking for news while the app was not on the screen.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is something new.
  case newData = 0
  /// There is nothing new.
  case noData = 1
  /// It did not work.
  case failed = 2
}
