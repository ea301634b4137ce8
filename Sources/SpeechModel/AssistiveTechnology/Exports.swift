// Whoever asks an assistive technology also names what it says: stops, utterances, settings of speech.
@_exported public import SpeechRules
