import AssistiveTechnology

extension ArticleBlock {
  /// Whether a transcript stands in the block.
  var holdsTranscript: Bool {
    !transcripts.isEmpty
  }

  /// The transcripts in the block.
  fileprivate var transcripts: [SpokenFigure] {
    switch self {
    case .transcript(let figure): [figure]
    case .list(let list): list.items.flatMap { $0.flatMap(\.transcripts) }
    case .quote(let blocks), .callout(_, _, let blocks): blocks.flatMap(\.transcripts)
    default: []
    }
  }
}

extension [ArticleBlock] {
  /// The kinds of pieces that verified transcripts show, in the order of speech.
  var spokenRoles: [UtterancePart.Role] {
    var roles: Set<UtterancePart.Role> = []
    for figure in flatMap(\.transcripts) where figure.isVerified {
      for case .spoken(let parts, _) in figure.lines {
        roles.formUnion(parts.map(\.role))
      }
    }
    return UtterancePart.Role.allCases.filter(roles.contains)
  }
}
