import Foundation
import SnippetNotation

struct RemovedImports: Hashable, Sendable {
  let absent: Set<String>
  /// Modules that are replaced by a file of the same name.
  let replacedModules: Set<String>
  let stubs: Set<String>
  var missing: Set<String> = []

  init(_ request: SpeechRequest, packageModules: Set<String>) {
    let names = (request.files + request.companions).map { file in
      URL(filePath: file.path).deletingPathExtension().lastPathComponent
        .replacing(" (stand-in)", with: "")
    }
    replacedModules = Set(names)
    stubs = Set(request.stubs).subtracting(names)
    absent = UnavailableModules.names.subtracting(packageModules).subtracting(names).subtracting(
      stubs
    )
  }

  /// The replacement for each removed module.
  ///
  /// App modules are replaced by UIKit, which most of them import.
  var replacements: [String: String] {
    var modules: [String: String] = [:]
    for name in absent { modules[name] = UnavailableModules.companion(of: name) }
    for name in replacedModules.union(stubs).union(missing) { modules[name] = "UIKit" }
    return modules
  }
}

struct FileDraft {
  var files: [FileProgramMaker.Result]
  var imports: RemovedImports
  var refused: [String: String] = [:]

  var programs: [Program] {
    files.map { file in
      var program = file.program
      program.speech?.offers.removeAll { refused[$0.path(in: file.program)] != nil }
      return program
    }
  }
}

/// Apple's modules that exist only on Apple's systems.
///
/// Many files import them needlessly, or only for previews. The import is removed; using the module
/// is an error at that line.
enum UnavailableModules {
  /// Modules whose most common types are part of UIKit and Foundation here.
  static let provided: Set<String> = [
    "CoreGraphics", "QuartzCore", "ObjectiveC",
  ]

  static func companion(of module: String) -> String {
    if stores.contains(module) { return "SwiftUI" }
    return bringingFoundation.contains(module) ? "Foundation" : "UIKit"
  }

  /// Modules of stored data, whose types are declared with the views that fetch it.
  private static let stores: Set<String> = ["CoreData", "SwiftData"]

  private static let bringingFoundation: Set<String> = [
    "AppIntents", "AudioToolbox", "CallKit", "Combine", "Contacts", "CoreAudio", "CoreBluetooth",
    "CoreHaptics", "CoreLocation", "CoreMedia", "CoreMotion", "EventKit", "HealthKit",
    "Intents", "LocalAuthentication", "NaturalLanguage", "Network", "Security",
    "SystemConfiguration", "UserNotifications", "WatchConnectivity",
  ]

  static let names: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport", "AppIntents",
    "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "CallKit", "Combine", "Contacts", "ContactsUI", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreVideo", "EventKit",
    "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "ImageIO", "Intents", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaAccessibility", "MediaPlayer", "MessageUI", "Metal",
    "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "ObjectiveC", "PDFKit", "PassKit",
    "PencilKit", "Photos",
    "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "SceneKit", "Security", "Social",
    "SpriteKit", "StoreKit",
    "SwiftData", "SystemConfiguration", "TipKit",
    "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity",
    "WidgetKit",
  ]
}
