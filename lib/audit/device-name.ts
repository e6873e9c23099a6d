import Bowser from "bowser";
import { AUDIT } from "./copy.ts";

/** What a browser's name says, as people know it: "Firefox sur Windows"; null where it says nothing. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return AUDIT.device(browser.name, os.name);
  return browser.name || os.name || null;
}
