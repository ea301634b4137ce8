// swift-format-ignore
let englishWords = #"""
# The interface text of pages, publications and new books in English, which defines all keys.
# Every other language has the same keys. A new text needs a line here, one in each other file, and a
# property of the same name in Words/.
#
# {1} and {2} are replaced by numbers and names; {1:lowercase} begins with a lowercase letter.
# A text with several forms is a mapping with the key 'other': either Unicode's plural categories of
# the language, or names such as language tags. So no text can have the key 'other'.
languageName: English
skipToContent: Skip to the text
languages: Languages
contents: Contents
chapters: Chapters before and after
chapterOf: Chapter {1} of {2}
part: "Part: {1}"
day:
  text: "{1} {2} {3}"
  months:
    [January, February, March, April, May, June, July, August, September, October, November,
     December]
lastChange: "Last change: {1}."
quotationMarks: “”
plainText: plain text, {1} kB
readThisPage: Read this page as
allChapters: All chapters
reference: Reference
search:
  title: Search
  label: Search the book
  button: Find
  withoutScript: >-
    Searching takes a script, and scripts are off in this browser or did not load. The index
    from A to Z lists everything by its name:
  # '#' is replaced by the number, '*' by the query.
  results: {one: "# result for “*”", other: "# results for “*”"}
  none: No results for “*”
  advice: "Try another word, or look through the indexes and the contents:"
  otherKeyboard: Nothing was found for “*”; this is what the same keys type with the other keyboard.
  otherLetters: Nothing was found for “*”; this is the same in the letters of the language.
  corrected: "No page says “*”; these are the results for “#”."
  similar: "No page has all words of “*”; these come closest."
  more: More results
  sections: Where on the page
  # Words that are ignored in queries.
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
      Controls and patterns, each with its code in UIKit and SwiftUI, what VoiceOver says of it in
      four languages, its usual defect and how to check it. Every line is computed from the code.
  otherNames: "Also called: {1}."
  heard: What is heard
  languages: The same in other languages
  language: In which language
  line: What VoiceOver says
  voiceControl: What Voice Control shows
  defect: The usual defect
  check: How to check it
trial:
  title: Try it
  lead: >-
    Change what an element says of itself, and read or hear at once what VoiceOver makes of it. The speech
    model of this book runs in your browser; nothing is sent anywhere.
  withoutScript: >-
    With scripts, this page has a form: label, value, hint, traits, actions, place, language and settings.
    The line appears as you type, with the rule behind each of its words, the name that Voice Control
    shows, and the code. Scripts are off here, or did not load; these lines were computed when the book was
    made.
  unsupported: This browser cannot run the model. It needs WebAssembly and streams that unpack (Safari 16.4, Chrome 80 or Firefox 113, or later).
  element: The element
  listener: The listener’s settings
  fields:
    label: Label
    value: Value
    hint: Hint
    traits: Traits
    level: Level of a heading
    expanded: Opens and closes
    action: Custom actions
    content: Custom content
    say: Names for Voice Control
    language: Language of the element
    place: Where it stands
    index: Which one
    count: Of how many
    row: Row, if it is said
    column: Column, if it is said
    rowSpan: Rows that it covers
    columnSpan: Columns that it covers
    header: Headers of its row and column
    tool: Whose words
    line: A line of the book
    fill-line: Fill in the line
    sample: A component
    texts: Its texts
    fill-sample: Fill in the component
    device: Language of the device
    os: Version of iOS
    hints: Speak hints
    kind: What the element is, spoken
  advice:
    action: One in a line.
    content: "One in a line, name and value with “|” between them; “!” before the name has it spoken at once."
    say: One in a line; the first is shown.
    header: One in a line; a value of it after “|”.
  options:
    none: none
    device: that of the device
    opened: opened
    closed: closed
    alone: by itself
    series: one of several choices
    tab: in a tab bar
    list-start: first in a list
    list-end: last in a list
    landmark-start: first in a landmark
    landmark-end: last in a landmark
    cell: in a table
    after: after label and value
    before: before the label
    unspoken: not at all
  heard: What is heard
  silence: Nothing; VoiceOver stops here and is silent.
  parts: Why these words
  words: Words
  part: Part
  origin: Whose
  app: the app’s
  system: the system’s
  voiceControl: Voice Control shows
  noName: "No name: nothing happens at a touch here."
  code: Code
  copy: Copy
  copied: Copied
  address: Copy the address of this line
  examples: Examples
  examplesLead: Each leads to the form with its element filled in.
  tryPage: "Try the lines of “{1}”"
  tryLines: Try these lines
  tryLine: Try this line
  begin: Begin with
  line: "A line of “#”"
  inBook: >-
    In the book the line is “#”. It also names what the focus enters there, or tells only what changed; here
    the element says all of itself, and nothing else.
  shown: What Voice Control shows and obeys
  showNames: "“Show names” shows"
  showNumbers: "“Show numbers” shows 1, as the element is the only one here."
  answers: It obeys
  someWords: A few words of the name are enough.
  samples:
    - "A file name on a button?label=ic_close_24&traits=button&device=en"
    - "A button with a name?label=Close&traits=button&device=en"
    - "A button that is off?label=Pay&traits=button,notEnabled&device=en"
    - "A heading?label=Deliveries&traits=header&level=2&device=en"
    - "A link?label=Terms&traits=link&device=en"
    - "A switch?label=Wi-Fi&value=1&traits=button,toggleButton&device=en"
    - "A tab?label=Menu&traits=button,selected,tabBarItem&place=tab,2,4&device=en"
    - "A rating to adjust?label=Rating&value=4 of 5&traits=adjustable&device=en"
    - "A row with actions?label=Anna, 2 new messages&traits=button&action=Archive&action=Delete&device=en"
    - "A first row of a list?label=Milk&place=list-start&device=en"
