import "altcha/external";
import type { AltchaWidgetElement } from "altcha/types/generic";
import { CHALLENGE_MINUTES } from "@/lib/captcha/rules";
import { CAPTCHA } from "./copy";

/** The widget's states. */
export type WidgetState = "unverified" | "verifying" | "verified" | "code" | "error" | "expired";

/**
 * The widget, whose own types name its states by an enumeration that only types have, and its methods
 * as if they were there before it is loaded and after it is gone.
 */
export interface Widget extends HTMLElement {
  configure?: AltchaWidgetElement["configure"];
  verify?: AltchaWidgetElement["verify"];
  reset?: (state?: WidgetState) => void;
  setState?: (state: WidgetState, error?: string | null) => void;
}

const MOST_WORKERS = 16;
const USUAL_WORKERS = 8;

// Its own address under ours: the content policy lets no other script run.
$altcha.algorithms.set(
  "SHA-256",
  () => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" }),
);
$altcha.i18n.set("fr", CAPTCHA.widget);
$altcha.defaults.set({
  challenge: "/api/captcha/challenge",
  language: "fr",
  // A person who reads the site in English by their browser's translation listens in English.
  audioChallengeLanguage: navigator.language.startsWith("en") ? "en" : "fr",
  workers: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || USUAL_WORKERS),
  minDuration: 0,
  // A slow telephone may take its time: as long as the challenge is good.
  timeout: CHALLENGE_MINUTES * 60_000,
  hideFooter: true,
  hideLogo: true,
  // It would watch how the person moves the pointer.
  humanInteractionSignature: false,
});
