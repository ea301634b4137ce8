import Foundation

/// Fonts for the scripts that Typst's own fonts lack, as far as this machine has them.
///
/// Only these files are used, not whatever fonts a machine has, so that the same book looks the same
/// everywhere. `make setup-editions` installs them.
struct TypstFonts: Sendable {
  let files: [URL]
  private let scripts: [Script]

  /// Where Debian and its kin keep fonts.
  static let installed = TypstFonts(in: ["/usr/share/fonts/truetype"])

  /// A script, and the files that have its letters.
  private enum Script: CaseIterable {
    case hebrew, hebrewAccents, arabic, chinese

    var files: [String] {
      switch self {
      // Typst's own font for texts has them.
      case .hebrew: []
      case .hebrewAccents: ["noto/NotoSansHebrew-Regular.ttf", "noto/NotoSansHebrew-Bold.ttf"]
      case .arabic: ["noto/NotoNaskhArabic-Regular.ttf", "noto/NotoNaskhArabic-Bold.ttf"]
      case .chinese: ["droid/DroidSansFallbackFull.ttf"]
      }
    }

    /// The letters, as `fc-query` tells them of the fonts of Debian 12, and Typst 0.15 of its own.
    var letters: [ClosedRange<UInt32>] {
      switch self {
      case .hebrew:
        [0x05B0...0x05C3, 0x05D0...0x05EA, 0x05F0...0x05F4, 0xFB1D...0xFB1D, 0xFB1F...0xFB36]
      case .hebrewAccents:
        [
          0x0591...0x05C7, 0x05D0...0x05EA, 0x05F0...0x05F4, 0xFB1D...0xFB36, 0xFB38...0xFB3C,
          0xFB40...0xFB41, 0xFB43...0xFB44, 0xFB46...0xFB4F,
        ]
      case .arabic:
        [
          0x0606...0x061B, 0x061E...0x06FF, 0x0750...0x077F, 0xFB50...0xFBC1, 0xFBD3...0xFD3D,
          0xFD50...0xFD8F, 0xFD92...0xFDC7, 0xFDF0...0xFDFC, 0xFE70...0xFE74, 0xFE76...0xFEFC,
        ]
      case .chinese:
        [
          0x3001...0x3003, 0x3005...0x3007, 0x300A...0x3019, 0x3400...0x4DB5, 0x4E00...0x9FA5,
          0xFF01...0xFF5E, 0xFF61...0xFF9F, 0xFFE0...0xFFE5,
        ]
      }
    }
  }

  init(in folders: [String]) {
    var (files, scripts): ([URL], [Script]) = ([], [])
    for script in Script.allCases {
      guard !script.files.isEmpty else {
        scripts.append(script)
        continue
      }
      let found = folders.lazy.map { folder in
        script.files.map { URL(filePath: folder).appending(path: $0) }
      }
      .first { $0.allSatisfy { FileManager.default.fileExists(atPath: $0.path) } }
      guard let found else { continue }
      files += found
      scripts.append(script)
    }
    self.files = files
    self.scripts = scripts
  }

  /// A text as it can be printed: words that no font has are written in Latin letters.
  func printable(_ text: String) -> String { text.inLatinLetters(except: have) }

  /// The characters of a text that are written in Latin letters, each once, in their order.
  func missing(in text: String) -> [Character] {
    Set(text.filter { $0.unicodeScalars.contains(where: \.isOfAnotherScript) && !have($0) })
      .sorted()
  }

  private func have(_ character: Character) -> Bool {
    scripts.contains { script in
      character.unicodeScalars.allSatisfy { scalar in
        script.letters.contains { $0.contains(scalar.value) }
      }
    }
  }
}
