// swift-format-ignore
let englishWords = #"""
# The interface text of pages, publications and new books in English. This file lists every key.
# The other languages have the same keys. To add a text, add a line here and in each other file, and a
# property of the same name in Words/.
#
# {1} and {2} are placeholders for numbers and names; {1:lowercase} lowercases the first letter.
# A phrase with cases is a mapping that contains 'other': its keys are Unicode plural categories, which
# depend on the language, or names such as language tags. For that reason no text has the key 'other'.
languageName: English
skipToContent: Skip to content
languages: Languages
contents: Contents
chapters: Previous and next chapters
chapterOf: Chapter {1} of {2}
part: "Part: {1}"
day:
  text: "{1} {2} {3}"
  months:
    [January, February, March, April, May, June, July, August, September, October, November,
     December]
lastChange: "Last updated: {1}."
quotationMarks: “”
plainText: plain text, {1} kB
readThisPage: Read this page as
allChapters: All chapters
reference: Reference
search:
  title: Search
  label: Search the book
  button: Search
  withoutScript: >-
    Search needs JavaScript, which is turned off or did not load. These indexes list everything by
    name:
  # '#' is the number of results here, '*' the query.
  results: {one: "# result for “*”", other: "# results for “*”"}
  none: No results for “*”
  advice: "Try another word, or browse the indexes and the contents:"
  otherKeyboard: No results for “*”. Showing results for the same keys in another keyboard layout.
  otherLetters: No results for “*”. Showing results for the same word in Latin letters.
  corrected: "No results for “*”. Showing results for “#”."
  similar: "No page contains every word of “*”. Showing the closest matches."
  more: Show more results
  sections: Matching sections
  suggestions: Suggestions
  allResults: All results for “*”
  groups:
    kinds: Kinds of results
    all: All
    symptom: What is wrong?
    component: Components
    chapter: Chapters
    reference: Reference
  # Words that can occur in any sentence; searches for questions ignore them.
  functionWords: [
    a, an, the, and, or, but, of, to, in, "on", at, for, from, by, with, about, as, into, is,
    are, was, were, be, been, am, do, does, did, has, have, had, how, what, which, who,
    whose, why, when, where, can, could, should, would, will, must, may, i, me, my, we, us,
    our, you, your, it, its, they, them, their, he, she, this, that, these, those, there,
    here, if, so, than, then, too, very, just, please, tell, want, make, makes, get, use, using,
    say, says, need, needs, vs, versus, instead, several, some,
    not, also, any, best, way, work, works, working, properly, correctly,
  ]
components:
  page:
    title: Components
    lead: >-
      Controls and patterns: UIKit and SwiftUI code, what VoiceOver says in four languages, the most
      common mistake, and how to check for it. Every spoken line is computed from the code.
  filter: Filter the components
  shown: "Components: {1}"
  previous: "Previous component:"
  next: "Next component:"
  otherNames: "Also called: {1}."
  heard: What VoiceOver says
  languages: In other languages
  language: Language
  line: Spoken line
  voiceControl: What Voice Control shows
  defect: Common mistake
  check: How to check it
