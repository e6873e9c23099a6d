import type { OutsideRole } from "@/lib/kernel/roles";

/** The form's fields that an answer can be about. */
export type FormField = "email" | "role" | "referredBy" | "captcha";

/** What POST /api/subscribe takes. */
export interface Subscription {
  email: string;
  role: OutsideRole;
  /** The captcha's payload. */
  token: string;
  referredBy?: string;
  source?: string;
}

/** What became of a subscription. */
export type Outcome =
  | { kind: "done" }
  | { kind: "known" }
  /** The captcha has to be done once more. */
  | { kind: "captcha" }
  /** Fields were refused, with the server's sentences. */
  | { kind: "fields"; fields: Partial<Record<FormField, string>> }
  /** Anything else, an answer that never came included. */
  | { kind: "failed"; answered: boolean };

/**
 * The campaign that an address names, as the list keeps it: `?utm_source=Lettre de mai` → "lettre-de-mai".
 * @param search the address's query
 */
export function sourceOf(search: string): string | undefined {
  const named = new URLSearchParams(search).get("utm_source") ?? "";
  const slug = named
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 40);
  return slug === "" ? undefined : slug;
}

/** What of a refusal is read, if it is one of ours. */
interface Problem {
  code?: unknown;
  fields?: unknown;
}

/** The fields of the call, as the form has them. */
const FIELDS: Record<string, FormField> = {
  email: "email",
  role: "role",
  referredBy: "referredBy",
  token: "captcha",
};

/** Sends a subscription. Never throws. */
export async function sendSubscription(
  body: string,
  key: string,
  send: typeof fetch = fetch,
): Promise<Outcome> {
  let response: Response;
  try {
    response = await send("/api/subscribe", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body,
    });
  } catch {
    return { kind: "failed", answered: false };
  }
  if (response.ok) return { kind: "done" };
  const problem: Problem = (await response.json().catch(() => null)) ?? {};
  if (response.status === 409) return { kind: "known" };
  if (response.status !== 400) return { kind: "failed", answered: response.status < 500 };
  return problemOf(problem);
}

function problemOf({ code, fields }: Problem): Outcome {
  if (typeof code === "string" && code.startsWith("captcha.")) return { kind: "captcha" };
  const messages: Partial<Record<FormField, string>> = {};
  for (const [name, text] of Object.entries(fields ?? {})) {
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    if (field && typeof text === "string") messages[field] = text;
  }
  if (messages.captcha) return { kind: "captcha" };
  return Object.keys(messages).length > 0
    ? { kind: "fields", fields: messages }
    : { kind: "failed", answered: true };
}
