import SnippetNotation

/// Writes the declarations of a file that are taken, each in its line and column.
struct SliceWriter {
  let slicer: Slicer
  let marks: SliceMarks

  /// Some files import less than they use, since a header of Objective-C imports the rest.
  static let imports = "import Foundation; import UIKit; import SwiftUI; import os; "

  /// The files of a slice, without the spoken ones.
  func files() -> [SwiftFile] {
    Set(slicer.taken.keys.map(\.path)).subtracting(slicer.spoken).sorted().compactMap { path in
      text(of: path).map { SwiftFile(path: path, text: $0) }
    }
  }

  private func text(of path: String) -> String? {
    guard let source = slicer.sources[path] else { return nil }
    var bytes = source.bytes.map { $0 == 10 ? $0 : 32 }
    var edits: [(Range<Int>, String)] = []
    var isEmpty = true
    func copy(_ range: Range<Int>) {
      for index in range { bytes[index] = source.bytes[index] }
    }
    // Declarations on the same line need it between them.
    func copySemicolon(after end: Int) {
      let next = source.bytes[end...].firstIndex { $0 != 32 && $0 != 9 }
      if let next, source.bytes[next] == UInt8(ascii: ";") { bytes[next] = source.bytes[next] }
    }
    for (number, unit) in source.units.enumerated() {
      let id = Slicer.UnitID(path: path, number: number)
      guard isWritten(id) else { continue }
      isEmpty = false
      copySemicolon(after: unit.range.upperBound)
      if let block = unit.block {
        let clause = writtenClause(of: id, unit)
        copy(unit.range.lowerBound..<(block.lowerBound + 1))
        copy((block.upperBound - 1)..<block.upperBound)
        if let range = unit.clause, let clause { edits.append((range, clause)) }
        if let extra = extra(in: id) {
          edits.append(((block.lowerBound + 1)..<(block.lowerBound + 1), extra))
        }
      } else {
        copy(unit.range)
        if let range = unit.publicModifier, isOfSystem(unit, in: path) {
          for (index, byte) in zip(range, "public".utf8) { bytes[index] = byte }
        }
        if let body = unit.body, var stub = unit.stub, !keepsBody(id) {
          // What had to be left out may have shown something, although it returns nothing.
          if stub == "{}", marks.stubbed.contains(id) { stub = "{ byEarReached(#function) }" }
          edits.append((body, initialValues(of: id, unit) ?? unit.named(stub)))
        }
      }
    }
    guard !isEmpty else { return nil }
    // Which modules' names may precede a dot.
    for range in source.imports { copy(range) }
    for (range, replacement) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      let lines = source.bytes[range].count { $0 == 10 }
      let padding = String(repeating: "\n", count: lines)
      bytes.replaceSubrange(range, with: Array((replacement + padding).utf8))
    }
    // All files share one module, so what they import comes first, on the line of the first
    // declaration's file header.
    let conformances = SynthesizedConformances(slicer: slicer, marks: marks)
    return "import SnippetStage; " + Self.imports + String(decoding: bytes, as: UTF8.self)
      + source.units.indices.map { Slicer.UnitID(path: path, number: $0) }
      .filter(isWritten).map(conformances.text).joined()
  }

  /// Whether a member makes a type of the system conform to a protocol, which may require that it is
  /// public.
  private func isOfSystem(_ unit: SourceUnit, in path: String) -> Bool {
    guard let owner = unit.owner else { return false }
    let outer = slicer[Slicer.UnitID(path: path, number: owner)]
    return outer.kind == .extension && !outer.inherited.isEmpty && !slicer.index.isOwn(outer.target)
  }

  /// The body of an initializer that only gives each property a value; `nil` if that isn't enough.
  private func initialValues(of id: Slicer.UnitID, _ unit: SourceUnit) -> String? {
    guard unit.kind == .initializer, let owner = unit.owner,
      let source = slicer.sources[id.path]
    else { return nil }
    let type = Slicer.UnitID(path: id.path, number: owner)
    let head = source.text(in: unit.range.lowerBound..<(unit.body?.lowerBound ?? 0))
    if head.contains("convenience") {
      // A view that a stand-in replaces can at least be there.
      guard slicer[type].kind == .extension, !slicer.isKnown(unit.target),
        Self.viewEndings.contains(where: unit.target.hasSuffix)
      else { return nil }
      return "{ byEarReached(\"\(unit.target).init\"); self.init(frame: .zero) }"
    }
    guard slicer[type].kind == .type(.structure) || mayBeBlank(type) else { return nil }
    return "{ byEarReached(\"\(unit.target).init\"); \(assignments(in: type)) }"
  }

  /// Gives each property a value by its type.
  private func assignments(in type: Slicer.UnitID) -> String {
    let unit = slicer[type]
    let values = slicer.members(of: type).filter { isWritten($0) }.map { slicer[$0] }
      .filter { $0.isStored && !$0.hasValue && !$0.isStatic }
      .flatMap(\.names).map { "self.\($0) = byEarStub(\"\(unit.target).\($0)\");" }
    return values.joined(separator: " ")
      + (unit.inherited.first?.words.last == "NSObject" ? " super.init()" : "")
  }

  /// Whether an initializer without arguments can be written for a class.
  func mayBeBlank(_ type: Slicer.UnitID) -> Bool {
    let superclass = slicer[type].inherited.first?.words.last
    return slicer[type].kind == .type(.classType)
      && (superclass == "NSObject" || !isClass(superclass))
  }

  /// What is added to the members of a type.
  private func extra(in type: Slicer.UnitID) -> String? {
    guard marks.blank.contains(type) else { return marks.extras[type] }
    let start = "init(byEarBlank: Void) { byEarReached(\"\(slicer[type].target)\"); "
    return "\(marks.extras[type] ?? "") \(start)\(assignments(in: type)) };"
  }

  /// Whether the first name after a colon is that of a superclass; otherwise it is a protocol.
  private func isClass(_ name: String?) -> Bool {
    guard let name else { return false }
    if slicer.index.types[name] == nil {
      return ["AV", "CA", "NS", "UI", "WK"].contains { name.hasPrefix($0) }
        && !["Delegate", "DataSource", "Coding", "Copying"].contains { name.hasSuffix($0) }
    }
    return !slicer.types(named: name).contains { slicer[$0].isProtocol }
  }

  private static let viewEndings = ["View", "Label", "Button", "Control", "Field"]

  /// A member is written only with its type.
  func isWritten(_ id: Slicer.UnitID) -> Bool {
    guard slicer.taken[id] != nil, !marks.dropped.contains(id) else { return false }
    let unit = slicer[id]
    // A primitive of one line can't hold several properties without values.
    guard let owner = unit.owner else { return true }
    return isWritten(Slicer.UnitID(path: id.path, number: owner))
  }

  func keepsBody(_ id: Slicer.UnitID) -> Bool {
    !marks.stubbed.contains(id) && slicer.keepsBody(id, at: slicer.taken[id] ?? 99)
  }

  /// The clause without protocols of the app that nothing uses, and without those that failed.
  private func writtenClause(of id: Slicer.UnitID, _ unit: SourceUnit) -> String? {
    guard unit.clause != nil else { return nil }
    let kept = unit.inherited.filter { type in
      let base = type.words.last ?? type
      if marks.unconforming[id]?.contains(base) == true { return false }
      let isOfApp = type.words.contains { slicer.index.types[$0] != nil }
      return !isOfApp || type.words.allSatisfy { slicer.isDeclared($0) }
    }
    return kept.isEmpty ? "" : ": \(kept.joined(separator: ", "))"
  }
}

