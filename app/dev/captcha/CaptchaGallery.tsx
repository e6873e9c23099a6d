"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { CAPTCHA } from "@/components/captcha/copy";
import type { Challenge } from "@/lib/captcha/schemas";
import type { CaptchaProps } from "../../../components/captcha/Captcha";

const Captcha = dynamic(
  () => import("../../../components/captcha/Captcha").then((module) => module.Captcha),
  { ssr: false },
);

const say = CAPTCHA.gallery;
const STATES = ["unverified", "verifying", "verified", "error", "expired"] as const;

/** One example, under its name; what it solved is shown under it. */
function Example({ title, ...captcha }: { title: string } & GalleryCaptcha) {
  const [payload, setPayload] = useState<string | null>(null);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-subheading">{title}</h2>
      <Captcha {...captcha} onChange={setPayload} />
      <output className="text-fine text-ink-soft wrap-anywhere">{payload}</output>
    </section>
  );
}

type GalleryCaptcha = Pick<CaptchaProps, "configuration" | "shownState">;

/** The captcha in each of its states, for the gallery. */
export function CaptchaGallery({ challenge }: { challenge: Challenge }) {
  const silent = challenge.codeChallenge && {
    ...challenge,
    codeChallenge: { ...challenge.codeChallenge, audio: "/api/captcha/audio?code=x" },
  };
  return (
    <div className="grid gap-10 sm:grid-cols-2">
      <Example title={say.live} />
      <Example title={say.suspicious} configuration={{ challenge, auto: "onload" }} />
      <Example title={say.audioError} configuration={{ challenge: silent, auto: "onload" }} />
      {STATES.map((state) => (
        <Example key={state} title={say.states[state]} shownState={state} />
      ))}
    </div>
  );
}
