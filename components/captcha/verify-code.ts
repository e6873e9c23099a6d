import type { CaptchaRefusalReason } from "@/lib/captcha/rules";

/** What the server says of a code that was typed, as the widget takes it. */
export interface CodeVerdict {
  verified: boolean;
  payload?: string;
  reason?: CaptchaRefusalReason | "unavailable";
}

/** Asks the server whether a code is right. Never throws: the widget would wait for ever. */
export async function verifyCode(payload: string, code: string | undefined): Promise<CodeVerdict> {
  try {
    const response = await fetch("/api/captcha/verify", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ payload, code }),
    });
    if (!response.ok) return { verified: false, reason: "unavailable" };
    const { verified, payload: granted, reason } = await response.json();
    return verified === true && typeof granted === "string"
      ? { verified: true, payload: granted }
      : { verified: false, reason: reason ?? "unavailable" };
  } catch {
    return { verified: false, reason: "unavailable" };
  }
}
