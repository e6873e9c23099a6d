import type { PageAccess } from "./access.ts";

/**
 * Every page of the site, by Next's name of its route, and who may open it. A page that is missing
 * here fails the checks and the build (scripts/check-access.ts).
 */
export const PAGE_ACCESS = {
  "/": "everyone",
  "/v2": "everyone",
  "/acheter": "everyone",
  "/acheter/[city]": "everyone",
  "/recherche": "everyone",
  "/bien/[id]": "everyone",
  "/bien/[id]/visite-virtuelle": "everyone",
  "/bien/[id]/signaler": "everyone",
  "/vendre": "everyone",
  "/looper": "everyone",
  "/estimer": "everyone",
  "/beta": "everyone",
  "/beta/confirmation": "everyone",
  "/beta/statut": "everyone",
  "/help": "everyone",
  "/honoraires": "everyone",
  "/mentions-legales": "everyone",
  "/cgu": "everyone",
  "/confidentialite": "everyone",
  "/accessibilite": "everyone",
  "/offline": "everyone",

  "/connexion": "everyone",
  "/login": "everyone",
  "/connexion/code": "everyone",
  "/mot-de-passe-oublie": "everyone",
  "/nouveau-mot-de-passe": "everyone",
  "/nouvelle-adresse": "everyone",
  "/register": "everyone",
  "/confirmation": "everyone",
  "/confirmation/attente": "everyone",

  // 404 in production.
  "/dev/bien/[state]": "everyone",
  "/dev/captcha": "everyone",
  // 404 but for programs on this machine, where no mail leaves it (lib/mail/test-mailbox.ts).
  "/dev/mails": "everyone",
  "/dev/mails/[id]": "everyone",

  "/dashboard": "signed-in",
  "/profile": "signed-in",
  "/profile/roles": "signed-in",
  "/profil/roles": "signed-in",
  "/mes-biens": "signed-in",
  "/visites": "signed-in",
  "/offres": "signed-in",
  "/messages": "signed-in",
  "/parametres": "signed-in",
  "/settings": "signed-in",

  "/buyer/dashboard": "buyer",
  "/buyer/search": "buyer",
  "/buyer/favorites": "buyer",
  "/buyer/visits": "buyer",
  "/buyer/offers": "buyer",
  "/buyer/dossier": "buyer",
  "/buyer/financing": "buyer",
  "/buyer/subscription": "buyer",

  "/seller/dashboard": "seller",
  "/seller/properties": "seller",
  "/seller/visits": "seller",
  "/seller/offers": "seller",
  "/seller/messages": "seller",
  "/seller/analytics": "seller",
  "/seller/payments": "seller",

  "/ambassador/dashboard": "ambassador",
  "/ambassador/properties": "ambassador",
  "/ambassador/leads": "ambassador",
  "/ambassador/visits": "ambassador",
  "/ambassador/commissions": "ambassador",
  "/ambassador/training": "asked-ambassador",
  "/ambassador/settings": "asked-ambassador",
  "/ambassador/onboarding": "asked-ambassador",

  "/trust-manager/dashboard": "trust_manager",
  "/trust-manager/tasks": "trust_manager",
  "/trust-manager/validation": "trust_manager",
  "/trust-manager/quality-control": "trust_manager",
  "/trust-manager/lead-qualification": "trust_manager",
  "/trust-manager/contracts": "trust_manager",
  "/trust-manager/notary": "trust_manager",
  "/trust-manager/compliance": "trust_manager",
  "/trust-manager/reports": "trust_manager",
  "/trust-manager/waitlist": "trust_manager",
} as const satisfies Record<string, PageAccess>;

export type PageRoute = keyof typeof PAGE_ACCESS;