/// What was changed to make a slice compile.
package struct SliceMarks: Hashable, Sendable {
  var stubbed: Set<Slicer.UnitID> = []
  var dropped: Set<Slicer.UnitID> = []
  var unconforming: [Slicer.UnitID: Set<String>] = [:]
  var extras: [Slicer.UnitID: String] = [:]
  /// Classes that get an initializer without arguments.
  var blank: Set<Slicer.UnitID> = []
  /// Protocols whose requirements the compiler can't synthesize here.
  var synthesized: [Slicer.UnitID: Set<String>] = [:]
  /// Whether a run decoded or encoded a value.
  var keepsCoding = false
  /// Files whose types have code of their own for that.
  var codingFiles: Set<String> = []
  var cuts: [String: [CodeCut]] = [:]
}

/// Code of a spoken file that is left out, because it doesn't compile here.
package struct CodeCut: Hashable, Sendable {
  package var range: Range<Int>
  /// Of the same length in bytes; spaces if empty.
  package var replacement = ""
  package var line: Int
  /// What is left out, in one line.
  package var text: String
  package var reason: String
}

extension [CodeCut] {
  /// The code without what is cut; lines and, after a cut, columns stay.
  func applied(to code: String) -> String {
    var bytes = [UInt8](code.utf8)
    for cut in sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where cut.range.upperBound <= bytes.count {
      let lines = bytes[cut.range].split(separator: 10, omittingEmptySubsequences: false)
      let width = lines.last?.count ?? 0
      let text = cut.replacement.utf8
      let breaks = [UInt8](repeating: 10, count: lines.count - 1)
      let spaces = breaks.isEmpty ? Swift.max(0, width - text.count) : width
      bytes.replaceSubrange(cut.range, with: text + breaks + [UInt8](repeating: 32, count: spaces))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
