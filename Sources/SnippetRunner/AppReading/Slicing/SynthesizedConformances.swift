/// Requirements that the compiler would synthesize, if all properties of the type were there.
///
/// Code that decodes and encodes is always replaced, until a run reaches it: few screens do, and it
/// takes long to compile. All are in an extension, so that a structure keeps the initializer with its
/// properties.
struct SynthesizedConformances {
  let slicer: Slicer
  let marks: SliceMarks

  static let names: Set<String> = ["Decodable", "Encodable", "Equatable", "Hashable"]

  /// The names by which stubs report that they were reached.
  static let decoding = "init(from:)"
  static let encoding = "encode(to:)"

  /// Code that follows the file of a type; empty if nothing is needed.
  func text(of id: Slicer.UnitID) -> String {
    let names = coding(of: id).union(marks.synthesized[id] ?? [])
    guard !names.isEmpty else { return "" }
    let type = slicer.qualifiedName(of: id)
    let isClass = slicer[id].kind == .type(.classType) || slicer.isClass(slicer[id].target)
    let members = names.sorted().compactMap { requirement(of: $0, type, isClass: isClass) }
    return "\nextension \(type) { \(members.joined(separator: "; ")) }"
  }

  /// The protocols for decoding and encoding to which a value type conforms without code of its own.
  private func coding(of id: Slicer.UnitID) -> Set<String> {
    let unit = slicer[id]
    let type = slicer.types(named: unit.target).first.map { slicer[$0].kind } ?? unit.kind
    guard !marks.keepsCoding, !marks.codingFiles.contains(id.path),
      [.type(.structure), .type(.enumeration)].contains(type), slicer.index.isOwn(unit.target)
    else { return [] }
    let failed = marks.unconforming[id] ?? []
    var names = Set(unit.inherited).subtracting(failed).intersection(Self.codingNames)
    if names.remove("Codable") != nil { names.formUnion(["Decodable", "Encodable"]) }
    let own = slicer.sources[id.path]?.units.filter { $0.target == unit.target } ?? []
    if own.contains(where: { $0.kind == .initializer && $0.labels == ["from"] }) {
      names.remove("Decodable")
    }
    if own.contains(where: { $0.names == ["encode"] }) { names.remove("Encodable") }
    return names.subtracting(failed)
  }

  private static let codingNames: Set<String> = ["Codable", "Decodable", "Encodable"]

  private func requirement(of name: String, _ type: String, isClass: Bool) -> String? {
    switch name {
    case "Decodable":
      // A class has it in its body, where it must be.
      let stop = "{ byEarStop(\"\(type).\(Self.decoding)\") }"
      return isClass ? nil : "public init(from decoder: any Swift.Decoder) throws \(stop)"
    case "Encodable":
      let note = "{ byEarReached(\"\(type).\(Self.encoding)\") }"
      return "public func encode(to encoder: any Swift.Encoder) throws \(note)"
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
