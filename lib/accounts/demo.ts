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

/** The one who reads what other people write, and decides about them. */
const DEMO_TRUST_MANAGER = `trust@${DEMO_DOMAIN}`;

/**
 * The accounts that a configuration offers. On a public site the trust manager is none of them:
 * whoever comes by would read real people's mails and decide about them.
 */
export function offeredDemoAccounts(mode: "true" | "false" | "public") {
  if (mode === "false") return [];
  return DEMO_ACCOUNTS.filter(({ email }) => mode === "true" || email !== DEMO_TRUST_MANAGER);
}

/** Whether an address, as it is compared, is of the demonstration and kept shut. */
export function isShutDemoAddress(
  emailNormalized: string,
  mode: "true" | "false" | "public",
): boolean {
  if (!isDemoAddress(emailNormalized)) return false;
  return mode === "false" || (mode === "public" && emailNormalized === DEMO_TRUST_MANAGER);
}

/** Whether an address, as it is compared, is one of the demonstration's. */
export function isDemoAddress(emailNormalized: string): boolean {
  return emailNormalized.endsWith(`@${DEMO_DOMAIN}`);
}
