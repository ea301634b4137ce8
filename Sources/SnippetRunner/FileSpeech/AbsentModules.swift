/// Modules of Apple's that exist on Apple's systems only.
///
/// Many files import them for nothing, or for previews; the import is left out, and a use of them is
/// an error at its line.
enum AbsentModules {
  /// Those whose commonest types UIKit and Foundation bring along here.
  static let provided: Set<String> = [
    "CoreGraphics", "QuartzCore", "ObjectiveC",
  ]

  /// The module that an import of an absent one brings along, as it does on Apple's systems.
  static func companion(of module: String) -> String {
    bringingFoundation.contains(module) ? "Foundation" : "UIKit"
  }

  /// Those that know nothing of views.
  private static let bringingFoundation: Set<String> = [
    "AppIntents", "AudioToolbox", "CallKit", "Combine", "Contacts", "CoreAudio", "CoreBluetooth",
    "CoreData", "CoreHaptics", "CoreLocation", "CoreMedia", "CoreMotion", "EventKit", "HealthKit",
    "Intents", "LocalAuthentication", "NaturalLanguage", "Network", "Security", "SwiftData",
    "SystemConfiguration", "UserNotifications", "WatchConnectivity",
  ]

  /// The names of the modules.
  static let names: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport", "AppIntents",
    "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "CallKit", "Combine", "Contacts", "ContactsUI", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreVideo", "EventKit",
    "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "ImageIO", "Intents", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "ObjectiveC", "PDFKit", "PassKit",
    "PencilKit", "Photos",
    "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "SceneKit", "Security", "Social",
    "SpriteKit", "StoreKit",
    "SwiftData", "SystemConfiguration", "TipKit",
    "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity",
    "WidgetKit",
  ]
}
