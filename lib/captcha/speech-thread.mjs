// The voices, in a thread of their own: saying a code takes a third of a second of a core, and they
// hold some seventy megabytes, which end with the thread (speech.ts).
import { parentPort } from "node:worker_threads";
import espeak from "@echogarden/espeak-ng-emscripten";

// Some voices breathe by chance, which begins with the clock: each process's begins alike.
const clock = Date.now;
Date.now = () => 0;
const voices = await espeak();
const synthesizer = new voices.eSpeakNGWorker();
Date.now = clock;

/** The memory of voices that have not spoken yet. */
const rested = voices.HEAPU8.slice();

/** Has the voices forget what they spoke, on which what they say next would depend. */
function rest() {
  voices.HEAPU8.set(rested);
  voices.HEAPU8.fill(0, rested.length);
}

/** @param {{ text: string, rate: number, pitch: number }} utterance */
function say({ text, rate, pitch }) {
  synthesizer.set_rate(rate);
  synthesizer.set_pitch(pitch);
  /** @type {number[]} */
  const samples = [];
  synthesizer.synthesize(text, (/** @type {Int16Array | null} */ audio) => {
    // Copied: the memory behind it is used again.
    if (audio) for (const sample of audio) samples.push(sample);
    return 0;
  });
  return Int16Array.from(samples);
}

parentPort?.on("message", ({ id, voice, utterances }) => {
  try {
    rest();
    if (synthesizer.set_voice(voice) !== 0) throw new Error(`no voice ${voice}`);
    const spoken = utterances.map(say);
    parentPort?.postMessage({ id, spoken });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