home:
  # These follow the number.
  compiled: {one: listing compiled, other: listings compiled}
  computed: {one: line computed from the code, other: lines computed from the code}
  rules: {one: "rule of speech, with its source", other: "rules of speech, with their sources"}
  heard: {one: line recorded from VoiceOver itself, other: lines recorded from VoiceOver itself}
  ways: "Straight to what you need:"
  byChapter: By chapter
  byComponent: By component
knowledge:
  chapterList:
    title: Chapters in brief
    lead: What each chapter is about, what is heard in it, and its rule.
  timeline:
    title: Timeline
    lead: What happened in accessibility at Apple, by year and by whom it is for.
  milestones: Milestones
  years: By year
  subjects: By whom it is for
  period: "{1} to {2}"
  before: before {1}
  events: {one: "{1} event", other: "{1} events"}
  eventsOf: "Timeline: {1:lowercase}"
  checklists:
    title: Checklists
    lead: >-
      What to look at in your app, from all chapters. The page can be printed. Where scripts
      run, items can be ticked, and this browser remembers them.
  checklistGroups:
    roles: By role
    screens: By screen
    items: {one: "{1} item", other: "{1} items"}
    lead: >-
      The items are those of the chapters; the way to the chapter stands by each. Printed, the page
      takes two sheets at most. Where scripts run, items can be ticked, and this browser remembers
      them.
    developer: {title: Checklist for developers, lead: What to look at in code before it is handed over.}
    tester: {title: Checklist for testers, lead: What to try on a device before a release.}
    designer: {title: Checklist for designers, lead: What to decide and to draw before anybody writes code.}
    editor: {title: Checklist for editors, lead: "What to look at in names, values, messages and other texts."}
    form: {title: Checklist of a form, lead: "What to look at on a screen with fields, buttons and errors."}
    list: {title: Checklist of a list, lead: "What to look at on a screen of rows, cards or products."}
    sheet: {title: Checklist of a sheet, lead: "What to look at in whatever lies over a screen: sheets, menus, alerts and messages."}
    player: {title: Checklist of a player, lead: What to look at on a screen that plays sound or films.}
    # '#' is replaced by the number of ticked items, '*' by their total.
    progress: "# of * done."
    clear: Clear the ticks on this page
    restore: Put the ticks back
    forgets: This browser remembers nothing, so the ticks last until you leave the page.
  glossary:
    title: Glossary
    lead: The words that the chapters explain, each with the chapter it comes from.
  interfaces:
    title: Programming interfaces
    lead: >-
      The names in UIKit that make an app accessible, the version of iOS they came with by
      Apple’s headers, and the chapters whose code shows them.
  interface: Name
  since: Since
  shownIn: Shown in
  notShown: No chapter yet
  system: iOS {1}
  lexicon:
    title: Spoken words
    lead: >-
      The words that the model of VoiceOver and Voice Control says in each language, and how
      sure it is that a phone says them.
  word: Word
  certainty: Certainty
  sourceKey: Source
  certainties:
    heard: Captured from VoiceOver
    certain: Documented
    reported: Reported by listeners
    concluded: Concluded
  ruleList:
    title: Rules of speech
    lead: >-
      Why VoiceOver says what these pages print: each rule of the model, how sure it is, what it
      rests on, and what VoiceOver was heard to say.
  rule: Rule
  heardWords: Heard
  why: Why these words
  whyLead: >-
    The rules behind the computed lines of this page, guesses first, and words that came from them.
  guess: a guess
  guesses: Guesses
  rules:
    part-order: >-
      The parts of a stop have this order: the app's name, containers that the focus enters,
      “selected”, label, important content, value, “dimmed”, words for traits, position, notices,
      and finally hints.
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
      While a field is being edited, its text follows “Is editing”, and then the position of the
      insertion point.
    trait-search: "A search field is called a search field, and not a text field as well."
    trait-private: "Pop-up buttons, picker wheels and other private traits have words."
    trait-level: "A heading speaks its level if its label has one."
    picker-selected: "A picker wheel says “selected” after its row."
    tabs-by-trait: "Every element inside a view with the tab bar trait is a tab."
    expansion: "An element that can be expanded says whether it is open."
    switch-state: "A switch speaks its state after the word for a switch."
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
      The hint of a text field replaces the app's: how to edit it or, while it is being edited, how
      to find misspelled words.
    hint-expansion: "An element that can be expanded has a hint for opening and closing it."
    hint-status-bar: "The hint of a status bar item says how to scroll to the top."
    hint-rotor: >-
      The hint says how to reach a rotor that the app offers on the element or on one of its
      containers.
    notice-words: >-
      Before the hints comes a notice that there are custom actions or more content; neither is
      named.
    hint-actions: "The hint of an element with custom actions ends with how to choose one."
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
      Words, names of interfaces, gestures, traits, commands and chapters, in the order of the
      alphabet.
  signs: Signs and numbers
  letter: Letter {1}
  latinLetter: Letter {1}
  year: The year {1}
  chapter: Chapter
  sections:
    title: Sections, A to Z
    lead: The sections of all chapters, in the order of the alphabet.
  section: section of the chapter
  errata:
    title: Corrections
    lead: "Where a source of this book was wrong: what it said, and what is right."
  right: "Right:"
