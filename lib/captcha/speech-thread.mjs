// The voices, in a thread of their own: saying a code takes a third of a second of a core, and they
// hold some fifty megabytes, which end with the thread (speech.ts).
import { parentPort } from "node:worker_threads";
import espeak from "@echogarden/espeak-ng-emscripten";

const { eSpeakNGWorker } = await espeak();
const synthesizer = new eSpeakNGWorker();

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
    if (synthesizer.set_voice(voice) !== 0) throw new Error(`no voice ${voice}`);
    const spoken = utterances.map(say);
    parentPort?.postMessage({ id, spoken });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
