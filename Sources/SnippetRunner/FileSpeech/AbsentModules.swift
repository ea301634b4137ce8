/// Modules of Apple's that exist on Apple's systems only.
///
/// Many files import them for nothing, or for previews; the import is left out, and a use of them is
/// an error at its line.
enum AbsentModules {
  /// Those whose commonest types UIKit and Foundation bring along here.
  static let provided: Set<String> = [
    "CoreGraphics", "QuartzCore", "ObjectiveC",
  ]

  /// The names of the modules.
  static let names: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents", "AudioToolbox",
    "AuthenticationServices", "CallKit", "Combine", "Contacts", "ContactsUI", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreText", "CoreVideo", "EventKit",
    "EventKitUI", "GameKit", "HealthKit", "ImageIO", "Intents", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MobileCoreServices",
    "NaturalLanguage", "Network", "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos",
    "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "Security", "SpriteKit", "StoreKit",
    "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit",
    "UserNotifications", "Vision", "WatchConnectivity", "WidgetKit",
  ]
}
