/// Names of Apple's UIKit that aren't modelled.
///
/// Source: Apple's reference.
enum UIKitGaps {
  static let types = words(
    """
    AXBrailleTable AXBrailleTranslator AXLiveAudioGraph CAEAGLLayer CAMetalLayer CAScrollLayer
    CATiledLayer CATransformLayer CAValueFunction MAFlashingLightsProcessor
    MAMusicHapticsManager NSAdaptiveImageGlyph NSDataAsset
    NSTextAttachmentViewProvider NSTextContentStorage NSTextElement NSTextLayoutFragment
    NSTextLayoutManager NSTextLineFragment NSTextList NSTextParagraph NSTextRange
    NSTextSelection NSTextSelectionNavigation NSTextTab NSTextViewportLayoutController
    UIAccelerometer UIActionSheet UIActivityItemsConfiguration UIAlertView
    UIAttachmentBehavior UIBackgroundExtensionView UIBandSelectionInteraction
    UICalendarSelectionWeekOfYear UICanvasFeedbackGenerator UICloudSharingController
    UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionViewDropPlaceholder
    UICollectionViewFocusUpdateContext UICollectionViewLayoutInvalidationContext
    UICollectionViewPlaceholder UICollectionViewTransitionLayout UIConversationContext
    UICornerConfiguration UICornerRadius UIDataSourceModelAssociation UIDocument
    UIDocumentBrowserViewController UIDocumentInteractionController UIDocumentProperties
    UIDocumentViewController UIEventAttribution UIEventAttributionView UIFieldBehavior
    UIFindInteraction UIFindSession UIFocusDebugger UIFocusItemContainer UIFocusSystem
    UIGlassContainerEffect UIGraphicsPDFRenderer UIGraphicsRenderer UIGraphicsRendererFormat
    UIHoverAutomaticEffect UIHoverStyle UIImageAsset UIImageReader
    UIIndirectScribbleInteraction UILetterformAwareAdjusting UILexicon UILocalNotification
    UIMainMenuSystem UIManagedDocument UIMarkupTextPrintFormatter UIMenuLeaf
    UIMutableApplicationShortcutItem UIMutableTraits UINavigationItemRenameDelegate
    UIPasteConfiguration UIPasteControl UIPencilInteraction UIPointerLockState
    UIPopoverController UIPreviewInteraction UIPrintFormatter UIPrintPageRenderer UIPrinter
    UIPushBehavior UIReferenceLibraryViewController UIRegion UIScreenMode
    UIScribbleInteraction UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction
    UISearchDisplayController UISimpleTextPrintFormatter UISmartReplySuggestion
    UISpringLoadedInteraction UIStandardTextCursorView UIStateRestoring
    UIStoryboardUnwindSegueSource UITabAccessory UITabSidebarItem UITableViewDropPlaceholder
    UITableViewFocusUpdateContext UITableViewPlaceholder UITextCursorView
    UITextFormattingViewController UITextInputMode UITextInputStringTokenizer
    UITextInteraction UITextItemMenuConfiguration UITextLoupeSession UITextSearching
    UITextSearchingFindSession UITextSelectionDisplayInteraction UITextSelectionHandleView
    UIToolTipInteraction UITrackingLayoutGuide UITraitBridgedEnvironmentKey
    UIUpdateActionPhase UIUpdateInfo UIUpdateLink UIUserNotificationSettings
    UIVideoEditorController UIWebView UIWindowSceneDragInteraction UIWritingToolsCoordinator
    UIWritingToolsResultOptions
    """
  )

  /// The members by the type that declares them.
  static func contains(_ member: some StringProtocol, of type: some StringProtocol) -> Bool {
    members[String(type)]?.contains(String(member)) == true
  }

  /// Whether any type declares such a member.
  static func contains(_ member: some StringProtocol) -> Bool {
    members.values.contains { $0.contains(String(member)) }
  }

