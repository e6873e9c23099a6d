import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { DomainError } from "../kernel/errors.ts";
import { seededRandom } from "../kernel/random.ts";
import { log } from "../platform/log.ts";
import { once } from "../platform/once.ts";
import type { SpokenLanguage } from "./rules.ts";
import { mixSound, utterances } from "./sound.ts";

/** Several speakers of each language. */
const VOICES: Record<SpokenLanguage, readonly string[]> = {
  fr: ["fr", "fr+f2", "fr+f3", "fr+m3", "fr-ch"],
  en: ["en", "en+f2", "en+f3", "en+m3", "en-us"],
};

/** Codes that wait for the voices; whoever comes then is asked to come back. */
const MOST_WAITING = 8;
const PATIENCE_MS = 20_000;
/** After so long without a code to say, the voices go and their memory with them. */
const IDLE_MS = 5 * 60_000;

interface Waiting {
  resolve: (spoken: Int16Array[]) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
}

/** The thread of the voices, while there is one. */
interface Voices {
  thread: Worker | null;
  waiting: Map<number, Waiting>;
  requestCount: number;
  idle: NodeJS.Timeout | null;
}

const voices = () =>
  once<Voices>("captcha.voices", () => ({
    thread: null,
    waiting: new Map(),
    requestCount: 0,
    idle: null,
  }));

/** Ends the thread: whoever waits is refused. */
function dismiss(cause: unknown): void {
  const all = voices();
  const { thread } = all;
  all.thread = null;
  for (const { reject, timer } of all.waiting.values()) {
    clearTimeout(timer);
    reject(cause);
  }
  all.waiting.clear();
  if (thread) {
    thread.removeAllListeners();
    // What it still says of its end concerns nobody.
    thread.on("error", () => {});
    void thread.terminate();
  }
}

function start(): Worker {
  const file = join(/* turbopackIgnore: true */ process.cwd(), "lib/captcha/speech-thread.mjs");
  const thread = new Worker(/* turbopackIgnore: true */ file, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  thread.on(
    "message",
    ({ id, spoken, error }: { id: number; spoken?: Int16Array[]; error?: string }) => {
      const all = voices();
      const waiting = all.waiting.get(id);
      all.waiting.delete(id);
      if (all.waiting.size === 0) {
        thread.unref();
        all.idle = setTimeout(() => dismiss(new DomainError("service.unavailable")), IDLE_MS);
        all.idle.unref();
      }
      if (!waiting) return;
      clearTimeout(waiting.timer);
      if (spoken) waiting.resolve(spoken);
      else waiting.reject(new Error(error));
    },
  );
  thread.on("error", (error) => {
    log().error({ err: error }, "the voices of the captcha failed");
    dismiss(new DomainError("service.unavailable"));
  });
  thread.on("exit", () => dismiss(new DomainError("service.unavailable")));
  return thread;
}

/**
 * A code as a sound (WAV), of a voice, pace, pitch and noise by its seed: the same bytes for the same one, whichever
 * process speaks.
 * @param seed 32 bits
 * @throws {DomainError} service.unavailable when too many wait, or the voices don't answer.
 */
export async function speakCode(
  code: string,
  language: SpokenLanguage,
  seed: number,
): Promise<Buffer> {
  const all = voices();
  if (all.waiting.size >= MOST_WAITING) throw new DomainError("service.unavailable");
  const random = seededRandom(seed);
  const speakers = VOICES[language];
  const voice = speakers[Math.floor(random() * speakers.length)];
  const spoken = await new Promise<Int16Array[]>((resolve, reject) => {
    if (all.idle) clearTimeout(all.idle);
    all.thread ??= start();
    all.thread.ref();
    const id = ++all.requestCount;
    const timer = setTimeout(() => dismiss(new DomainError("service.unavailable")), PATIENCE_MS);
    all.waiting.set(id, { resolve, reject, timer });
    all.thread.postMessage({ id, voice, utterances: utterances(code, random) });
  });
  return mixSound(spoken, random);
}