previousChapter: "Previous chapter:"
nextChapter: "Next chapter:"
source: Source of this book
notTranslated: This page is not translated yet; it is shown in another language.
pageNotFound: There is no such page
pageNotFoundText: "The address may be mistyped, or the page has moved. These pages lead on:"
glance:
  label: At a glance
  heard: Heard
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
compilerMessage: Message of the compiler
output: Output
table: Table {1}.
rows: {one: "{1} row", other: "{1} rows"}
columns: {one: "{1} column", other: "{1} columns"}
status:
  ran: Compiled and run.
  compiled: Compiled.
  mustNotCompile: Must not compile; the compiler refuses it.
  shown: "Shown without a check: {1}"
  heard: "Heard on {1}."
  computed: Computed.
  guessed: "Computed, with a guess: {1}."
  matched: Compared with the run.
  unchecked: Not checked in this build.
  counted: Only the number of stops is given.
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
  zh-Hant: in traditional Chinese
  other: in the language {1}
you: "You:"
partsOfALine: "The parts of spoken lines:"
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
  picture: Drawing of the screen; the numbers are those of the list that follows
  size: Text size {1} of {2}
  sameLines: the same lines
  samePicture: Drawing of the screen at this size; the numbers are those of the list before it
  overlaidPicture: Drawing of the screen; what lies over it is told in the list that follows
  shows: "On the screen: {1}."
  each: "{1}, each: {2}"
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
    picture: {name: picture, count: {one: "{1} picture", other: "{1} pictures"}}
    symbol: {name: symbol, count: {one: "{1} symbol", other: "{1} symbols"}}
    button: {name: button, count: {one: "{1} button", other: "{1} buttons"}}
    field: {name: text field, count: {one: "{1} text field", other: "{1} text fields"}}
    toggle: {name: switch, count: {one: "{1} switch", other: "{1} switches"}}
    slider: {name: slider, count: {one: "{1} slider", other: "{1} sliders"}}
    stepper: {name: stepper, count: {one: "{1} stepper", other: "{1} steppers"}}
    segments: {name: segmented control, count: {one: "{1} segmented control", other: "{1} segmented controls"}}
    progress: {name: progress bar, count: {one: "{1} progress bar", other: "{1} progress bars"}}
    pages: {name: page dots, count: {one: "{1} row of page dots", other: "{1} rows of page dots"}}
    wheel: {name: picker wheel, count: {one: "{1} picker wheel", other: "{1} picker wheels"}}
    spinner: {name: activity indicator, count: {one: "{1} activity indicator", other: "{1} activity indicators"}}
    link: {name: link, count: {one: "{1} link", other: "{1} links"}}