trial:
  title: Try an element
  lead: >-
    Describe an element, and read or hear at once what VoiceOver says. The speech model of this book runs
    in your browser; nothing is sent anywhere.
  withoutScript: >-
    With JavaScript, this page has a form for the label, value, hint, traits, actions, location, language
    and settings of an element. As you type, it shows the spoken line, the rule behind each word, the name
    that Voice Control shows, and the code. JavaScript is turned off or did not load, so this page shows
    lines that were computed when the book was built.
  unsupported: This browser cannot run the speech model, which needs WebAssembly and decompression streams (Safari 16.4, Chrome 80, Firefox 113, or later).
  element: Element
  listener: User settings
  fields:
    label: Label
    value: Value
    hint: Hint
    traits: Traits
    level: Heading level
    expanded: Expanded status
    action: Custom actions
    content: Custom content
    say: Voice Control names
    language: Element language
    place: Location
    index: Item number
    count: Number of items
    row: Row number, if spoken
    column: Column number, if spoken
    rowSpan: Rows spanned
    columnSpan: Columns spanned
    header: Row and column headers
    tool: Assistive technology
    line: Line from the book
    fill-line: Use this line
    sample: Component
    texts: Text language
    fill-sample: Use this component
    device: Device language
    os: iOS version
    hints: Speak hints
    kind: Speak the element type
  advice:
    action: One per line.
    content: "One per line, with “|” between name and value. To have one spoken at once, start it with “!”."
    say: One per line. Voice Control shows the first.
    header: One per line. If a header has a value, put “|” before it.
  options:
    none: None
    device: Same as the device
    opened: Expanded
    closed: Collapsed
    alone: On its own
    series: In a set of choices
    tab: In a tab bar
    list-start: First in a list
    list-end: Last in a list
    landmark-start: First in a landmark
    landmark-end: Last in a landmark
    cell: In a table
    after: After label and value
    before: Before the label
    unspoken: Never
  heard: What VoiceOver says
  silence: VoiceOver stops here and says nothing.
  parts: Why these words
  words: Words
  part: Part
  origin: Source
  app: app
  system: system
  voiceControl: Voice Control shows
  noName: "No name: this element does not respond to touch."
  code: Code
  copy: Copy
  copied: Copied
  share: Share
  more: More properties
  examples: Examples
  tryPage: "Try the lines from “{1}”"
  tryIt: Try
  tryLines: Try these lines
  tryLine: Try this line
  begin: Starting point
  line: "Line from “#”"
  inBook: >-
    In the book, this line is “#”. There it also names what the focus enters, or speaks only what changed;
    here the element speaks in full, and nothing else does.
  shown: What Voice Control shows and understands
  showNames: "“Show names” shows"
  showNumbers: "“Show numbers” shows 1, because this is the only element."
  answers: Responds to
  someWords: A few words of the name are enough.
  samples:
    - "Button labelled with a file name?label=ic_close_24&traits=button&device=en"
    - "Button with a name?label=Close&traits=button&device=en"
    - "Disabled button?label=Pay&traits=button,notEnabled&device=en"
    - "Level 2 heading?label=Deliveries&traits=header&level=2&device=en"
    - "Link to the terms?label=Terms&traits=link&device=en"
    - "Wi-Fi switch?label=Wi-Fi&value=1&traits=button,toggleButton&device=en"
    - "Tab in a tab bar?label=Menu&traits=button,selected,tabBarItem&place=tab,2,4&device=en"
    - "Adjustable rating?label=Rating&value=4 of 5&traits=adjustable&device=en"
    - "Row with custom actions?label=Anna, 2 new messages&traits=button&action=Archive&action=Delete&device=en"
    - "First row of a list?label=Milk&place=list-start&device=en"
home:
  # The page shows the number before these texts.
  compiled: {one: code listing compiled, other: code listings compiled}
  computed: {one: spoken line computed from code, other: spoken lines computed from code}
  rules: {one: "speech rule with its sources", other: "speech rules with their sources"}
  heard: {one: line recorded from VoiceOver, other: lines recorded from VoiceOver}
  ways: "Find what you need:"
  byChapter: By chapter
  byComponent: By component
  start: Start reading
  chapters: {one: "{1} chapter", other: "{1} chapters"}
