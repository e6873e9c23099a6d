import type { PageAccess } from "./access.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Every call and file that is no page, by Next's name of its route, with the callers that each
 * method allows. One that is missing here fails the checks and the build (scripts/check-access.ts).
 */
export const CALL_ACCESS: Readonly<Record<string, Partial<Record<Method, PageAccess>>>> = {
  "/bien/[id]/partage.jpg": { GET: "everyone" },
  "/media/[file]": { GET: "everyone" },
  "/manifest.webmanifest": { GET: "everyone" },
  "/partage.jpg": { GET: "everyone" },
  "/sitemap.xml": { GET: "everyone" },
  "/sitemaps/[part]": { GET: "everyone" },

  "/api/[[...path]]": {},
  "/api/addresses": { GET: "everyone" },
  // next-auth says who is signed in, or that nobody is.
  "/api/auth/[...nextauth]": { GET: "everyone", POST: "everyone" },
  "/api/captcha/audio": { GET: "everyone" },
  "/api/captcha/challenge": { GET: "everyone" },
  "/api/captcha/verify": { POST: "everyone" },
  "/api/communes": { GET: "everyone" },
  "/api/health": { GET: "everyone" },
  "/api/heic-decoder/[file]": { GET: "everyone" },
  "/api/listings": { GET: "everyone" },
  "/api/listings/[id]": { GET: "everyone" },
  "/api/listings/[id]/slots": { GET: "everyone" },
  "/api/listings/[id]/views": { POST: "everyone" },
  "/api/listings/[id]/visit": { GET: "signed-in" },
  "/api/listings/clusters": { GET: "everyone" },
  "/api/listings/count": { GET: "everyone" },
  "/api/me": { GET: "everyone" },
  "/api/openapi.json": { GET: "everyone" },
  "/api/places": { GET: "everyone" },
  "/api/postal-codes/[code]": { GET: "everyone" },
  "/api/ready": { GET: "everyone" },
  "/api/first-messages": { POST: "everyone" },
  "/api/subscribe": { POST: "everyone" },
  // Whoever has a mail's link stops such mails.
  "/api/unsubscribe": { GET: "everyone", POST: "everyone" },
  "/api/users": { GET: "everyone" },

  "/api/conversations": { POST: "signed-in" },
  "/api/conversations/[id]/messages": { POST: "signed-in" },
  "/api/events/unread": { GET: "signed-in" },
  "/api/alerts/unsubscribe": { GET: "everyone", POST: "everyone" },
  "/api/saved-searches": { POST: "buyer" },
  "/api/hidden-listings": { POST: "buyer" },
  "/api/hidden-listings/[listingId]": { PUT: "buyer", DELETE: "buyer" },
  "/api/favorites": { POST: "signed-in" },
  "/api/favorites/[listingId]": { PUT: "buyer", DELETE: "buyer" },

  "/api/documents": { POST: "signed-in" },
  "/api/documents/[id]": { GET: "signed-in" },
  "/api/offers": { POST: "signed-in" },
  "/api/offers/[id]": { PATCH: "signed-in" },
  // The data layer knows whose it is: an account's, or the browser's that began it.
  "/api/revisions/[id]": { PATCH: "everyone" },
  "/api/revisions/[id]/fill": { GET: "everyone" },
  "/api/revisions/[id]/photos": { POST: "everyone" },
  "/api/sales/[id]/record.pdf": { GET: "signed-in" },
  "/api/mandates/[number]/document.pdf": { GET: "signed-in" },
  "/api/mandates/[number]/evidence.pdf": { GET: "signed-in" },
  "/api/mandates/preview.pdf": { GET: "signed-in" },
  "/api/signatures/[id]/preview.pdf": { GET: "signed-in" },
  "/api/signatures/[id]/document.pdf": { GET: "signed-in" },
  "/api/signatures/[id]/evidence.pdf": { GET: "signed-in" },
  // Whoever has the mail's link reads that document alone.
  "/api/signatures/document.pdf": { GET: "everyone" },
  "/api/invoices/[number]/document.pdf": { GET: "signed-in" },
  "/api/push-subscriptions": { POST: "signed-in", PUT: "signed-in", DELETE: "signed-in" },

  "/notifications/[id]": { GET: "signed-in" },
  // Whoever knows its address: portals and calendars have no session.
  "/api/diffusion/[portal]/[token]": { GET: "everyone" },
  "/api/calendar/[token]": { GET: "everyone" },
  "/api/visits": { POST: "signed-in" },
  "/api/visits/[id]": { GET: "signed-in", PATCH: "signed-in" },
  "/api/visits/[id]/calendar": { GET: "signed-in" },
  // The data layer knows visitors from hosts.
  "/api/visits/plan": { GET: "signed-in" },

  "/ambassador/commissions/export": { GET: "asked-ambassador" },
  // A file that leaves for the bank: taking it changes what can be done with its batch.
  "/trust-manager/commissions/lots/[id]/virements.xml": { POST: "trust_manager" },
  // The data layer knows whose it is: the team reads it too.
  "/ambassador/commissions/releves/[id]/releve.pdf": { GET: "signed-in" },
  "/ambassador/training/attestation.pdf": { GET: "asked-ambassador" },
  "/ambassador/onboarding/contrat.pdf": { GET: "asked-ambassador" },
  "/ambassador/onboarding/demande-attestation.pdf": { GET: "asked-ambassador" },
  "/trust-manager/validation/[id]/contrat.pdf": { GET: "trust_manager" },
  "/trust-manager/validation/[id]/demande-attestation.pdf": { GET: "trust_manager" },
  // The data layer knows whose home it is.
  "/mes-biens/[id]/affiche.pdf": { GET: "signed-in" },
  "/mes-biens/[id]/fiche.pdf": { GET: "signed-in" },
  "/settings/export": { POST: "signed-in" },
  "/trust-manager/waitlist/export": { GET: "trust_manager" },
};
