/// A tool that a coding assistant may call.
struct AssistantTool: Sendable {
  var name: String
  var description: String
  var parameters: [Parameter]

  struct Parameter: Sendable {
    var name: String
    var type = "string"
    var description: String
    var isRequired = false
  }

  static func all(_ book: BookSearch) -> [AssistantTool] {
    [say, check, explain] + (book.isAvailable ? [search] : [])
  }

  static let say = AssistantTool(
    name: "say",
    description: "Computes what VoiceOver says, or Voice Control shows, for the views in a Swift "
      + "file that uses UIKit or SwiftUI. Pass 'path', or 'code'. The answer ends with notes and "
      + "warnings.",
    parameters: [
      Parameter(name: "path", description: "A Swift file."),
      Parameter(name: "code", description: "Swift code instead of a file."),
      Parameter(
        name: "project",
        description: "The folder of the app that the file belongs to: the code that the file needs "
          + "is taken from it."
      ),
      Parameter(name: "show", description: "An expression, such as 'Row(title: \"Soup\")'."),
      Parameter(name: "language", description: "en, ru, de or zh-Hans."),
      Parameter(
        name: "technology",
        description: "voiceover, voicecontrol, switchcontrol or keyboard."
      ),
      Parameter(name: "gestures", description: "Gestures, one per line, such as 'double tap'."),
      Parameter(name: "explain", type: "boolean", description: "Explain each part of a line."),
    ]
  )

  static let check = AssistantTool(
    name: "check",
    description: "Checks Markdown with Swift code and transcripts: whether exactly the claimed "
      + "lines are computed.",
    parameters: [
      Parameter(
        name: "markdown",
        description: "Fences 'swift' and 'voiceover NAME', where NAME is a variable of the code.",
        isRequired: true
      )
    ]
  )

  static let explain = AssistantTool(
    name: "explain",
    description: "Explains a rule of a finding, such as 'image-name', with a wrong and a right "
      + "example; without a rule, lists all.",
    parameters: [Parameter(name: "rule", description: "The name in square brackets.")]
  )

  static let search = AssistantTool(
    name: "search",
    description: "Searches the book on iOS accessibility for sections with these words.",
    parameters: [
      Parameter(name: "words", description: "A few words.", isRequired: true),
      Parameter(name: "language", description: "en or ru (default: en)."),
    ]
  )

  var json: JSONValue {
    let properties = parameters.map { parameter in
      (
        parameter.name,
        ["type": .text(parameter.type), "description": .text(parameter.description)] as JSONValue
      )
    }
    return [
      "name": .text(name),
      "description": .text(description),
      "inputSchema": [
        "type": "object",
        "properties": .object(Dictionary(properties) { first, _ in first }),
        "required": .list(parameters.filter(\.isRequired).map { .text($0.name) }),
      ],
    ]
  }
}
