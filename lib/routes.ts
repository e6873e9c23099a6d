import type { OutsideRole, Role, SelfAssignableRole } from "./accounts/roles.ts";
import type { SearchCriteria } from "./search/criteria.ts";
import { toSearchParams } from "./search/url.ts";

/**
 * Every address of the site, written once. Static addresses are constants; the others are
 * functions that encode what they are given. Components never spell a path themselves.
 */

type Query = Record<string, string | null | undefined>;

/** Appends the given parameters, leaving out those that are absent or empty. */
function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.append(name, value);
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

function withCriteria(path: string, criteria: Partial<SearchCriteria>): string {
  const query = toSearchParams(criteria).toString();
  return query ? `${path}?${query}` : path;
}

/** What an address of the inbox can ask for. */
interface InboxParameters {
  filter?: string | null;
  search?: string | null;
  /** A conversation's id. */
  conversation?: string | null;
  /** Cursors: of the conversations to list, of the messages to show. */
  after?: string | null;
  before?: string | null;
}

/** What an address of the team's waitlist narrows it to. */
interface WaitlistParameters {
  q?: string | null;
  role?: string | null;
  etape?: string | null;
  source?: string | null;
  /** "oui" for those who brought somebody. */
  parrains?: string | null;
}

/** The tabs of the settings, as their address names them. */
export const SETTINGS_TABS = ["profil", "notifications", "securite", "facturation"] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export const routes = {
  // Public pages
  home: "/",
  homeVariant: "/v2",
  sell: "/vendre",
  looper: "/looper",
  looperSection: (anchor: "benefits" | "how-it-works" | "testimonials" | "faq") =>
    `/looper#${anchor}`,
  estimate: "/estimer",
  beta: "/beta",
  /** The waitlist's form, filled in for a role. */
  betaJoin: (role: OutsideRole) => `/beta#join-${role}`,
  /** The waitlist with a referral code filled in. */
  betaReferral: (code: string) => withQuery("/beta", { ref: code }),
  /** The links that the waitlist's mails carry. */
  betaConfirmation: (token: string) => withQuery("/beta/confirmation", { jeton: token }),
  betaStatus: (token: string) => withQuery("/beta/statut", { jeton: token }),
  /** What is read once one has left the waitlist. */
  betaErased: "/beta/statut?etat=efface",
  search: (criteria: Partial<SearchCriteria> = {}) => withCriteria("/recherche", criteria),
  buy: (criteria: Partial<SearchCriteria> = {}) => withCriteria("/acheter", criteria),
  city: (citySlug: string) => `/acheter/${encodeURIComponent(citySlug)}`,
  listing: (id: string) => `/bien/${encodeURIComponent(id)}`,
  /** Where the form of visit slots goes, with `creneau`. */
  bookSlot: (listingId: string) => `/bien/${encodeURIComponent(listingId)}/reserver`,
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
  /** The mails that were queued: in development only. */
  developmentMails: "/dev/mails",
  developmentMail: (id: string) => `/dev/mails/${encodeURIComponent(id)}`,

  // Accounts
  /** The login screen; `callbackUrl` is a path of this site to come back to. */
  login: (callbackUrl?: string) => withQuery("/connexion", { callbackUrl }),
  register: (query: { role?: SelfAssignableRole; ref?: string; invitation?: string } = {}) =>
    withQuery("/register", query),
  /** The account form of the wizard, once a role is chosen. */
  registerDetails: ({ role, ref }: { role: SelfAssignableRole; ref?: string | null }) =>
    withQuery("/register", { etape: "informations", role, ref }),
  /** The wizard for somebody of the waitlist, who was invited. */
  registerInvited: (token: string) => withQuery("/register", { invitation: token }),
  registerDone: "/register?etape=verification",
  /** The same for who was invited, and whose account is open. */
  registerOpened: "/register?etape=bienvenue",
  /** Where the code of the second factor is asked for. */
  loginCode: (callbackUrl?: string) => withQuery("/connexion/code", { callbackUrl }),
  forgottenPassword: "/mot-de-passe-oublie",
  /** The links that mails carry. */
  newPassword: (token?: string) => withQuery("/nouveau-mot-de-passe", { jeton: token }),
  /** What whoever registered sees in the signed-in space until the address is confirmed. */
  confirmationPending: "/confirmation/attente",
  addressChanged: "/nouvelle-adresse?etat=change",
  addressRestored: "/nouvelle-adresse?etat=retablie",
  newAddress: (token: string) => withQuery("/nouvelle-adresse", { jeton: token }),
  confirmAddress: (token?: string) => withQuery("/confirmation", { jeton: token }),

  // Shared doors of the signed-in space
  dashboard: "/dashboard",
  profile: "/profile",
  profileRoles: "/profile/roles",
  /** The form that asks for a role. */
  activateRole: (role: SelfAssignableRole) => withQuery("/profile/roles", { role }),
  myProperties: "/mes-biens",
  visits: "/visites",
  offers: "/offres",
  messages: "/messages",
  preferences: "/parametres",
  settings: "/settings",
  settingsTab: (tab: SettingsTab) => withQuery("/settings", { onglet: tab }),
  /** The lines of one's own audit before a cursor. */
  ownAudit: (cursor: string) =>
    `${withQuery("/settings", { onglet: "securite", avant: cursor })}#journal`,
  /** Where the form that asks for one's data goes, and where it leads when it is refused. */
  exportData: "/settings/export",
  exportRefused: (reason: string) =>
    `${withQuery("/settings", { onglet: "securite", export: reason })}#export`,

  /** The waitlist as a file for a spreadsheet. */
  waitlistExport: (filter: WaitlistParameters = {}) =>
    withQuery("/trust-manager/waitlist/export", { ...filter }),
  /** A looper's ledger as a file for a spreadsheet. */
  commissionsExport: "/ambassador/commissions/export",

  /** A list of the signed-in space, through a filter and from a cursor on. */
  list: (path: string, { filter, after }: { filter?: string; after?: string | null }) =>
    withQuery(path, { filtre: filter, suite: after }),
  /** The inbox, through a filter and a search, with a conversation open. */
  inbox: (path: string, { filter, search, conversation, after, before }: InboxParameters = {}) =>
    withQuery(path, {
      filtre: filter,
      q: search,
      conversation,
      suite: after,
      avant: before,
    }),

  buyer: {
    dashboard: "/buyer/dashboard",
    search: "/buyer/search",
    favorites: "/buyer/favorites",
    visits: "/buyer/visits",
    offers: "/buyer/offers",
    file: "/buyer/dossier",
    financing: "/buyer/financing",
    subscription: "/buyer/subscription",
  },
  seller: {
    dashboard: "/seller/dashboard",
    properties: "/seller/properties",
    visits: "/seller/visits",
    offers: "/seller/offers",
    messages: "/seller/messages",
    analytics: "/seller/analytics",
    analyticsOver: (days: number) => withQuery("/seller/analytics", { periode: String(days) }),
    payments: "/seller/payments",
  },
  ambassador: {
    dashboard: "/ambassador/dashboard",
    properties: "/ambassador/properties",
    leads: "/ambassador/leads",
    visits: "/ambassador/visits",
    commissions: "/ambassador/commissions",
    training: "/ambassador/training",
    settings: "/ambassador/settings",
    onboarding: "/ambassador/onboarding",
  },
  trustManager: {
    dashboard: "/trust-manager/dashboard",
    tasks: "/trust-manager/tasks",
    validation: "/trust-manager/validation",
    qualityControl: "/trust-manager/quality-control",
    leadQualification: "/trust-manager/lead-qualification",
    contracts: "/trust-manager/contracts",
    notary: "/trust-manager/notary",
    compliance: "/trust-manager/compliance",
    waitlist: "/trust-manager/waitlist",
  },
} as const;

const DASHBOARDS: Record<Role, string> = {
  buyer: routes.buyer.dashboard,
  seller: routes.seller.dashboard,
  ambassador: routes.ambassador.dashboard,
  trust_manager: routes.trustManager.dashboard,
};

/** The dashboard of a role. */
export function dashboardOf(role: Role): string {
  return DASHBOARDS[role];
}

/** A page of the team at one of its lists: the view, the words looked for, where it goes on. */
export function trustListOf(
  page: keyof typeof routes.trustManager,
  query: {
    filtre?: string | null;
    q?: string | null;
    personne?: string | null;
    compte?: string | null;
    action?: string | null;
    /** What was just done, to be told. */
    fait?: string | null;
    suite?: string | null;
    periode?: string | null;
    nombre?: string | null;
  } & WaitlistParameters,
): string {
  return withQuery(routes.trustManager[page], { ...query });
}
