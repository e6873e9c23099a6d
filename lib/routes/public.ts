import { withQuery } from "../kernel/query.ts";
import type { OutsideRole, SelfAssignableRole } from "../kernel/roles.ts";
import { favoriteRoutes } from "./favorites.ts";

interface VisitToBook {
  listingId: string;
  slotId: string;
  type: "physical" | "virtual";
}

/**
 * Every address of the site, written once; those of the signed-in space are in space.ts, so that
 * public pages do not load them. Static addresses are constants; the others are
 * functions that encode what they are given. Components never spell a path themselves.
 */

export const routes = {
  // Public pages
  home: "/",
  homeVariant: "/v2",
  sell: "/vendre",
  /** Where a listing is begun, with or without an account. */
  newListing: "/annonces/nouvelle",
  looper: "/looper",
  looperSection: (anchor: "benefits" | "how-it-works" | "testimonials" | "faq") =>
    `/looper#${anchor}`,
  estimate: "/estimer",
  beta: "/beta",
  /** The waitlist's form, filled in for a role. */
  betaJoin: (role: OutsideRole) => `/beta#join-${role}`,
  /** The page that saves a search: its parameters, with `nom` and `frequence`. */
  saveSearch: "/recherche/enregistrer",
  /** With criteria: `searchPath` and `buyPath` of lib/search/url.ts. */
  search: "/recherche",
  buy: "/acheter",
  city: (citySlug: string) => `/acheter/${encodeURIComponent(citySlug)}`,
  listing: (id: string) => `/bien/${encodeURIComponent(id)}`,
  /** Its panel: who answers, and how to reach them. */
  listingContact: (id: string) => `/bien/${encodeURIComponent(id)}#contact`,
  /** A listing's virtual tour, at its first station or another one, counted from 1. */
  virtualTour: (id: string, station = 1) =>
    withQuery(`/bien/${encodeURIComponent(id)}/visite-virtuelle`, {
      piece: station > 1 ? String(station) : undefined,
    }),
  reportListing: (id: string) => `/bien/${encodeURIComponent(id)}/signaler`,
  reportDone: (id: string) => `/bien/${encodeURIComponent(id)}/signaler?etat=envoye`,
  /** Where one writes about a listing, with what was written so far. */
  contactListing: (id: string, message?: string | null) =>
    withQuery(`/bien/${encodeURIComponent(id)}/contact`, { message }),
  contactDone: (id: string) => `/bien/${encodeURIComponent(id)}/contact?etat=envoye`,
  /** A conversation, where a public page leads to one. */
  conversation: (id: string) => withQuery("/messages", { conversation: id }),
  /** The call that counts a view of a listing. */
  listingViews: (id: string) => `/api/listings/${encodeURIComponent(id)}/views`,
  /** The call that finds the visit which the signed-in person has of a listing. */
  ownVisit: (listingId: string) => `/api/listings/${encodeURIComponent(listingId)}/visit`,
  /** All visit slots of a listing, and the form that books one of them (`creneau`). */
  bookSlot: (
    listingId: string,
    { slotId, type }: { slotId?: string; type?: "physical" | "virtual" } = {},
  ) =>
    withQuery(`/bien/${encodeURIComponent(listingId)}/reserver`, {
      creneau: slotId,
      format: type === "virtual" ? type : undefined,
    }),
  /** The form of an offer for a listing. */
  makeOffer: (listingId: string) => `/bien/${encodeURIComponent(listingId)}/offre`,
  /** The pictures that social networks show, of the site and of a listing. */
  sitePicture: "/partage.jpg",
  listingPicture: (id: string) => `/bien/${encodeURIComponent(id)}/partage.jpg`,
  help: "/help",
  /** A question or a theme of the help page, by its anchor. */
  helpTopic: (anchor: string) => `/help#${anchor}`,
  legalNotice: "/mentions-legales",
  terms: "/cgu",
  privacy: "/confidentialite",
  fees: "/honoraires",
  accessibility: "/accessibilite",
  offline: "/offline",
  /** The mails of an installation on this machine that sends none (lib/mail/test-mailbox.ts). */
  testMailbox: "/dev/mails",
  testMail: (id: string) => `/dev/mails/${encodeURIComponent(id)}`,

  // Accounts
  /** The login screen; `callbackUrl` is a path of this site to come back to. */
  login: (callbackUrl?: string) => withQuery("/connexion", { callbackUrl }),
  ...favoriteRoutes,
  /** The login of somebody who books a visit. */
  loginForVisit: ({ listingId, slotId, type }: VisitToBook) =>
    withQuery("/connexion", {
      creneau: slotId,
      bien: listingId,
      format: type === "virtual" ? type : undefined,
      callbackUrl: `/bien/${encodeURIComponent(listingId)}`,
    }),
  /** The login of somebody who wants to call the looper of a listing. */
  loginToCall: (listingId: string) =>
    withQuery("/connexion", {
      appeler: listingId,
      callbackUrl: `/bien/${encodeURIComponent(listingId)}`,
    }),
  /** The login that carries what was being done, signed. */
  loginForIntent: (intention: string) => withQuery("/connexion", { intention }),
  register: (
    query: {
      role?: SelfAssignableRole;
      ref?: string;
      invitation?: string;
      intention?: string;
    } = {},
  ) => withQuery("/register", query),
  /** The account form of the wizard, once a role is chosen. */
  registerDetails: ({ role, ref }: { role: SelfAssignableRole; ref?: string | null }) =>
    withQuery("/register", { etape: "informations", role, ref }),
  /** The wizard for somebody of the waitlist, who was invited. */
  registerInvited: (token: string) => withQuery("/register", { invitation: token }),
  registerDone: "/register?etape=verification",
  /** The same for a person who was invited, and whose account is open. */
  registerOpened: "/register?etape=bienvenue",
  /** Where the code of the second factor is asked for. */
  loginCode: (callbackUrl?: string, intention?: string) =>
    withQuery("/connexion/code", { callbackUrl, intention }),
  passwordReset: "/mot-de-passe-oublie",
  /** The links that mails carry. */
  newPassword: (token?: string) => withQuery("/nouveau-mot-de-passe", { jeton: token }),
  /** What whoever registered sees in the signed-in space until the address is confirmed. */
  confirmationPending: "/confirmation/attente",
  addressChanged: "/nouvelle-adresse?etat=change",
  addressRestored: "/nouvelle-adresse?etat=retablie",
  newAddress: (token: string) => withQuery("/nouvelle-adresse", { jeton: token }),
  confirmAddress: (token?: string) => withQuery("/confirmation", { jeton: token }),
} as const;
