public import Foundation

/// A period in which an app turns accessibility features on or off; needs an entitlement.
@available(iOS 18.2, *)
open class AXFeatureOverrideSession: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let grayscale = Options(rawValue: 1)
    public static let invertColors = Options(rawValue: 2)
    public static let voiceControl = Options(rawValue: 4)
    public static let voiceOver = Options(rawValue: 8)
    public static let zoom = Options(rawValue: 16)
  }
}

@available(iOS 18.2, *)
public struct AXFeatureOverrideSessionError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case undefined, appNotEntitled, overrideIsAlreadyActive, overrideNotFoundForUUID
  }

  public let code: Code
}

@available(iOS 18.2, *)
open class AXFeatureOverrideSessionManager: NSObject {
  public class var sharedInstance: AXFeatureOverrideSessionManager {
    AXFeatureOverrideSessionManager()
  }

  /// Begins a session.
  ///
  /// - Throws: Always: nothing here has the entitlement.
  open func beginOverrideSession(
    enabling enableOptions: AXFeatureOverrideSession.Options = [],
    disabling disableOptions: AXFeatureOverrideSession.Options = []
  ) throws -> AXFeatureOverrideSession {
    throw AXFeatureOverrideSessionError(code: .appNotEntitled)
  }

  /// Ends a session.
  ///
  /// - Throws: Always: nothing here has the entitlement.
  open func end(_ session: AXFeatureOverrideSession) throws {
    throw AXFeatureOverrideSessionError(code: .appNotEntitled)
  }
}