player:
  open: Step through. {1}
  next: Next
  back: Previous
  start: Start again
  speak: Speak each step
  parts: Name the parts
  before: Before
  after: After
  place: "{1} of {2}"
  end: There is nothing more in this walkthrough.
  noVoice: "This browser tells of no voice for this language: {1}. It may say nothing."
site:
  chapters: Chapters
  linkTo: "Link to “{1}”"
  copyListing: Copy listing {1}
  copied: Copied
  hearBoth: Hear before and after
  inThisPart: "In this part: {1}"
  thisPage: this page
  editThisPage: Edit this page
  changes: Changes, as a feed
  moved: This page has moved
  olderThanOriginal: >-
    The original of this page has changed since it was translated; parts may be out of date.
textPages:
  title: Plain text
  lead: >-
    Every page as a text file made to be listened to: no marks, one line a paragraph, the same
    words in the same order.
  whole: The whole book as one text file
  wholeLead: All chapters one after another, to be kept and read without a network.
  pages: Page by page
  size: "{1} kB"
statement:
  title: Accessibility
  lead: >-
    What this site does so that everybody can use it, what was checked when it was built, and
    what nobody has tried.
  goal: The aim
  goalText:
    - >-
      The site is made to meet WCAG 2.2 at level AA, and those criteria of level AAA that
      apply to pages of text: contrast of 7 to 1, targets of 44 pixels, links that make
      sense by themselves. It needs no script, asks nothing of other sites and works from a
      folder.
    - >-
      This is an aim and a list of checks. It is not a claim of conformance, which takes an
      evaluation by people.
  checked: What this build checked
  checkedLead: >-
    The build that wrote this page looked for all of the following. Had it found one that no
    author left on purpose, it would have written nothing. What was left, and why, is on the
    page “What was checked”.
  counts:
    sentence: >-
      This edition has {1} beside this one, each with a text edition. There are {2}, {3} with
      row and column headers, {4}, {5} and {6}.
    pages: {one: "{1} page", other: "{1} pages"}
    headings: {one: "{1} heading", other: "{1} headings"}
    tables: {one: "{1} table", other: "{1} tables"}
    listings: {one: "{1} listing", other: "{1} listings"}
    transcripts: {one: "{1} transcript", other: "{1} transcripts"}
    pictures: {one: "{1} picture", other: "{1} pictures"}
  lastChange: The last change that this edition records was made on {1}.
  costs: How far it is to the text
  costsCaption: Tab stops and headings before the text, at most, by kind of page
  costsColumns:
    kind: Kind of page
    pages: Pages
    tabStops: Tab stops
    headings: Headings
  kinds:
    home: The page that opens the book
    chapter: Chapters
    reference: Pages of the reference
    about: Pages about the book
    search: Search
    tryout: the form to try out an element
    notFound: The page for missing pages
  outside: What the project’s tests check
  outsideText:
    - >-
      Beside the build, the project has a browser suite, which its developers and its
      continuous integration run on the finished site with Chromium and axe-core. It tries
      the keyboard, a window of 320 pixels, wide text spacing, dark, high-contrast and
      forced colours, and a browser without scripts.
    - >-
      Another suite lets the screen reader Orca 43 on Linux read a page of each kind, and
      compares every word and its language with what was said before.
    - Both run after the pages are written, so this page cannot know their outcome.
  untested: What was not tested
  untestedLead: >-
    No program can do the following, and no person is on record as having done it for this
    build:
  untestedItems:
    - reading the site with VoiceOver, NVDA, JAWS or TalkBack
    - reading it on a braille display
    - using it by voice with Voice Control, and by a switch with Switch Control
    - >-
      judging whether alternative texts say enough, whether headings and links make sense,
      and whether the sentences are easy enough to read
    - asking people with disabilities what hinders them
  contact: If something is in your way
  contactAt: "Tell the people who keep the book:"
  noContact: This copy of the book does not name an address. Please tell whoever published it.
  checks:
    missing-translation: chapters that are missing in a language
    different-code: code that differs between the languages
    differing-checklist: items of checklists that are for others in another language
    unlisted-chapter: chapters that the contents leave out
    missing-site-file: >-
      pages that lack the style sheet with its contrast and sizes, or a script they name
    unknown-row: facts that chapters claim and the inventory does not have
    unlisted-row: proofs of facts that a chapter does not claim
    unclosed-fence: text that would be swallowed as code
    unknown-fence: blocks of code of an unknown kind
    unknown-table: tables drawn from facts that are not there
    missing-table-header: tables without a name for each column and row
    uneven-table-row: rows of tables with more or fewer cells than the head
    duplicate-caption: two tables of a page with the same caption
    deep-nesting: lists, quotations and emphasis too deep to be followed
    unread-markdown: signs such as “##” or “**” that would be read out instead of working
    unfinished-text: notes of an author such as “TODO”, and text that only fills a place
    unclosed-tag: HTML that is cut off, open to the end of the page, or taken for a name
    raw-html: markup that goes around these checks
    active-file: files that would run a program in the browser
    heading-level-one: second headings of the first level
    skipped-heading-level: skipped levels of headings
    duplicate-heading: two headings of a page with the same words
    empty-heading: headings without words
    broken-link: links to pages and files that are not there
    broken-anchor: links to sections that are not there
    undefined-reference: links whose address is nowhere written down
    undefined-footnote: references to notes that are not there
    unused-footnote: notes that nothing refers to
    broken-image: pictures that are not there
    missing-alternative-text: pictures without a text that says the same
    file-name-alternative-text: pictures described by the name of their file
    redundant-alternative-text: descriptions that begin with “image of”
    empty-link-text: links without words
    vague-link-text: links that make no sense by themselves, such as “here”
    ambiguous-link-text: links of the same words that go to different places
    other-language-link: links to pages in another language that do not say so
    mixed-alphabets: words that mix letters of two alphabets, which are spoken wrongly
    lone-letter: single letters of another alphabet that look like a word
    invisible-character: characters that cannot be seen and disturb speech and copying
    unmarked-language: words of another language that would be spoken with the wrong voice
    untranslated-text: sentences that were left in another language
    meaning-by-position: words that point to a place on the page, such as “on the right”
    meaning-by-color: words that point to something by its colour alone
    word-to-avoid: words for which the book has a better one
    unheard-glance: a problem at the top of a page that no transcript of it has
    unshown-glance: code at the top of a page that no listing of it has
    incomplete-glance: pages whose problem or fix is not told at their top
    long-glance: more than eighty words at the top of a page
    missing-glance: chapters that do not begin with the answer, where others do
    foreign-transcript: transcripts and screens in another language than their page
    too-many-foreign-transcripts: an edition with many transcripts in another language
    kept-owner: closures that keep the object alive on which they are stored
    empty-chapter: chapters without text
    missing-section: sections that are missing in a language
    missing-figure: transcripts and figures that are missing in a language
    misread-nesting: lines that belong to another quote, list or heading than they look like
    unknown-placeholder: names in braces that nothing takes the place of
    fails-without-message: code that is refused without a word about why
    term-defined-twice: words that are explained in two places
    future-change: changes with a day that is still to come
    unused-reference: addresses that no link uses
    heading-in-bold: headings that are only bold text
    misnumbered-list: lists that are numbered otherwise than they are shown
    navigation-cost: pages on which it takes too many Tab stops to get to the text
    other: "{1}"
