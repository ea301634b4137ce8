import Foundation
package import SnippetNotation

/// Files of an app that are spoken, with what they need of the rest of the app.
///
/// It begins as a guess by names; ``repair(_:)`` changes it by the errors of the compiler until it
/// compiles.
package struct AppSlice: Sendable {
  var work: SliceRepair
  private let files: [SwiftFile]
  let paths: [String]
  /// Types of the environment that can't be put into it.
  private var refusedEnvironment: Set<String> = []

  /// - Parameters:
  ///   - files: the spoken files, under the names of the command line.
  ///   - isSmall: whether other files give signatures only, at first.
  package init(
    _ files: [SwiftFile],
    of index: AppIndex,
    texts: AppTexts,
    isSmall: Bool = false
  ) {
    let files = files.map {
      SwiftFile(path: $0.path, text: texts.translated($0.text.withoutInnerModules))
    }
    self.files = files
    paths = files.map { index.relativePath(of: $0.path) ?? $0.path }
    work = SliceRepair(
      slicer: .fitting(
        files,
        paths: paths,
        index: index,
        texts: texts,
        reach: isSmall ? 1 : Slicer.maximumDepth
      )
    )
  }

  /// The spoken files, without the code that was cut, and with the texts of the language.
  package var spokenFiles: [SwiftFile] {
    zip(files, paths).map { file, path in
      let code = work.slicer.sources[path].map { String(decoding: $0.bytes, as: UTF8.self) }
      let text = (work.marks.cuts[path] ?? []).applied(to: code ?? file.text)
      return SwiftFile(path: file.path, text: SliceWriter.imports + text)
    }
  }

  package var companions: [SwiftFile] {
    let writer = SliceWriter(slicer: work.slicer, marks: work.marks)
    return writer.files() + [SwiftFile(path: StandIns.path, text: work.standIns.text)]
      + knownModules.map { SwiftFile(path: KnownModules.path(of: $0), text: module($0).text) }
  }

  /// Modules that files of ours replace.
  private var knownModules: [String] {
    let imported = Set(importedModules)
    let index = work.slicer.index
    return KnownModules.all.filter { name, module in
      if imported.contains(name) { return true }
      guard let sign = module.sign, index.members[sign] == nil else { return false }
      return work.slicer.depths[sign] != nil
    }
    .map(\.key).sorted()
  }

  private func module(_ name: String) -> KnownModules.Module {
    KnownModules.all[name] ?? KnownModules.Module(text: "")
  }

  /// Imports of all files that aren't the system's.
  package var importedModules: [String] {
    Array(Set(work.slicer.sources.values.flatMap(\.importedNames))).sorted()
  }

  /// Changes the slice by the errors of the compiler; `false` if that doesn't help.
  package mutating func repair(_ problems: [SliceProblem]) -> Bool {
    work.repair(
      problems.map { problem in
        var problem = problem
        if let index = files.firstIndex(where: { $0.path == problem.path }) {
          problem.path = paths[index]
        }
        return problem
      }
    )
  }

  /// Keeps the bodies of stubs that a run reached; `false` if none can be kept.
  package mutating func restore(_ reached: [String]) -> Bool { work.restore(reached) }

  // MARK: Entry points

  /// Calls that create the views of the spoken files that need arguments, by name of the view.
  package mutating func creations(of names: [String]) -> [String: String] {
    var maker = ArgumentMaker(slicer: work.slicer)
    var calls: [String: String] = [:]
    for name in names {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let declared = work.slicer.types(named: last).first { id in
        paths.contains(id.path) && work.slicer[id].kind != .extension
      }
      guard let id = declared, let call = maker.call(of: id, name) else { continue }
      calls[name] = call
    }
    work.slicer.keep(maker.examples)
    work.slicer.add(maker.needed, from: paths.first ?? "")
    return calls
  }

  /// Calls that give the views of the spoken files their content, by name of the view.
  package mutating func contents(of names: [String]) -> [String: String] {
    var maker = ContentMaker(maker: ArgumentMaker(slicer: work.slicer))
    var calls: [String: String] = [:]
    for name in names {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let declared = work.slicer.types(named: last).first { id in
        paths.contains(id.path) && work.slicer[id].kind == .type(.classType)
      }
      guard let id = declared, let call = maker.call(of: id) else { continue }
      calls[name] = call
    }
    work.slicer.keep(maker.maker.examples)
    work.slicer.add(maker.maker.needed, from: paths.first ?? "")
    return calls
  }

  /// Modifiers that put the objects into the environment that the views of the slice read.
  package mutating func environment() -> String {
    var maker = ArgumentMaker(slicer: work.slicer)
    var modifiers: [String] = []
    // Code that isn't compiled any more may name a type that isn't a class.
    for (type, isObservable) in environmentTypes()
    where work.slicer.isClass(type) && !refusedEnvironment.contains(type) {
      guard let value = maker.value(of: type, named: type) ?? blank(type) else { continue }
      modifiers.append(isObservable ? ".environment(\(value))" : ".environmentObject(\(value))")
    }
    work.slicer.keep(maker.examples)
    work.slicer.add(maker.needed, from: paths.first ?? "")
    return modifiers.joined()
  }

  /// Leaves out what the compiler refuses to put into the environment; `false` if there is nothing.
  package mutating func leaveOutOfEnvironment(_ refusals: some Sequence<String>) -> Bool {
    let types = refusals.compactMap { text in
      text.firstMatch(of: #/'environment(?:Object)?' requires that '(?:\w+\.)*(\w+)' conform/#)
        .map { String($0.1) }
    }
    let before = refusedEnvironment
    refusedEnvironment.formUnion(types)
    return refusedEnvironment != before
  }

  /// An object of a class whose arguments can't be made.
  private mutating func blank(_ type: String) -> String? {
    let writer = SliceWriter(slicer: work.slicer, marks: work.marks)
    guard let id = work.slicer.types(named: type).first(where: writer.mayBeBlank),
      writer.isWritten(id), !paths.contains(id.path)
    else { return nil }
    work.marks.blank.insert(id)
    return "\(work.slicer.qualifiedName(of: id))(byEarBlank: ())"
  }

  private func environmentTypes() -> [(type: String, isObservable: Bool)] {
    var types: [String: Bool] = [:]
    for id in work.slicer.taken.keys.sorted() {
      let unit = work.slicer[id]
      guard unit.kind == .variable, unit.isStored, let source = work.slicer.sources[id.path] else {
        continue
      }
      let text = source.text(in: unit.range)
      if let match = text.firstMatch(of: #/@Environment\((\w+)\.self\)/#) {
        types[String(match.1)] = true
      } else if text.hasPrefix("@EnvironmentObject"), let type = unit.type {
        types[type] = false
      }
    }
    return types.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension AppSlice {
  /// What was done to make the files compile, for the reader.
  package var report: SliceReport {
    SliceReport(
      files: Set(work.slicer.taken.keys.map(\.path)).subtracting(paths).count,
      declarations: work.slicer.taken.count { !paths.contains($0.key.path) },
      standIns: knownModules.filter { !module($0).isFaithful } + work.standIns.reported + queries,
      cuts: zip(files, paths).flatMap { file, path in
        (work.marks.cuts[path] ?? []).sorted { $0.line < $1.line }.map { (file.path, $0) }
      }
    )
  }

  /// Properties that read a database, which is empty here.
  private var queries: [String] {
    let found = work.slicer.taken.keys.flatMap { id -> [String] in
      guard let source = work.slicer.sources[id.path], work.slicer[id].isStored else { return [] }
      let text = source.text(in: work.slicer[id].range)
      return ["@Query", "@FetchRequest", "@SectionedFetchRequest"].filter(text.hasPrefix)
    }
    return Set(found).sorted()
  }
}

package struct SliceReport: Sendable {
  package var files: Int
  package var declarations: Int
  package var standIns: [String]
  package var cuts: [(path: String, cut: CodeCut)]

  /// Begins a line that a spoken program prints when it reaches a stub; `byEarReached` writes it.
  package static let stubMark = "\u{1}by-ear-stub:"
}
