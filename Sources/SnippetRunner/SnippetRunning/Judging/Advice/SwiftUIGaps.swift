/// Names of Apple's SwiftUI.
///
/// Source: Apple's reference.
enum SwiftUIGaps {
  /// Types, attributes and modifiers that aren't modelled.
  static let names = words(
    """
    AccessibilityQuickActionStyle AccessibilityTechnologies CommandGroup CommandMenu
    Commands CubicKeyframe CustomHoverEffect DocumentGroup EquatableView FocusedBinding
    FocusedObject FocusedValue HelpLink KeyframeAnimator KeyframeTrack MenuBarExtra
    MeshGradient PasteButton RenameButton Settings SettingsLink TabSection TextRenderer
    ToolbarTitleMenu Window accessibilityQuickAction accessibilityScrollStatus
    alternatingRowBackgrounds colorEffect containerValue defaultAppStorage dialogIcon
    dialogSuppressionToggle distortionEffect equatable fileExporter fileMover findNavigator
    focusScope focusedObject focusedSceneValue focusedValue glassEffectID keyframeAnimator
    layerEffect onContinuousHover onCopyCommand onPasteCommand onScrollGeometryChange
    onScrollPhaseChange pasteDestination renameAction
    scrollEdgeEffectStyle tabViewBottomAccessory tabViewCustomization tableStyle textRenderer
    """
  )

  /// Modifiers with five or more overloads in the model, which the compiler never suggests for a
  /// mistyped name.
  static let overloadedModifiers = words(
    """
    accessibility accessibilityAction accessibilityCustomContent accessibilityHint
    accessibilityLabel accessibilityRotor accessibilityValue alert background confirmationDialog
    lineLimit navigationBarTitle navigationTitle searchable
    """
  )

  /// Types that are modelled, though perhaps not with all initializers and members.
  static let types = words(
    """
    AccessibilityFocusState AccessibilityTraits Alert Alignment AngularGradient Animation
    AnyLayout AnyView AppStorage AsyncImage BadgeProminence Binding Button ButtonBorderShape
    ButtonRole Canvas Capsule Circle Color ColorPicker ContentUnavailableView ControlGroup
    ControlSize DatePicker DisclosureGroup Divider Edge EditButton Ellipse EmptyView Environment
    EnvironmentValues FocusState Font ForEach Form Gauge GeometryReader Gradient Grid GridRow
    Group GroupBox HStack Image Label LabeledContent LazyHGrid LazyHStack LazyVGrid LazyVStack
    LinearGradient Link List Menu MultiDatePicker NavigationLink NavigationPath
    NavigationSplitView NavigationStack NavigationView OutlineGroup Path PhaseAnimator Picker
    PresentationDetent ProgressView RadialGradient Rectangle RoundedRectangle ScrollView
    ScrollViewReader Section SecureField ShareLink Slider Spacer State StateObject Stepper Tab
    TabView Table TableColumn Text TextEditor TextField TimelineView Toggle ToolbarItem
    ToolbarItemGroup ToolbarItemPlacement Transaction UnevenRoundedRectangle VStack ViewThatFits
    WindowGroup ZStack
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
