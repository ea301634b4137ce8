import Foundation

/// Installed fonts for the scripts that Typst's own fonts lack.
///
/// Only these files are used, never other fonts of the machine, so that a book looks the same
/// everywhere. `make setup-editions` installs them.
struct TypstFonts: Sendable {
  let files: [URL]
  private let scripts: [Script]

  static let installed = TypstFonts(in: ["/usr/share/fonts/truetype"])

  private enum Script: CaseIterable {
    case hebrew, hebrewAccents, arabic, chinese

    var files: [String] {
      switch self {
      // Typst's own text font contains them.
      case .hebrew: []
      case .hebrewAccents: ["noto/NotoSansHebrew-Regular.ttf", "noto/NotoSansHebrew-Bold.ttf"]
      case .arabic: ["noto/NotoNaskhArabic-Regular.ttf", "noto/NotoNaskhArabic-Bold.ttf"]
      case .chinese: ["droid/DroidSansFallbackFull.ttf"]
      }
    }

    /// The letters that the fonts contain, as reported by `fc-query` for Debian 12 and by Typst
    /// 0.15.
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

  func transliteratingMissing(_ text: String) -> String {
    text.transliteratedToLatin(except: hasGlyphs)
  }

  func missing(in text: String) -> [Character] {
    Set(text.filter { $0.unicodeScalars.contains(where: \.needsTransliteration) && !hasGlyphs($0) })
      .sorted()
  }

  private func hasGlyphs(_ character: Character) -> Bool {
    scripts.contains { script in
      character.unicodeScalars.allSatisfy { scalar in
        script.letters.contains { $0.contains(scalar.value) }
      }
    }
  }
}
