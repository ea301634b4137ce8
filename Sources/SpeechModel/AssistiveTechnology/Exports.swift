// The API of this module uses the types of SpeechRules: stops, utterances and settings.
@_exported public import SpeechRules