knowledge:
  chapterList:
    title: Chapters
    lead: What each chapter covers, a line that is heard in it, and its rule.
  referenceList:
    title: Reference
    lead: Pages to look things up in, made from the same data as the chapters.
  timeline:
    title: Timeline
    lead: The history of accessibility at Apple, by year and by audience.
  milestones: Milestones
  years: By year
  subjects: By audience
  period: "{1} to {2}"
  before: before {1}
  events: {one: "{1} event", other: "{1} events"}
  eventsOf: "Timeline: {1:lowercase}"
  checklists:
    title: Checklists
    lead: >-
      What to check in your app, collected from all chapters. You can print this page. With
      JavaScript, you can tick items, and this browser remembers them.
  checklistGroups:
    roles: By role
    screens: By screen
    items: {one: "{1} item", other: "{1} items"}
    lead: >-
      The items come from the chapters, with a link to the chapter of each. The page prints on two
      sheets at most. With JavaScript, you can tick items, and this browser remembers them.
    developer: {title: Developer checklist, lead: What to check in code before you hand it over.}
    tester: {title: Tester checklist, lead: What to try on a device before a release.}
    designer: {title: Designer checklist, lead: What to decide and draw before anyone writes code.}
    editor: {title: Editor checklist, lead: "What to check in names, values, messages and other text."}
    form: {title: Form checklist, lead: "What to check on a screen with fields, buttons and errors."}
    list: {title: List checklist, lead: "What to check on a screen of rows, cards or products."}
    sheet: {title: Sheet checklist, lead: "What to check in anything that covers a screen: sheets, menus, alerts and messages."}
    player: {title: Player checklist, lead: What to check on a screen that plays audio or video.}
    # '#' is the number of ticked items, '*' the number of all items.
    progress: "# of * done."
    clear: Clear ticks on this page
    restore: Restore ticks
    forgets: This browser does not save ticks, so they last only until you leave the page.
  glossary:
    title: Glossary
    lead: Terms that the chapters explain, each with a link to its chapter.
  interfaces:
    title: Accessibility APIs
    lead: >-
      The UIKit names that make an app accessible, the iOS version that introduced each of them
      (from Apple’s headers), and the chapters whose code uses them.
  interface: Name
  since: Introduced
  shownIn: Chapters
  notShown: No chapter yet
  moreChapters: {one: "{1} more chapter", other: "{1} more chapters"}
  system: iOS {1}
  lexicon:
    title: Spoken words
    lead: >-
      The words that the model of VoiceOver and Voice Control uses in each language, and how certain
      it is that a phone says them.
  word: Word
  certainty: Certainty
  sourceKey: Source
  certainties:
    heard: Captured from VoiceOver
    certain: Documented
    reported: Reported by users
    concluded: Inferred
  ruleList:
    title: Speech rules
    lead: >-
      Why VoiceOver says what this book prints: each rule of the model, how certain it is, its
      sources, and a recorded example.
  rule: Rule
  heardWords: Recording
  why: Why these words
  whyLead: >-
    The rules behind the computed lines of this page, guesses first, with the words that each rule
    produced.
  guess: a guess
  guesses: Guesses
  rules:
    part-order: >-
      The parts of a stop have this order: the app's name, containers that the focus enters,
      “selected”, label, important content, value, “dimmed”, words for traits, position, and finally
      hints and notices.
    silence: "The focus stops on an element even if there is nothing to say about it."
    entry-app: >-
      The app's name is spoken once, when the focus first arrives, and not when it returns.
    entry-name: >-
      The name of a container is spoken when the focus enters it, and not on its other elements.
    entry-tab-bar: "A tab bar without a name is called “Tab Bar” when the focus enters it."
    group-dimmed: >-
      A disabled container is called “dimmed” after its name, and “selected” comes before both.
    text-order: "The app's own words are spoken in the order label, value, hint."
    hint-promoted: "If there is neither a label nor a value, the hint takes the place of the label."
    content-important: >-
      Important custom content is spoken right away, after the label and before the words for
      traits.
    trait-order: >-
      “Selected” comes before the label; the words for other traits follow the value in a fixed
      order, starting with “dimmed”.
    trait-button: >-
      An element with the button trait is called “Button”, unless a more specific word applies.
    trait-back: >-
      A back button has a word of its own, and its label isn't spoken if it is the word for back.
    trait-field: >-
      Text fields and secure text fields have a word, and another one while they are being edited.
    field-edited: >-
      While a field is being edited, its text or placeholder follows “Is editing”, and then the
      position of the insertion point.
    trait-search: "A search field is called a search field, and not a text field as well."
    trait-private: "Pop-up buttons, picker wheels and other private traits have words."
    trait-level: "A heading speaks its level if its label has one."
    picker-selected: "A picker wheel says “selected” after its row."
    tabs-by-trait: "Every element inside a view with the tab bar trait is a tab."
    expansion: "An element that can be expanded says whether it is open."
    switch-state: "A switch speaks its state after the word for a switch."
    switch-alone: "A toggle without the button trait is called a switch too; reports disagree."
    series-count: "Segments, tabs and picker rows speak their position and the total."
    list-ends: >-
      The first and the last element of a list or landmark with an explicit order are announced as
      such.
    table-place: >-
      A table cell speaks its headers before the label, and its row and column between label and
      value.
    table-header: "A header is spoken with its label and value."
    hint-parts: "Hints come last: the app's own hint, then the hints for traits."
    hint-dimmed: "A disabled element keeps the app's hint and gets no other."
    hint-field: >-
      A text field has a hint on how to edit it or, while it is being edited, on how to find
      misspelled words.
    hint-field-own: "The app's hint of a text field comes before the hint on how to edit it."
    hint-expansion: "An element that can be expanded has a hint for opening and closing it."
    hint-status-bar: "The hint of a status bar item says how to scroll to the top."
    hint-rotor: >-
      The hint says how to reach a rotor that the app offers on the element or on one of its
      containers.
    notice-words: >-
      After the hints comes a notice that there are custom actions or more content; neither is
      named.
    hint-actions: >-
      The last hint of an element with custom actions says how to choose one, and replaces the
      notice about them.
    direct-touch: >-
      A direct touch area without a label is called that, and its hint says how to enable or start
      direct touch.
    activate: >-
      After an activation, only what changed is spoken, without words for traits and without hints.
    activate-field: "When editing begins, the field is spoken in full."
    activate-switch: "After activating a switch, only its new state is spoken."
    activate-stepper: "After a double tap on a button of a stepper, its new value is spoken."
    adjust: "After adjusting an element, only the new value is spoken."
    actions: >-
      Vertical swipes name the custom actions one after another, then the activation, and wrap
      around.
    content: >-
      With the rotor set to More Content, vertical swipes speak one detail after another, the value
      first.
    audio-graph: >-
      With the rotor set to Audio Graph, vertical swipes offer to describe a chart, to open its
      details and to play it.
    rotor-turn: "Turning the rotor speaks the name of the setting."
    rotor-text: "The rotor reads characters, words or lines one by one."
    flick: >-
      A horizontal swipe moves to the next or previous stop; nothing follows the last one or
      precedes the first.
    touch-frame: "Exploring by touch only finds elements with an area on the screen."
    read-all: >-
      Swiping up with two fingers reads everything from the top, swiping down from the focus on.
    four-fingers: "A four-finger tap moves to the first or the last stop."
    pause: "A two-finger tap pauses and resumes speech."
    rotor-kinds: >-
      With the rotor set to headings, links and the like, a vertical swipe moves to the next one.
    text-links: >-
      After the words of a link within a text comes “Link”, and the rotor finds it there.
    rotor-containers: >-
      With the rotor set to containers, a vertical swipe moves to the first element of the next
      one.
    rotor-custom: "A rotor of the app moves to the result of the app's search."
    scroll: "A three-finger swipe scrolls by one page; the position that the app posts is spoken."
    scrub: "The scrub asks the app to go back or dismiss."
    magic-tap: "The magic tap asks for the app's most important action, and what follows is spoken."
    hold: "Double tap and hold, and a triple tap, reach the app's gesture recognizers."
    type: "Typed text is spoken as the new value."
    wait: "An element that updates frequently is polled for its value."
    nothing: "A gesture or command that the app doesn't handle has no effect."
    focus-lost: "An element that disappears without a notification takes the focus with it."
    screen-changed: >-
      On a new screen, the focus moves to the element that the app names, or else to the first.
    layout-changed: >-
      After a layout change, the focus moves to the element that the app names, or else stays.
    layout-gone: >-
      If the focused element disappears with a layout change, the one in its place is read.
    announcement: "An announcement is spoken, and the focus stays."
    announcement-lost: >-
      An announcement that is posted in response to a double tap, or before another one in the same
      turn, is probably not heard.
    dismissed: "When something is dismissed, the focus stays if its element still exists."
    dismissed-opener: >-
      If the focused element disappears with a menu, an alert or a sheet, the focus moves to the
      first element; reports disagree.
    voice-commands: "The commands are those of Apple's own table."
    voice-names-where: "Names and numbers are shown next to elements that respond to touch."
    voice-number-order: "Numbers are assigned in reading order."
    voice-input-labels: >-
      The shown name is the first input label, or else the label; every input label is understood.
    voice-fallback: >-
      An element without a label has UIKit's word for its kind as its name; others report a number
      instead.
    voice-part-of-name: >-
      Some words of a label are enough, if they are whole and in order; a complete name takes
      precedence.
    voice-ambiguous: "If several elements match, they get numbers."
    voice-number-or-name: "A number refers to the element with that number, or else to a name."
    voice-overlay-once: >-
      Names and numbers disappear with the next command, unless they are shown continuously.
    voice-grid-once: "The grid disappears with the next command, unless it is shown continuously."
    voice-grid-zoom: "The number of a cell zooms into it; a tap at the number touches its centre."
    voice-grid-size: "The grid has a minimum cell size."
    voice-actions: "Custom actions are shown with numbers and can be called by name."
    voice-increment: >-
      Commands increase and decrease a value; pages show the name with the new value.
    voice-repeat: "The last command is repeated as often as requested."
    voice-typing: >-
      Text goes into the field that is being edited, and the text typed last can be deleted.
    voice-home: "Going home leaves the app."
    voice-sleep: >-
      While asleep, Voice Control only responds to the command that wakes it; a locked screen
      doesn't respond at all.
    voice-announcements: "Announcements are only for people who listen; others see what changed."
    voice-scroll: >-
      Scrolling and going back apply to the first element for which the app handles them.
    switch-items: >-
      Elements that respond to the user are highlighted one after another; with Speech turned on,
      their names are spoken.
    switch-groups: >-
      Groups are highlighted as one; selecting a group enters it, and its exit follows the last
      member.
    switch-menu: >-
      Selecting an item opens a menu with a tap, the steps of a value and custom actions.
    switch-steps: "The menu of an adjustable item has an entry for each direction."
    keyboard-items: >-
      Elements that respond to the user can be focused; a ring shows the focus, and Find uses the
      label.
    keyboard-tab: "Tab and Shift-Tab move from item to item in reading order."
    keyboard-groups: >-
      Segments, tabs and lists are one item for Tab; the arrow keys move within them.
    keyboard-arrows: >-
      The arrow keys change the value of an adjustable element, and otherwise move to the nearest
      item.
    keyboard-space: "The space bar activates the item."
    keyboard-actions: "Tab-Z opens the custom actions and Escape closes them; Tab-B goes back."
    keyboard-commands: >-
      Other keys perform the key command of the first responder that has one, or the shortcut of a
      control.
    focus-groups: >-
      With Full Keyboard Access off, Tab moves between focus groups, the arrow keys move within
      them, and Return activates.
  alphabet:
    title: A to Z
    lead: >-
      Terms, API names, gestures, traits, commands and chapters in alphabetical order.
  signs: Symbols and numbers
  letter: Letter {1}
  latinLetter: Letter {1}
  year: Year {1}
  chapter: Chapter
  sections:
    title: Sections, A to Z
    lead: The sections of all chapters in alphabetical order.
  section: section of the chapter
  errata:
    title: Corrections
    lead: "Errors in the sources of this book: what a source says, and what is correct."
  right: "Correct:"
