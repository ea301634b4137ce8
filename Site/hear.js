// Speaks lines with the browser's voices and plays the sounds of events; walk.js loads it on first use.
(() => {
  const synthesis = window.speechSynthesis;
  // The names of parts below a line are not spoken.
  const isNamed = (node) => node.parentElement?.closest(".parts");

  function textNodes(text) {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) if (!isNamed(walker.currentNode)) nodes.push(walker.currentNode);
    return nodes;
  }

  /** Marks the word that is being spoken. */
  function light(nodes, start, length) {
    const range = new Range();
    let at = 0;
    for (const node of nodes) {
      const within = (place) => place >= at && place <= at + node.length;
      if (within(start)) range.setStart(node, start - at);
      if (within(start + length)) {
        range.setEnd(node, start + length - at);
        break;
      }
      at += node.length;
    }
    CSS.highlights.set("spoken", new Highlight(range));
  }

  /** Speaks an element, or words instead of its own, in its language; fulfilled when that has ended. */
  function say(text, own, speed, onMute) {
    const nodes = textNodes(text);
    const words = own ?? nodes.map((node) => node.data).join("");
    const language = text.closest("[lang]").lang;
    const voices = synthesis.getVoices();
    const tag = (voice) => voice.lang.replace("_", "-").toLowerCase();
    const voice = voices.find((voice) => tag(voice) === language.toLowerCase())
      ?? voices.find((voice) => tag(voice).split("-")[0] === language.toLowerCase().split("-")[0]);
    if (!voice) onMute(language);
    // A voice of another language would teach the wrong sound. The list of voices may be empty only because
    // it is not loaded yet.
    if (!voice && voices.length) return;
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = language;
    utterance.rate = speed || 1;
    if (voice) utterance.voice = voice;
    return new Promise((done) => {
      // Not every browser reports words, or their length.
      utterance.onboundary = ({ charIndex, charLength }) => {
        if (own || !window.Highlight) return;
        light(nodes, charIndex, charLength || words.slice(charIndex).match(/^\S*/)[0].length);
      };
      utterance.onend = utterance.onerror = ({ error }) => {
        window.CSS?.highlights?.delete("spoken");
        if (error && error !== "canceled" && error !== "interrupted") onMute(language);
        done();
      };
      synthesis.speak(utterance);
    });
  }

  let audio;
  /** A short tone for a line that isn't speech: high for an event, low for a gesture. */
  function sound(line) {
    if (!line.className) return;
    audio ??= new AudioContext();
    const [tone, volume, now] = [audio.createOscillator(), audio.createGain(), audio.currentTime];
    tone.frequency.value = line.className === "event" ? 880 : 330;
    volume.gain.setValueAtTime(0.2, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.15);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(now + 0.15);
  }

  synthesis?.getVoices();
  window.byEarVoice({ say, sound });
})();
