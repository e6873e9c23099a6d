import type { Random } from "../kernel/random.ts";

/** Of what the voices make, and of the sound: samples a second, sixteen bits, one channel. */
const SAMPLE_RATE = 22_050;
const SAMPLE_BYTES = 2;
const HEADER_BYTES = 44;
const PEAK = 32_767;

/** How a character is to be spoken. */
export interface Utterance {
  text: string;
  /** Words a minute. */
  rate: number;
  /** 0 to 99, as the voices count. */
  pitch: number;
}

const between = (random: Random, low: number, high: number) => low + (high - low) * random();

/** The characters of a code, each to be spoken in its own way: slowly enough to type along. */
export function utterances(code: string, random: Random): Utterance[] {
  return [...code].map((text) => ({
    text,
    rate: Math.round(between(random, 95, 135)),
    pitch: Math.round(between(random, 25, 75)),
  }));
}

/** Most of one character that is kept: two seconds. */
const MOST_SAMPLES = 2 * SAMPLE_RATE;

function header(dataBytes: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.write("RIFF", 0);
  head.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(SAMPLE_RATE * SAMPLE_BYTES, 28);
  head.writeUInt16LE(SAMPLE_BYTES, 32);
  head.writeUInt16LE(8 * SAMPLE_BYTES, 34);
  head.write("data", 36);
  head.writeUInt32LE(dataBytes, 40);
  return head;
}

/**
 * One sound (WAV) of characters spoken one after the other, with silences of half a second or more
 * between them, each at its own loudness, over a soft noise like wind: never the same twice.
 */
export function mixSound(spoken: readonly Int16Array[], random: Random): Buffer {
  const silences = [...spoken, null].map(() => Math.round(between(random, 0.5, 0.9) * SAMPLE_RATE));
  const clips = spoken.map((samples) => samples.subarray(0, MOST_SAMPLES));
  const length = [...silences, ...clips.map((samples) => samples.length)].reduce(
    (a, b) => a + b,
    0,
  );
  const sound = Buffer.alloc(length * SAMPLE_BYTES);
  const floor = between(random, 900, 1_700);
  const softness = between(random, 0.6, 0.9);
  let noise = 0;
  const put = (at: number, voice: number) => {
    noise = softness * noise + (1 - softness) * (2 * random() - 1);
    const mixed = Math.round(voice + floor * noise);
    sound.writeInt16LE(Math.max(-PEAK, Math.min(PEAK, mixed)), at * SAMPLE_BYTES);
  };
  let at = 0;
  silences.forEach((silence, index) => {
    for (let count = 0; count < silence; count++) put(at++, 0);
    const gain = between(random, 0.75, 1);
    for (const sample of clips[index] ?? []) put(at++, sample * gain);
  });
  return Buffer.concat([header(sound.length), sound]);
}
