/// Modules that many views import and that aren't available here, as small files of Swift.
///
/// They contain what affects speech: which views show their content, and which texts they have.
/// Names, but no code, are those of the modules.
enum KnownModules {
  struct Module: Sendable {
    var text: String
    /// Whether it behaves like the module, so that its use is no reason to doubt the lines.
    var isFaithful = false
    /// A name that only code with this module uses; another file may import it for all.
    var sign: String?
  }

  static let all: [String: Module] = [
    "Combine": Module(text: combine, isFaithful: true),
    "CoreLocation": Module(
      text: coreLocation,
      isFaithful: true,
      sign: "CLLocationCoordinate2D"
    ),
    "Introspect": Module(text: introspect, isFaithful: true),
    "Kingfisher": Module(text: kingfisher, sign: "kf"),
    "Lottie": Module(text: lottie),
    "Nuke": Module(text: nuke),
    "NukeUI": Module(text: nukeUI),
    "SDWebImage": Module(text: sdWebImage, sign: "sd_setImage"),
    "SDWebImageSwiftUI": Module(text: sdWebImageSwiftUI),
    "SFSafeSymbols": Module(text: sfSafeSymbols, isFaithful: true, sign: "systemSymbol"),
    "SnapKit": Module(text: snapKit, isFaithful: true, sign: "snp"),
    "SwiftUIIntrospect": Module(text: introspect, isFaithful: true),
  ]

  /// Where the replacement of a module appears to be.
  static func path(of module: String) -> String { "\(module) (stand-in).swift" }
}