previousChapter: "Previous chapter:"
nextChapter: "Next chapter:"
source: Source files of this book
notTranslated: This page is not translated yet. It is shown in another language.
pageNotFound: Page not found
pageNotFoundText: "The address may be wrong, or the page may have moved. Next steps:"
glance:
  label: At a glance
  heard: Heard
  heardBefore: Heard before
  heardAfter: Heard after
  rule: Rule
  code: Code
  check: Check
  listing: listing {1}
checklist: Checklist
terms: Terms
sources: Sources
notes: Notes
note: note {1}
backToReference: Back to reference {1}
done: "Done:"
toDo: "To do:"
alerts:
  note: Note.
  tip: Tip.
  important: Important.
  warning: Warning.
  caution: Caution.
listing: Listing {1}.
lines: {one: "{1} line", other: "{1} lines"}
text: Text
compilerMessage: Compiler message
output: Output
table: Table {1}.
rows: {one: "{1} row", other: "{1} rows"}
columns: {one: "{1} column", other: "{1} columns"}
status:
  ran: Compiled and run.
  compiled: Compiled.
  mustNotCompile: Rejected by the compiler, as expected.
  shown: "Not checked: {1}"
  heard: "Heard on {1}."
  computed: Computed.
  guessed: "Computed, with a guess: {1}."
  matched: Checked against the actual result.
  unchecked: Not checked in this build.
  counted: Only the number of stops is shown.
