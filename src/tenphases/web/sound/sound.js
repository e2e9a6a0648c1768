/**
 * The table's few soft sounds — wood, felt, paper — made on the spot with Web Audio; there are no files. Not here: when
 * they are played, and where the wish for silence is kept.
 *
 * Nothing sounds before the reader has touched the page once: browsers forbid it, and so do manners.
 */

/** @typedef {"card" | "lay" | "shuffle" | "turn" | "win"} SoundName */

/** @type {ReadonlyArray<SoundName>} */
export const SOUNDS = Object.freeze(["card", "lay", "shuffle", "turn", "win"]);

const LOUDNESS = 0.35;
/** A second of noise is enough for every rustle. */
const NOISE_SECONDS = 1;

/**
 * @typedef {object} Hush
 * @property {number} at Seconds from now.
 * @property {number} long Seconds.
 * @property {number} pitch Hertz in the middle of the band.
 * @property {number} loud 0–1.
 * @property {number} [narrow] How narrow the band is.
 */
/** @typedef {{ at: number, long: number, pitch: number, loud: number }} Note */

/** Paper on felt. @type {Readonly<Record<SoundName, ReadonlyArray<Hush>>>} */
const RUSTLES = Object.freeze({
  card: [
    { at: 0, long: 0.07, pitch: 2600, loud: 0.32 },
    { at: 0.045, long: 0.06, pitch: 420, loud: 0.5, narrow: 1.4 },
  ],
  lay: [0, 0.06, 0.12].flatMap((at) => [
    { at, long: 0.06, pitch: 2200, loud: 0.26 },
    { at: at + 0.04, long: 0.07, pitch: 340, loud: 0.5, narrow: 1.4 },
  ]),
  shuffle: Array.from({ length: 12 }, (_, i) => ({ at: i * 0.032, long: 0.045, pitch: 2400 + 90 * (i % 5), loud: 0.16 })),
  turn: [],
  win: [],
});

/** A wooden bar struck softly. @type {Readonly<Record<SoundName, ReadonlyArray<Note>>>} */
const NOTES = Object.freeze({
  card: [],
  lay: [],
  shuffle: [],
  turn: [
    { at: 0, long: 0.5, pitch: 523.25, loud: 0.3 },
    { at: 0.11, long: 0.7, pitch: 783.99, loud: 0.24 },
  ],
  win: [523.25, 659.25, 783.99, 1046.5].map((pitch, i) => ({ at: i * 0.13, long: 0.8, pitch, loud: 0.26 })),
});

/** The sounds of one page. */
export class Sounds {
  /** The page sets this from what it has stored, and stores it when it changes. */
  muted = false;
  /** @type {AudioContext | null} */
  #audio = null;
  /** @type {AudioBuffer | null} */
  #noise = null;

  /** @param {EventTarget} [page] Where the first touch is awaited. */
  constructor(page = window) {
    const stop = new AbortController();
    const wake = () => {
      this.#wake();
      stop.abort();
    };
    for (const kind of ["pointerup", "keydown", "touchend"]) {
      page.addEventListener(kind, wake, { signal: stop.signal, capture: true, passive: true });
    }
  }

  /** @returns {boolean} Whether a sound asked for now would be heard. */
  get ready() {
    return !this.muted && this.#audio?.state === "running";
  }

  /**
   * Plays one sound, if sound is wanted and possible; otherwise nothing happens, and it is not made up for later.
   * @param {SoundName} name
   */
  play(name) {
    const audio = this.#audio;
    if (this.muted || !audio || document.hidden) return;
    // A phone that was asleep stops the clock; ask for it, but do not play late.
    if (audio.state !== "running") {
      void audio.resume();
      return;
    }
    const master = audio.createGain();
    master.gain.value = LOUDNESS;
    master.connect(audio.destination);
    for (const hush of RUSTLES[name]) this.#rustle(audio, master, hush);
    for (const note of NOTES[name]) strike(audio, master, note);
  }

  #wake() {
    if (this.#audio || typeof AudioContext === "undefined") return;
    const audio = new AudioContext({ latencyHint: "interactive" });
    const noise = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
    this.#audio = audio;
    this.#noise = noise;
    if (audio.state === "suspended") void audio.resume();
  }

  /** @param {AudioContext} audio @param {AudioNode} out @param {Hush} hush */
  #rustle(audio, out, { at, long, pitch, loud, narrow = 0.7 }) {
    const source = audio.createBufferSource();
    source.buffer = this.#noise;
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch * (0.94 + Math.random() * 0.12);
    band.Q.value = narrow;
    const gain = envelope(audio, at, long, loud, 0.006);
    source.connect(band).connect(gain).connect(out);
    const start = audio.currentTime + at;
    source.start(start, Math.random() * (NOISE_SECONDS - long), long);
  }
}

/**
 * A gain that rises fast and dies away.
 * @param {AudioContext} audio @param {number} at @param {number} long @param {number} loud @param {number} rise
 * @returns {GainNode}
 */
function envelope(audio, at, long, loud, rise) {
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  return gain;
}

/**
 * A bar of wood: its note and, fainter and shorter, the overtone two octaves up.
 * @param {AudioContext} audio @param {AudioNode} out @param {Note} note
 */
function strike(audio, out, { at, long, pitch, loud }) {
  for (const [ratio, share, length] of /** @type {const} */ ([[1, 1, 1], [3.98, 0.16, 0.3]])) {
    const tone = audio.createOscillator();
    tone.type = "sine";
    tone.frequency.value = pitch * ratio;
    const start = audio.currentTime + at;
    tone.connect(envelope(audio, at, long * length, loud * share, 0.008)).connect(out);
    tone.start(start);
    tone.stop(start + long * length + 0.02);
  }
}
