import { expect, test } from "vitest";
import { seededRandom } from "../kernel/random.ts";
import { mixSound, utterances } from "./sound.ts";

const SAMPLE_RATE = 22_050;

const tone = (samples: number, height = 10_000) => new Int16Array(samples).fill(height);

test("a sound is a WAV whose header tells its size", () => {
  const sound = mixSound([tone(SAMPLE_RATE)], seededRandom(1));
  expect(sound.toString("latin1", 0, 4)).toBe("RIFF");
  expect(sound.toString("latin1", 8, 16)).toBe("WAVEfmt ");
  expect(sound.readUInt32LE(4)).toBe(sound.length - 8);
  expect(sound.readUInt32LE(24)).toBe(SAMPLE_RATE);
  expect(sound.readUInt32LE(40)).toBe(sound.length - 44);
});

test("the voice is heard over the noise, and the silences are none", () => {
  const sound = mixSound([tone(SAMPLE_RATE, 20_000)], seededRandom(1));
  const samples = new Int16Array(sound.buffer, sound.byteOffset + 44, (sound.length - 44) / 2);
  const loud = samples.filter((sample) => sample > 10_000).length;
  expect(loud).toBe(SAMPLE_RATE);
  expect(samples.slice(0, 1_000).some((sample) => sample !== 0)).toBe(true);
  expect(Math.max(...samples.slice(0, 1_000).map(Math.abs))).toBeLessThan(2_000);
});

test("no sound is the same as the last", () => {
  const of = (seed: number) => mixSound([tone(10), tone(10)], seededRandom(seed));
  expect(of(1).equals(of(1))).toBe(true);
  expect(of(1).equals(of(2))).toBe(false);
});

test("a voice that would not end is cut, and what is too loud stays within a sample", () => {
  const sound = mixSound(
    Array.from({ length: 6 }, () => tone(100 * SAMPLE_RATE, 32_767)),
    () => 1,
  );
  expect(sound.length).toBeLessThan(840_000);
});

test("every character is said, each in its own way and within what is understood", () => {
  const spoken = utterances("2HKMR4", seededRandom(1));
  expect(spoken.map(({ text }) => text).join("")).toBe("2HKMR4");
  expect(new Set(spoken.map(({ rate, pitch }) => `${rate} ${pitch}`)).size).toBe(6);
  for (const { rate, pitch } of spoken) {
    expect(rate).toBeGreaterThanOrEqual(95);
    expect(rate).toBeLessThanOrEqual(135);
    expect(pitch).toBeGreaterThanOrEqual(25);
    expect(pitch).toBeLessThanOrEqual(75);
  }
});