voiceOver: VoiceOver
voiceControl: Voice Control
switchControl: Switch Control
fullKeyboardAccess: Full Keyboard Access
transcript: Transcript {1}.
stops: {one: "{1} stop", other: "{1} stops"}
inLanguage:
  en: in English
  ru: in Russian
  zh-Hans: in Chinese
  de: in German
  he: in Hebrew
  ar: in Arabic
  ja: in Japanese
  ko: in Korean
  zh-Hant: in Traditional Chinese
  other: in the language {1}
you: "You:"
partsOfALine: "Parts of a spoken line:"
roles:
  container: container
  selected: selected
  tableHeader: row or column header
  label: label
  tablePosition: row and column
  value: value
  trait: trait
  position: position
  hint: hint
  notice: notice
events:
  activated: activated {1}
  scrolled: scrolled, {1}
  page: page {1} of {2}
  others:
    ambiguous: ambiguous
    announcement: announcement
    announcement, likely lost: announcement, likely lost
    asleep: asleep
    awake: awake
    dismissed: dismissed
    focus lost: focus lost
    grid hidden: grid hidden
    grid shown: grid shown
    grid zoomed: grid zoomed
    home screen: home screen
    leave group: leave group
    layout changed: layout changed
    limit: limit
    magic tap: magic tap
    menu: menu
    menu closed: menu closed
    names hidden: names hidden
    no match: no match
    nothing happens: nothing happens
    not modelled: not modelled
    nothing to show: nothing to show
    numbers hidden: numbers hidden
    screen changed: screen changed
    screen locked: screen locked
    scrolled: scrolled
    silence: silence
    speech paused: speech paused
