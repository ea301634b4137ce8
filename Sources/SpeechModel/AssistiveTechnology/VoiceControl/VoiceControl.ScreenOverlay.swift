extension VoiceControl {
  /// What lies over the screen.
  struct ScreenOverlay {
    /// Whether it shows names, numbers or the grid.
    let kind: VoiceCommand.Overlay
    /// Whether it stays after the next command.
    let isContinuous: Bool
    /// The grid, as far as it is zoomed in.
    var grid: VoiceGrid?
  }
}

extension VoiceCommand {
  /// Whether what lies over the screen goes when the command is done.
  ///
  /// Source: Apple's support page for the grid; certainty A. For names and numbers it follows from
  /// the commands that show them continuously; certainty B.
  var endsOverlay: Bool {
    switch self {
    case .show, .showContinuously, .hide, .hideOverlays, .repeatThat, .choose: false
    default: true
    }
  }
}
