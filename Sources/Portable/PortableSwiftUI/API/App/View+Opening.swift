public import Foundation

// Nobody opens an app from outside here.
nonisolated extension View {
  /// Does something when the app is opened by an address.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