screens:
  screen: Screen {1}.
  before: "Before: {1}."
  after: "After: {1}."
  became: {one: "{1} stop becomes {2}", other: "{1} stops become {2}"}
  picture: Drawing of the screen; its numbers match the list that follows
  size: Text size {1} of {2}
  sameLines: same lines
  samePicture: Drawing of the screen at this size; its numbers match the preceding list
  overlaidPicture: Drawing of the screen; the list that follows describes its overlay
  shows: "On the screen: {1}."
  each: "{1}, each with {2}"
  holding: "{1}: {2}"
  named: "{1} “{2}”"
  more: and more
  parts:
    navigationBar: {name: a navigation bar, count: {one: "{1} navigation bar", other: "{1} navigation bars"}}
    tabBar: {name: a tab bar, count: {one: "{1} tab bar", other: "{1} tab bars"}}
    toolbar: {name: a toolbar, count: {one: "{1} toolbar", other: "{1} toolbars"}}
    row: {name: a row, count: {one: "{1} row", other: "{1} rows"}}
    card: {name: a card, count: {one: "{1} card", other: "{1} cards"}}
    heading: {name: heading, count: {one: "{1} heading", other: "{1} headings"}}
    text: {name: text, count: {one: "{1} text", other: "{1} texts"}}
    price: {name: price, count: {one: "{1} price", other: "{1} prices"}}
    picture: {name: image, count: {one: "{1} image", other: "{1} images"}}
    symbol: {name: symbol, count: {one: "{1} symbol", other: "{1} symbols"}}
    button: {name: button, count: {one: "{1} button", other: "{1} buttons"}}
    field: {name: text field, count: {one: "{1} text field", other: "{1} text fields"}}
    toggle: {name: switch, count: {one: "{1} switch", other: "{1} switches"}}
    slider: {name: slider, count: {one: "{1} slider", other: "{1} sliders"}}
    stepper: {name: stepper, count: {one: "{1} stepper", other: "{1} steppers"}}
    segments: {name: segmented control, count: {one: "{1} segmented control", other: "{1} segmented controls"}}
    progress: {name: progress bar, count: {one: "{1} progress bar", other: "{1} progress bars"}}
    pages: {name: page control, count: {one: "{1} page control", other: "{1} page controls"}}
    wheel: {name: picker wheel, count: {one: "{1} picker wheel", other: "{1} picker wheels"}}
    spinner: {name: activity indicator, count: {one: "{1} activity indicator", other: "{1} activity indicators"}}
    link: {name: link, count: {one: "{1} link", other: "{1} links"}}
player:
  hear: Hear
  hearAll: "Hear: {1}"
  speed: "Speed: {1}"
  step: Step
  open: "Step through: {1}"
  curtain: Curtain
  screenCurtain: "Screen curtain: {1}"
  next: Next
  back: Back
  start: Start over
  speak: Speak each step
  parts: Name the parts
  sounds: Event sounds
  before: Before
  after: After
  place: "{1} of {2}"
  end: This is the last step.
  noVoice: "This browser reports no voice for this language: {1}. It may say nothing."
site:
  chapters: Chapters
  menu: Menu
  pages: Main pages
  symptoms: What is wrong?
  linkTo: "Link to “{1}”"
  copyListing: Copy listing {1}
  copied: Copied
  showAll: Show all
  showWhole: "Show all of listing {1}"
  hearBoth: Play before and after
  inThisPart: "In this part: {1}"
  thisPage: this page
  editThisPage: Edit this page
  changes: Feed of changes
  moved: This page has moved
  olderThanOriginal: >-
    The original of this page has changed since it was translated, so parts may be out of date.
textPages:
  title: Plain text
  lead: >-
    Every page as a text file for listening: no markup, one line per paragraph, the same words in
    the same order.
  whole: The whole book as one text file
  wholeLead: All chapters in order, to save and read offline.
  pages: Individual pages
  size: "{1} kB"