  private static let members: [String: Set<String>] = [
    "UIApplication": words(
      """
      openDefaultApplicationsSettingsURLString openNotificationSettingsURLString
      requestSceneSessionActivation supportsMultipleScenes
      """
    ),
    "UIBarButtonItem": words(
      """
      badge creatingFixedGroup creatingMovableGroup creatingOptionalGroup
      hidesSharedBackground menuRepresentation preferredMenuElementOrder
      setBackgroundVerticalPositionAdjustment sharesBackground
      """
    ),
    "UIButton": words(
      """
      behavioralStyle hoverStyle isHeld pointerStyleProvider preferredBehavioralStyle
      preferredMenuElementOrder reversesTitleShadowWhenHighlighted
      """
    ),
    "UICollectionView": words(
      "finishInteractiveTransition performUsingPresentationValues selfSizingInvalidation"
    ),
    "UIColor": words(
      "linearExposure prominence standardDynamicRange withProminence"
    ),
    "UIControl": words(
      """
      allControlEvents allTargets enumerateEventHandlers performPrimaryAction
      toolTipInteraction
      """
    ),
    "UIDevice": words(
      "playInputClick proximityState"
    ),
    "UIImage": words(
      """
      animatedImage animatedImageNamed byPreparingThumbnail heicData
      imageRestrictedToStandardDynamicRange isHighDynamicRange prepareForDisplay
      preparingForDisplay withBaselineOffset
      """
    ),
    "UIImageView": words(
      """
      addSymbolEffect imageDynamicRange preferredImageDynamicRange removeAllSymbolEffects
      removeSymbolEffect setSymbolImage
      """
    ),
    "UILabel": words(
      "preferredVibrancy sizingRule"
    ),
    "UIMenu": words(
      "displayPreferences"
    ),
    "UINavigationController": words(
      """
      barHideOnTapGestureRecognizer hidesBarsWhenVerticallyCompact
      interactiveContentPopGestureRecognizer
      """
    ),
    "UINavigationItem": words(
      """
      additionalOverflowItems documentProperties preferredSearchBarPlacement renameDelegate
      searchBarPlacement searchBarPlacementAllowsExternalIntegration
      searchBarPlacementAllowsToolbarIntegration searchBarPlacementBarButtonItem
      """
    ),
    "UIScreen": words(
      """
      brightnessDidChangeNotification capturedDidChangeNotification coordinateSpace
      currentEDRHeadroom fixedCoordinateSpace focusedView isCaptured maximumFramesPerSecond
      nativeScale potentialEDRHeadroom
      """
    ),
    "UIScrollView": words(
      """
      bottomEdgeEffect bouncesHorizontally bouncesVertically contentAlignmentPoint
      directionalPressGestureRecognizer leftEdgeEffect rightEdgeEffect
      stopScrollingAndZooming topEdgeEffect transfersHorizontalScrollingToParent
      transfersVerticalScrollingToParent
      """
    ),
    "UISearchBar": words(
      "isLookToDictateEnabled scopeBarBackgroundImage"
    ),
    "UISearchController": words(
      """
      ignoresSearchSuggestionsForSearchBarPlacementStacked scopeBarActivation
      searchSuggestions
      """
    ),
    "UISheetPresentationController": words(
      "prefersPageSizing"
    ),
    "UISlider": words(
      "behavioralStyle preferredBehavioralStyle sliderStyle trackConfiguration"
    ),
    "UITabBarController": words(
      """
      bottomAccessory compactTabIdentifiers customizableViewControllers
      customizationIdentifier isTabBarHidden moreNavigationController setBottomAccessory
      setTabBarHidden tabBarMinimizeBehavior
      """
    ),
    "UITableView": words(
      """
      contentHuggingElements fillerRowHeight insetsContentViewsToSafeArea
      performUsingPresentationValues selfSizingInvalidation
      """
    ),
    "UITextField": words(
      """
      allowedWritingToolsResultOptions conversationContext disabledBackground
      inlinePredictionType mathExpressionCompletionType textDragInteraction
      textDropInteraction writingToolsBehavior
      """
    ),
    "UITextView": words(
      """
      allowedWritingToolsResultOptions drawTextHighlightBackground findInteraction
      isWritingToolsActive supportsAdaptiveImageGlyph textFormattingConfiguration
      textHighlightAttributes textLayoutManager writingToolsBehavior
      """
    ),
    "UITraitCollection": words(
      """
      activeAppearance changedTraits hdrHeadroomUsageLimit listEnvironment modifyingTraits
      sceneCaptureState splitViewControllerLayoutEnvironment
      systemTraitsAffectingColorAppearance tabAccessoryEnvironment
      toolbarItemPresentationSize typesettingLanguage
      """
    ),
    "UIView": words(
      """
      addKeyframe alignmentRect animateKeyframes areAnimationsEnabled beginAnimations
      canPaste commitAnimations constraintsAffectingLayout cornerConfiguration
      didHintFocusMovement edgesPreservingSuperviewLayoutMargins exerciseAmbiguityInLayout
      focusItemContainer focusItems frameForAlignmentRect hasAmbiguousLayout hoverStyle
      inheritedAnimationDuration layoutGuide modifyAnimations pasteConfiguration
      performWithoutAnimation preferredFocusedView resizableSnapshotView
      setAnimationsEnabled setNeedsUpdateProperties updateProperties
      updatePropertiesIfNeeded updateTraitsIfNeeded viewPrintFormatter
      """
    ),
    "UIViewController": words(
      """
      attemptRotationToDeviceOrientation beginAppearanceTransition
      childViewControllerForPointerLock collapseSecondaryViewController contentScrollView
      contentUnavailableConfigurationState endAppearanceTransition
      interactionActivityTrackingBaseName preferredContainerBackgroundStyle
      preferredTransition prefersInterfaceOrientationLocked previewActionItems
      registerForPreviewing restoresFocusAfterTransition separateSecondaryViewController
      setContentScrollView setNeedsUpdateOfPrefersPointerLocked
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUpdateProperties
      shouldAutomaticallyForwardAppearanceMethods systemMinimumLayoutMargins
      tabBarObservedScrollView targetViewController unwind updateProperties
      """
    ),
    "UIWindow": words(
      "didBecomeVisibleNotification safeAreaAspectFitLayoutGuide sendEvent"
    ),
    "UIWindowScene": words(
      """
      effectiveGeometry isFullScreen screenshotService sizeRestrictions titlebar
      windowingBehaviors
      """
    ),
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
