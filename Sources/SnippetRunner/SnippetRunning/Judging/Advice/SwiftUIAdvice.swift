enum SwiftUIAdvice {
  static func sentence(for message: String, isFile: Bool) -> String? {
    guard let name = missingName(in: message) else { return nil }
    if name == "Entry" {
      return
        "specify the type of the entry, as in '@Entry var name: Type = value', in an extension of "
        + "'EnvironmentValues'"
    }
    guard names.contains(name) else { return nil }
    return isFile
      ? "SwiftUI's '\(name)' is not modelled; docs/portable-swiftui.md lists what is"
      : """
      the model of SwiftUI has no '\(name)': leave it out if nothing spoken depends on it, or mark \
      the block 'shown reason="…"'
      """
  }

  private static func missingName(in message: String) -> String? {
    let patterns = [
      #/cannot find (?:type )?'(.+?)' in scope/#,
      #/value of type '.+' has no member '(.+?)'/#,
      #/unknown attribute '(.+?)'/#,
    ]
    for pattern in patterns {
      if let match = message.prefixMatch(of: pattern) { return String(match.1) }
    }
    return nil
  }

  /// Types, attributes and modifiers of Apple's SwiftUI that are not modelled.
  ///
  /// Source: Apple's reference.
  static let names: Set<String> = [
    "AccessibilityQuickActionStyle", "AccessibilityTechnologies", "AnimatablePair",
    "CommandGroup", "CommandMenu", "Commands", "CubicKeyframe", "CustomHoverEffect",
    "DocumentGroup", "EquatableView", "FetchRequest", "FocusedBinding", "FocusedObject",
    "FocusedValue", "HelpLink", "ImagePaint", "KeyframeAnimator", "KeyframeTrack",
    "MenuBarExtra", "MeshGradient", "PasteButton", "RenameButton", "SectionedFetchRequest",
    "Settings", "SettingsLink", "TabSection", "TextRenderer", "ToolbarTitleMenu",
    "VectorArithmetic", "Window", "accessibilityQuickAction", "accessibilityScrollStatus",
    "alternatingRowBackgrounds", "colorEffect", "containerValue", "defaultAppStorage",
    "dialogIcon", "dialogSuppressionToggle", "distortionEffect", "equatable", "fileExporter",
    "fileMover", "findNavigator", "focusScope", "focusedObject", "focusedSceneValue",
    "focusedValue", "glassEffectID", "keyframeAnimator", "layerEffect", "onContinuousHover",
    "onCopyCommand", "onPasteCommand", "onScrollGeometryChange", "onScrollPhaseChange",
    "onScrollVisibilityChange", "pasteDestination", "renameAction", "scrollEdgeEffectStyle",
    "tabViewBottomAccessory", "tabViewCustomization", "tableStyle", "textRenderer",
  ]
}