statement:
  title: Accessibility
  lead: >-
    What makes this site accessible, what its build checked, and what has not been tested.
  short: >-
    In short: every page works with a keyboard, with a screen reader, in large text and without
    JavaScript, as far as programs can check that. If something does not work for you, please say so.
  goal: Goal
  goalText:
    - >-
      The site is designed to meet WCAG 2.2 level AA, and the level AAA criteria that apply to
      pages of text: a contrast ratio of 7 to 1, targets of 44 pixels, and links that make sense
      on their own. It needs no JavaScript, loads nothing from other sites, and works from a
      local folder.
    - >-
      This is a goal and a list of checks. It is not a claim of conformance, which requires an
      evaluation by people.
  checked: What this build checked
  checkedLead: >-
    The build that created this page looked for everything in the following list. If it had found
    anything that an author had not allowed, it would have created no pages. The page “What was
    checked” lists what was allowed, and why.
  counts:
    sentence: >-
      This edition has {1} besides this one, each with a plain-text version. They contain {2},
      {3} with row and column headers, {4}, {5} and {6}.
    pages: {one: "{1} page", other: "{1} pages"}
    headings: {one: "{1} heading", other: "{1} headings"}
    tables: {one: "{1} table", other: "{1} tables"}
    listings: {one: "{1} listing", other: "{1} listings"}
    transcripts: {one: "{1} transcript", other: "{1} transcripts"}
    pictures: {one: "{1} image", other: "{1} images"}
  lastChange: The most recent change recorded in this edition is from {1}.
  costs: Tab stops before the text
  costsCaption: Tab stops and headings before the text, at most, by type of page
  costsColumns:
    kind: Page type
    pages: Pages
    tabStops: Tab stops
    headings: Headings
  kinds:
    home: Home page
    chapter: Chapters
    reference: Reference pages
    about: Pages about the book
    search: Search
    tryout: Try an element
    notFound: Page not found
  outside: What the project’s tests check
  outsideText:
    - >-
      The project also has browser tests, which its developers and its continuous integration run
      on the finished site with Chromium and axe-core. They test the keyboard, a window 320 pixels
      wide, wide text spacing, dark, high-contrast and forced colours, and a browser without
      JavaScript.
    - >-
      Other tests have the screen reader Orca 43 on Linux read one page of each type, and compare
      every word and its language with earlier results.
    - Both run after the pages are created, so this page cannot report their results.
  untested: What was not tested
  untestedLead: >-
    No program can do the following, and there is no record that a person did it for this build:
  untestedItems:
    - reading the site with VoiceOver, NVDA, JAWS or TalkBack
    - reading it on a braille display
    - using it with Voice Control and with Switch Control
    - >-
      judging whether text alternatives are sufficient, whether headings and links make sense,
      and whether the text is easy to read
    - asking people with disabilities which barriers they meet
  contact: Report a problem
  contactAt: "Tell the people who maintain the book:"
  noContact: This copy of the book gives no contact address. Please contact its publisher.
  checks:
    missing-translation: chapters missing in a language
    different-code: code that differs between languages
    differing-checklist: checklist items assigned to different roles or screens in another language
    unlisted-chapter: chapters missing from the contents
    missing-site-file: >-
      pages without the style sheet that sets contrast and sizes, or without a script they use
    unknown-row: facts that a chapter claims but the inventory does not list
    unlisted-row: evidence for facts that the chapter does not claim
    unclosed-fence: unclosed code blocks that would swallow text
    unknown-fence: code blocks of an unknown type
    undrawn-fence: diagrams and formulas that would be read aloud as code
    unknown-table: tables with missing data
    missing-table-header: tables without a header for every row and column
    uneven-table-row: table rows with more or fewer cells than the header row
    duplicate-caption: tables on one page with the same caption
    deep-nesting: lists, quotations and emphasis nested too deeply to follow
    unparsed-markdown: Markdown such as “##” or “**” that would be read aloud as text
    unfinished-text: author’s notes such as “TODO”, and placeholder text
    unclosed-tag: HTML tags that are cut off, unclosed or unintended
    raw-html: markup that bypasses these checks
    active-file: files that would run code in the browser
    heading-level-one: more than one level 1 heading on a page
    skipped-heading-level: skipped heading levels
    duplicate-heading: headings on one page with the same text
    empty-heading: empty headings
    broken-link: links to missing pages and files
    broken-anchor: links to missing sections
    undefined-reference: links without an address
    undefined-footnote: references to missing notes
    unused-footnote: notes without a reference
    broken-image: missing images
    missing-alternative-text: images without alternative text
    file-name-alternative-text: alternative text that is a file name
    redundant-alternative-text: alternative text that begins with “image of”
    empty-link-text: links without text
    vague-link-text: links that make no sense on their own, such as “here”
    ambiguous-link-text: links with the same text but different destinations
    other-language-link: links to pages in another language that do not say so
    mixed-alphabets: words that mix letters of two alphabets, which are mispronounced
    lone-letter: single letters of another alphabet that look like a word
    invisible-character: invisible characters that disrupt speech and copying
    unmarked-language: words in another language that would be spoken with the wrong voice
    untranslated-text: untranslated sentences
    meaning-by-position: references to a position on the page, such as “on the right”
    meaning-by-color: references by colour alone
    contested-claim: contested rules of speech that are stated as facts
    word-to-avoid: words that the book replaces with better ones
    glance-not-heard: summaries whose spoken line is in no transcript on the page
    glance-not-shown: summaries whose code is in no listing on the page
    bare-glance: summaries whose first line means nothing alone
    glued-plural: numbers joined to nouns without plural rules
    incomplete-glance: summaries without the problem or the fix
    long-glance: summaries longer than eighty words
    missing-glance: chapters without a summary, where other chapters have one
    foreign-transcript: transcripts and screens in a language other than that of their page
    too-many-foreign-transcripts: too many transcripts in another language
    retain-cycle: closures that retain the object that stores them
    empty-chapter: chapters without text
    missing-section: sections missing in a language
    missing-figure: transcripts and figures missing in a language
    misread-nesting: lines that belong to a different quotation, list or heading than they seem to
    misread-character: characters that were read in a wrong encoding
    unknown-placeholder: placeholders that nothing replaces
    fails-without-message: code that must not compile, without the expected compiler message
    term-defined-twice: terms defined in two places
    future-change: changes with a date in the future
    unused-reference: link definitions that no link uses
    heading-in-bold: headings that are only bold text
    misnumbered-list: lists numbered differently from how they are displayed
    navigation-cost: pages with too many Tab stops before the text
    other: "{1}"