report:
  title: What was checked
  lead: The program that built this book counted what it compiled, ran and compared.
  heading: Checks
  numbers: In numbers
  caption: What the build found in the chapters of each language
  kind: What
  all: In all
  ran: Blocks of Swift code, compiled and run
  compiled: Blocks of Swift code, compiled and not meant to run
  rejected: Blocks of Swift code, refused by the compiler as promised
  shown: Blocks of Swift code, shown without a check
  voiceOver: VoiceOver transcripts
  voiceControl: Voice Control transcripts
  switchControl: Switch Control transcripts
  fullKeyboardAccess: Full Keyboard Access transcripts
  heard: heard on a device or simulator
  computed: computed by rules that are documented or were heard
  guessed: computed with a guess
  screens: Screens, drawn and read as they were computed
  computedLines: Lines in all of these that are spoken or shown
  matched: Outputs and messages of the compiler, equal to what was computed
  broken: Promises that do not hold
  recordings: What was recorded from VoiceOver itself
  recordingsLead: >-
    Lines that VoiceOver was recorded saying, on devices and in simulators, mostly in other apps. The
    rules are held to them. Transcripts of this book that were heard are counted in the first table.
  system: System
  spokenIn: Language
  lines: Lines
  place: Where it was recorded
  unchecked: Code that is shown without a check
  uncheckedLead: >-
    Nobody compiled these blocks, so a mistake in them would go unnoticed. Each says why.
  nothingUnchecked: "There is none in this edition: all its Swift code was given to the compiler."
  allowed: Findings that were left as they are
  allowedLead: The check of the text found these places, and their authors left them. Each says why.
  nothingAllowed: "There is none in this edition: what the check of the text found was mended."
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
  beginning: Beginning of the text
  landmarks: Important places
  coverText: "Cover: {1}. {2}"
  summary:
    structure: >-
      The text has one order of reading, headings of every level, and a table of contents that
      leads to chapters and sections.
    languages: Code and words of other languages are marked, so that a voice can change.
    tables: Tables have a caption and name their columns and rows.
    settings: Letters, colours and spacing are those that the reader chooses.
    transcripts: "What is spoken is written out as numbered lists: {1} in all."
    pictures: "Pictures have words that say the same: {1} in all."
    wordlessPictures: "Pictures that no words stand for: {1}."
    certified: "{1} has evaluated the book."
    uncertified: >-
      Programs have checked all of this; no person has evaluated the book yet, so it claims no
      level of conformance.
newBook:
  spokenLanguage: en
  book: New book
  bookDescription: A book in which every spoken line is computed.
  part: Basics
  firstChapter: A button
  firstDescription: What a button says.
  introduction: This book has one chapter. Its code is compiled and its spoken lines are computed.
  newChapter: New chapter
  newDescription: What the reader will know after this chapter.
  chapterText: A listener hears the name of a button, and that it is one.
  rule: A button says its title and that it is one.
  check: "Swipe to the button; its title and “Button” are spoken."
  buy: Buy
  spoken: Buy, Button
"""#
