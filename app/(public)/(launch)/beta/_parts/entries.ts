import { isEmailAddress } from "@/lib/kernel/email";
import type { OutsideRole } from "@/lib/kernel/roles";
import { type FormField, type Subscription, sourceOf } from "./subscription";

/** What keeps the form from being sent, named as its sentence is. */
export type Fault = "invalidEmail" | "missingRole" | "missingCaptcha";

/** A subscription before its captcha: what a call says, and is the same call by. */
export type Requested = Omit<Subscription, "token">;

const text = (data: FormData, name: string) => String(data.get(name) ?? "").trim();

/**
 * What was typed and chosen, as it is sent, or what is wrong with it by field.
 * @param isVerified whether the captcha is solved, or at work
 * @param search the query of the page's address
 */
export function parseEntries(
  data: FormData,
  isVerified: boolean,
  search: string,
): Requested | { faults: Partial<Record<FormField, Fault>> } {
  const email = text(data, "email");
  const role = data.get("role") as OutsideRole | null;
  const code = text(data, "referredBy");
  const faults: Partial<Record<FormField, Fault>> = {};
  if (!isEmailAddress(email)) faults.email = "invalidEmail";
  if (!role) faults.role = "missingRole";
  // It stands there only once an address is typed.
  if (!faults.email && !isVerified) faults.captcha = "missingCaptcha";
  if (!role || Object.keys(faults).length > 0) return { faults };
  const source = sourceOf(search);
  return { email, role, ...(code && { referredBy: code }), ...(source && { source }) };
}