report:
  title: What was checked
  lead: What the build of this book compiled, ran and compared.
  heading: Checks
  numbers: Totals
  caption: Build results by language
  kind: Item
  all: Total
  ran: Swift code blocks, compiled and run
  compiled: Swift code blocks, compiled only
  rejected: Swift code blocks, rejected by the compiler as expected
  shown: Swift code blocks, not checked
  voiceOver: VoiceOver transcripts
  voiceControl: Voice Control transcripts
  switchControl: Switch Control transcripts
  fullKeyboardAccess: Full Keyboard Access transcripts
  heard: heard on a device or in a simulator
  computed: computed by documented or recorded rules
  guessed: computed with a guess
  screens: Screens, drawn and read as computed
  computedLines: Spoken or displayed lines in all of these
  matched: Program outputs and compiler messages, as expected
  broken: Failed expectations
  recordings: Recorded VoiceOver speech
  recordingsLead: >-
    Lines recorded from VoiceOver on devices and in simulators, mostly in other apps. The speech
    rules are checked against them. The first table counts the transcripts of this book that were
    heard.
  system: System
  spokenIn: Language
  lines: Lines
  place: Source
  unchecked: Unchecked code
  uncheckedLead: >-
    These blocks were not compiled, so a mistake in them would go unnoticed. Each has a reason.
  nothingUnchecked: "None in this edition: the compiler checked all Swift code."
  allowed: Allowed findings
  allowedLead: The text checks reported these places, and the authors kept them. Each has a reason.
  nothingAllowed: "None in this edition: everything that the text checks reported was fixed."
  listing: listing {1}
textEdition:
  language: "Language: {1}."
  section: Section {1}.
  listOf: {other: "List of {1} items."}
  endOfListing: End of listing {1}.
  endOfTranscript: End of transcript {1}.
  endOfScreen: End of screen {1}.
  endOfTable: End of table {1}.
  columns: "Columns:"
  row: Row {1}.
  image: "Image:"
  writtenIn:
    en: in English
    ru: in Russian
    zh-Hans: in Chinese
    de: in German
    he: in Hebrew
    ar: in Arabic
    other: in the language {1}
  links: Links
  link: Link {1}.
publication:
  cover: Cover
  beginning: Start of content
  landmarks: Landmarks
  coverText: "Cover: {1}. {2}"
  summary:
    structure: >-
      The book has a single reading order, headings at every level, and a table of contents that
      links to chapters and sections.
    languages: Code and text in other languages are marked, so that voices can switch.
    tables: Tables have captions and headers for columns and rows.
    settings: Readers can choose fonts, colours and spacing.
    transcripts: "Spoken text is written out as numbered lists: {1} in total."
    pictures: "Images have text alternatives: {1} in total."
    wordlessPictures: "Images without a text alternative: {1}."
    certified: "Evaluated by {1}."
    uncertified: >-
      Software checked all of this. No person has evaluated the book yet, so it claims no level of
      conformance.
newBook:
  spokenLanguage: en
  book: New book
  bookDescription: A book in which every spoken line is computed.
  part: Basics
  firstChapter: A button
  firstDescription: What VoiceOver says for a button.
  introduction: This book has one chapter. Its code is compiled and its spoken lines are computed.
  newChapter: New chapter
  newDescription: What readers will learn in this chapter.
  chapterText: VoiceOver speaks the title of a button, and says that it is a button.
  rule: VoiceOver speaks a button’s title and its type.
  check: "Swipe to the button: VoiceOver says its title and “Button”."
  buy: Buy
  spoken: Buy, Button
"""#
