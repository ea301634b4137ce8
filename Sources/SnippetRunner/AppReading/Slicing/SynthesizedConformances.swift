/// Requirements that the compiler would synthesize, if all properties of the type were there.
///
/// They are in an extension, so that a structure keeps the initializer with its properties.
struct SynthesizedConformances {
  let slicer: Slicer
  let marks: SliceMarks

  static let names: Set<String> = ["Decodable", "Encodable", "Equatable", "Hashable"]

  /// Code that follows the file of a type; empty if nothing is needed.
  func text(of id: Slicer.UnitID) -> String {
    guard let names = marks.synthesized[id] else { return "" }
    let type = slicer.qualifiedName(of: id)
    let isClass = slicer[id].kind == .type(.classType) || slicer.isClass(slicer[id].target)
    let members = names.sorted().compactMap { requirement(of: $0, type, isClass: isClass) }
    return "\nextension \(type) { \(members.joined(separator: "; ")) }"
  }

  private func requirement(of name: String, _ type: String, isClass: Bool) -> String? {
    switch name {
    case "Decodable":
      // A class has it in its body, where it must be.
      let stop = "{ byEarStop(\"\(type).init\") }"
      return isClass ? nil : "public init(from decoder: any Swift.Decoder) throws \(stop)"
    case "Encodable": return "public func encode(to encoder: any Swift.Encoder) throws {}"
    case "Hashable": return "public func hash(into hasher: inout Swift.Hasher) {}"
    default:
      // Values that show the same are the same, as far as anything is left of them.
      let isSame =
        isClass ? "a === b" : "Swift.String(describing: a) == Swift.String(describing: b)"
      return "public static func == (a: \(type), b: \(type)) -> Swift.Bool "
        + "{ byEarReached(\"\(type).==\"); return \(isSame) }"
    }
  }
}
