package import SnippetNotation

extension CheckReport: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(languages: try unpacker.next(), all: try unpacker.next())
  }

  package func pack(into packer: inout Packer) {
    packer.add(languages)
    packer.add(all)
  }
}

extension CheckReport.LanguageReport: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(
      language: try unpacker.next(),
      counts: try unpacker.next(),
      shown: try unpacker.next(),
      allowed: try unpacker.next()
    )
  }

  package func pack(into packer: inout Packer) {
    packer.add(language)
    packer.add(counts)
    packer.add(shown)
    packer.add(allowed)
  }
}

extension CheckReport.Shown: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(
      path: try unpacker.next(),
      line: try unpacker.next(),
      reason: try unpacker.next()
    )
  }

  package func pack(into packer: inout Packer) {
    packer.add(path)
    packer.add(line)
    packer.add(reason)
  }
}

extension CheckReport.Allowed: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(
      path: try unpacker.next(),
      line: try unpacker.next(),
      id: try unpacker.next(),
      reason: try unpacker.next()
    )
  }

  package func pack(into packer: inout Packer) {
    packer.add(path)
    packer.add(line)
    packer.add(id)
    packer.add(reason)
  }
}

extension CheckReport.Counts: Packable {
  private static var numbers: [WritableKeyPath<Self, Int>] {
    [
      \.ran, \.compiled, \.rejected, \.shown, \.screens, \.lines, \.matched, \.broken,
    ]
      + transcripts.flatMap {
        [
          $0.appending(path: \.heard), $0.appending(path: \.computed),
          $0.appending(path: \.guessed),
        ]
      }
  }

  private static var transcripts: [WritableKeyPath<Self, TranscriptCounts>] {
    [\.voiceOver, \.voiceControl, \.switchControl, \.fullKeyboardAccess]
  }

  package init(from unpacker: inout Unpacker) throws {
    self.init()
    for number in Self.numbers { self[keyPath: number] = try unpacker.next() }
  }

  package func pack(into packer: inout Packer) {
    for number in Self.numbers { packer.add(self[keyPath: number]) }
  }
}
