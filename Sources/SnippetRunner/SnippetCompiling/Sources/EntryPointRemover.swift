import SwiftSyntax

/// Removes `@main` from code without moving a line, if another file is the entry point.
package enum EntryPointRemover {
  private static let names: Set<String> = ["main", "UIApplicationMain"]

  package static func removeEntryPoint(from code: String) -> String {
    guard names.contains(where: { code.contains("@\($0)") }) else { return code }
    var bytes = Array(code.utf8)
    for item in SourceFileSyntax.reading(code).statements {
      guard case .decl(let declaration) = item.item,
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
      else { continue }
      for case .attribute(let attribute) in attributes
      where names.contains(attribute.attributeName.trimmedDescription) {
        for index in attribute.byteRange { bytes[index] = UInt8(ascii: " ") }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
