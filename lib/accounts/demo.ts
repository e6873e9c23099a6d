/** Where the demonstration's addresses live: those of the sample and no others. */
export const DEMO_DOMAIN = "demo.loopimmo.fr";

/**
 * The accounts that the login screen offers where the configuration has demo accounts. Their
 * password is known to everyone: it opens nothing anywhere else.
 */
export const DEMO_ACCOUNTS = [
  { email: `vendeur@${DEMO_DOMAIN}`, label: "Vendeuse et Looper" },
  { email: `acheteur@${DEMO_DOMAIN}`, label: "Acheteur" },
  { email: `looper@${DEMO_DOMAIN}`, label: "Looper" },
  { email: `trust@${DEMO_DOMAIN}`, label: "Trust Manager" },
] as const;

export const DEMO_PASSWORD = "loopimmo-demo";

/** Whether an address, as it is compared, is one of the demonstration's. */
export function isDemoAddress(emailNormalized: string): boolean {
  return emailNormalized.endsWith(`@${DEMO_DOMAIN}`);
}
