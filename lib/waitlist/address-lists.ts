import { domainToUnicode } from "node:url";
import { disposableEmailBlocklistSet } from "disposable-email-domains-js";
import unhomoglyph from "unhomoglyph";
import { once } from "../platform/once.ts";

/*
 * What lists know about addresses: letters that look alike, and domains whose addresses are thrown
 * away. The decision made of it is in lib/waitlist/referral-rules.ts.
 */

/** Letters without their accents, each as the one it is mistaken for. */
const skeleton = (text: string) =>
  unhomoglyph(text.normalize("NFKD").replaceAll(/\p{M}+/gu, "")).toLowerCase();

/** What is the same for addresses that look the same: not an address to write to. */
export function lookAlikeOf(mailbox: string): string {
  const at = mailbox.lastIndexOf("@");
  const domain = mailbox.slice(at + 1);
  const readable = mailbox.slice(0, at + 1) + (domainToUnicode(domain) || domain);
  // Twice: what a capital is mistaken for may itself look like another letter.
  return skeleton(skeleton(readable));
}

const disposable = () => once("addresses.disposable", () => disposableEmailBlocklistSet());

/** Whether the domain of an address, or one above it, gives addresses to be thrown away. */
export function isDisposable(mailbox: string): boolean {
  const labels = mailbox.slice(mailbox.lastIndexOf("@") + 1).split(".");
  return labels.some((_, index) => disposable().has(labels.slice(index).join(".")));
}
