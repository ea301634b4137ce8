import Foundation
import SnippetNotation

/// Which imports of files are left out, and what takes their place.
struct LeftOutImports: Hashable, Sendable {
  /// Modules that exist on Apple's systems only.
  let absent: Set<String>
  /// Modules that files given along stand in for.
  let standIns: Set<String>
  /// Modules that the user wants left out.
  let stubs: Set<String>
  var missing: Set<String> = []

  /// Plans the imports of a request's files, some of which may import a package's modules.
  init(_ request: SpeakingRequest, packageModules: Set<String>) {
    let names = (request.files + request.companions).map { file in
      URL(filePath: file.path).deletingPathExtension().lastPathComponent
    }
    standIns = Set(names)
    stubs = Set(request.stubs).subtracting(names)
    absent = AbsentModules.names.subtracting(packageModules).subtracting(names).subtracting(stubs)
  }

  /// By the name of each module that is left out, the one that is imported in its place.
  ///
  /// A module for apps brings UIKit along, as most of them do.
  var replacements: [String: String] {
    var modules: [String: String] = [:]
    for name in absent { modules[name] = AbsentModules.companion(of: name) }
    for name in standIns.union(stubs).union(missing) { modules[name] = "UIKit" }
    return modules
  }
}

/// The files as they can be compiled here.
struct FileDraft {
  var files: [FileProgramMaker.Result]
  var imports: LeftOutImports
  /// What the compiler says about offers, by their paths; they are left out.
  var refused: [String: String] = [:]

  var programs: [Program] {
    files.map { file in
      var program = file.program
      program.speech?.offers.removeAll { refused[$0.path(in: file.program)] != nil }
      return program
    }
  }
}

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
