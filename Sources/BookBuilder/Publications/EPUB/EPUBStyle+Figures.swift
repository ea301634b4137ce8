import ArticleMarkup
import ScreenDrawing

extension EPUBStyle {
  /// Lines that are spoken, and what the user does.
  var transcripts: String {
    """
    \(name(.transcript)) ol {
      margin: 0; padding-left: 2.5em; border: 0.1em solid; padding-top: 0.5em; padding-bottom: 0.5em;
    }
    \(name(.transcript)) li\(name(.gesture)), \(name(.transcript)) li\(name(.shown)), \
    \(name(.transcript)) li\(name(.event)) { list-style-type: none; }
    \(name(.transcript)) li\(name(.gesture)) {
      margin-left: 1em; padding-left: 0.75em; border-left: 0.2em solid;
    }
    \(name(.transcript)) li\(name(.event)) { font-style: italic; }
    \(name(.unchecked)) ol { border-style: dashed; }
    \(name(.transcript)) li i\(name(.trait)), \(name(.legend)) i\(name(.trait)) \
    { font-style: normal; border-bottom: 0.1em dotted; }
    \(name(.transcript)) li i\(name(.place)), \(name(.legend)) i\(name(.place)) \
    { font-style: normal; border-bottom: 0.1em dashed; }
    """
  }

  /// Drawings of screens, with a number at each stop.
  var figures: String {
    """
    \(name(.played)), \(name(.panes)) { margin-bottom: 1em; }
    \(name(.paneLabel)) { font-weight: bold; }
    \(name(.wire)) { display: block; width: 100%; max-width: 28em; }
    \(name(.wire)) path { fill: none; stroke: currentColor; stroke-opacity: 0.6; }
    \(name(.wire)) \(name(.phone)) { stroke-width: 3; }
    \(name(.wire)) \(name(.area)), \(name(.wire)) \(name(.picture)) \
    { fill: currentColor; fill-opacity: 0.1; stroke: none; }
    \(name(.wire)) \(name(.paint)) { fill: currentColor; stroke: none; }
    \(name(.wire)) \(name(.tint)) { fill: black; stroke: none; }
    \(name(.wire)) \(name(.thumb)) { fill: white; }
    \(name(.wire)) \(name(.shade)) { fill: currentColor; fill-opacity: 0.2; stroke: none; }
    \(name(.wire)) \(name(.fill)) { fill: currentColor; fill-opacity: 0.3; stroke: none; }
    \(name(.wire)) \(name(.sign)) \
    { stroke-opacity: 1; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
    \(name(.wire)) \(name(.sign))\(name(.bright)) { stroke: white; }
    \(name(.wire)) text, \(name(.wire)) \(name(.solid)) { fill: currentColor; }
    \(name(.wire)) text { font-family: sans-serif; }
    \(name(.wire)) text\(name(.bright)) { fill: white; }
    \(name(.wire)) \(name(.stops)) { stroke-width: 2.5; stroke-opacity: 1; }
    \(name(.wire)) \(name(.leaders)) { stroke-width: 1.5; stroke-opacity: 1; }
    \(name(.wire)) \(name(.discs)) \
    { stroke-width: 22; stroke-linecap: round; stroke: black; stroke-opacity: 1; }
    \(name(.wire)) \(name(.ring)) { stroke-width: 6; stroke-dasharray: 12 5; stroke-opacity: 1; }
    \(name(.wire)) \(name(.numbers)) text { fill: white; font-weight: bold; text-anchor: middle; }
    """
  }
}
