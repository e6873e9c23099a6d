import { withQuery } from "../kernel/query.ts";
import type { Role, SelfAssignableRole } from "../kernel/roles.ts";
import { favoriteRoutes } from "./favorites.ts";

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

/** The part of a list of homes that is about one of them. */
/** What was done in the list of one's own homes, as its address says it. */
export const OWNED_OUTCOMES = ["retrait", "suppression", "abandon", "depart"] as const;
export type OwnedOutcome = (typeof OWNED_OUTCOMES)[number];

/** What a draft was just begun from, as its address says it: another home, the same dwelling, or a draft of that one. */
export const BEGUN_STATES = ["copie", "remise-en-vente", "reprise"] as const;
export type BegunState = (typeof BEGUN_STATES)[number];

export const propertyAnchor = (id: string) => `bien-${id}`;

/** The addresses of the signed-in space. */
export const spaceRoutes = {
  // Shared doors
  dashboard: "/dashboard",
  profile: "/profile",
  profileRoles: "/profile/roles",
  /** The form that asks for a role. */
  activateRole: (role: SelfAssignableRole) => withQuery("/profile/roles", { role }),
  myProperties: "/mes-biens",
  /** The mandate of one's home; `back` is where to go on once it is signed, `state` what was just done. */
  mandate: (propertyId: string, { back, state }: { back?: string | null; state?: string } = {}) =>
    withQuery(`/mes-biens/${encodeURIComponent(propertyId)}/mandat`, { retour: back, etat: state }),
  /** Where a seller changes the price of a home that has a mandate; `state` as there. */
  changePrice: (propertyId: string, state?: string) =>
    withQuery(`/mes-biens/${encodeURIComponent(propertyId)}/prix`, { etat: state }),
  /** The signed file of a mandate, or of its amendment of that position. */
  mandateDocument: (number: number, position?: number) =>
    withQuery(`/api/mandates/${number}/document.pdf`, {
      avenant: position === undefined ? null : String(position),
    }),
  /** What proves the signature of a mandate, or of its amendment of that position, as a file. */
  mandateEvidence: (number: number, position?: number) =>
    withQuery(`/api/mandates/${number}/evidence.pdf`, {
      avenant: position === undefined ? null : String(position),
    }),
  /** The mandate that could be signed for a home, as a file. */
  mandatePreview: (propertyId: string) =>
    withQuery("/api/mandates/preview.pdf", { bien: propertyId }),
  /** What was decided and signed under a mandate, as a file, and what proves its signatures. */
  signedDocument: (signatureId: string) =>
    `/api/signatures/${encodeURIComponent(signatureId)}/document.pdf`,
  signedEvidence: (signatureId: string) =>
    `/api/signatures/${encodeURIComponent(signatureId)}/evidence.pdf`,
  /** What waits for a signature, as a file. */
  signaturePreview: (id: string) => `/api/signatures/${encodeURIComponent(id)}/preview.pdf`,
  /** A home of one's own in the list of them. */
  ownProperty: (id: string) => `/seller/properties#${propertyAnchor(id)}`,
  /** The list of one's own homes after something was done there: `state` is what, `propertyId` with which home. */
  ownPropertiesAfter: (state: OwnedOutcome, propertyId: string | null) =>
    withQuery("/seller/properties", { etat: state, bien: propertyId }),
  /** The printed papers of a published home: the card for a window, and the leaflet. */
  windowCard: (id: string) => `/mes-biens/${encodeURIComponent(id)}/affiche.pdf`,
  leaflet: (id: string) => `/mes-biens/${encodeURIComponent(id)}/fiche.pdf`,
  /** What the sale of a home came to, and its papers. */
  propertyReport: (id: string) => `/mes-biens/${encodeURIComponent(id)}/bilan`,
  propertyDocuments: (id: string) => `/mes-biens/${encodeURIComponent(id)}/documents`,
  /** Where a mail's link says whether a home is still for sale. */
  confirmListing: (token: string) => withQuery("/annonces/confirmation", { jeton: token }),
  invoiceDocument: (number: number) => `/api/invoices/${number}/document.pdf`,
  /** The editor of a listing, at the first step that is not done. */
  editListing: (id: string) => `/annonces/${encodeURIComponent(id)}`,
  /** The same for one that was just begun from another listing, and says so. */
  begunListing: (id: string, state: BegunState) =>
    withQuery(`/annonces/${encodeURIComponent(id)}`, { etat: state }),
  /** One of its steps; `field` is shown with what is wrong with it. */
  editListingStep: (id: string, step: string, field?: string) =>
    `/annonces/${encodeURIComponent(id)}/${step}${field ? `#champ-${field}` : ""}`,
  /** The first step to do of such a one. */
  begunListingStep: (id: string, step: string, state: BegunState) =>
    withQuery(`/annonces/${encodeURIComponent(id)}/${step}`, { etat: state }),
  /** The listing's page as it would be; `framed` is the one that the editor shows beside its form. */
  previewListing: (id: string, { framed = false }: { framed?: boolean } = {}) =>
    withQuery(`/annonces/${encodeURIComponent(id)}/apercu`, { cadre: framed ? "oui" : null }),
  /** The same for the team: as it was handed in. */
  previewReviewed: (id: string) =>
    withQuery(`/annonces/${encodeURIComponent(id)}/apercu`, { controle: "oui" }),
  /** Where its seller chooses who receives the visitors. */
  chooseLooper: (id: string) => `/annonces/${encodeURIComponent(id)}/disponibilites#looper`,
  /** The call that reads what the State knows of a DPE's number, for its fields. */
  /** What the State's interfaces know, by the parameters of the call. */
  fillListing: (id: string, query: Readonly<Record<string, string>>) =>
    withQuery(`/api/revisions/${encodeURIComponent(id)}/fill`, query),
  /** The call that takes its photos and plans. */
  /** What a worker that reads HEIC runs. */
  heicDecoder: "/api/heic-decoder/worker.js",
  listingPhotos: (id: string) => `/api/revisions/${encodeURIComponent(id)}/photos`,
  /** The call that saves it. */
  saveListing: (id: string) => `/api/revisions/${encodeURIComponent(id)}`,
  visits: "/visites",
  /** A visit; `done` is what was just done with it, for the page to say. */
  visit: (id: string, { done }: { done?: string } = {}) =>
    withQuery(`/visites/${encodeURIComponent(id)}`, { fait: done }),
  /** A visit as a calendar's entry, and a day's visits as entries of one file. */
  visitCalendar: (id: string) => `/api/visits/${encodeURIComponent(id)}/calendar`,
  visitPlanCalendar: (day: string, side: "buyer" | "seller" | "ambassador") =>
    withQuery("/api/visits/plan", { day, side }),
  /** The form of something that can be done with a visit, on its page. */
  visitForm: (id: string, action: string) =>
    `/visites/${encodeURIComponent(id)}#${action}-${encodeURIComponent(id)}`,
  /** The open slots that a visit can be moved to, on a day. */
  visitSlots: (id: string, day?: string) =>
    withQuery(`/visites/${encodeURIComponent(id)}/creneaux`, { jour: day }),
  /** A visitor's visits of one civil day, and the way between them. */
  visitPlan: (day?: string) => withQuery("/visites/journee", { jour: day }),
  /** How one's calendar follows one's visits. */
  calendar: "/visites/agenda",
  calendarStopped: "/visites/agenda?fait=arrete",
  /** The calendar itself, for programs that subscribe to it. */
  calendarFeed: (token: string) => `/api/calendar/${encodeURIComponent(token)}`,
  offers: "/offres",
  /** An offer in its discussion; `state` is what just became of it, for the page to say. */
  offer: (id: string, state?: string) =>
    withQuery(`/offres/${encodeURIComponent(id)}`, { etat: state }),
  /** What a buyer shows of themselves with an offer. */
  offerFile: (id: string) => `/offres/${encodeURIComponent(id)}/dossier`,
  /** Where sales are, each at its own address. */
  sales: "/ventes",
  /** A sale's way to the deed, for all who take part in it; `state` as of an offer. */
  sale: (id: string, state?: string) =>
    withQuery(`/ventes/${encodeURIComponent(id)}`, { etat: state }),
  /** The same from the team's list of sales, to which it leads back. */
  trackedSale: (id: string) => withQuery(`/ventes/${encodeURIComponent(id)}`, { depuis: "ventes" }),
  /** The record of what was agreed, as a file. */
  saleRecord: (id: string) => `/api/sales/${encodeURIComponent(id)}/record.pdf`,
  /** The estimates that the account keeps. */
  estimates: "/estimations",
  /** Private documents that others opened to the person. */
  sharedDocuments: "/documents",
  /** A private document, as a file. */
  document: (id: string) => `/api/documents/${encodeURIComponent(id)}`,
  /** A document in a frame of the page. */
  framedDocument: (id: string) => `/api/documents/${encodeURIComponent(id)}?vue=page`,
  /** Where a document is sent to: what it is, of which home, how the file is called. */
  documentUpload: (query: {
    kind: string;
    property?: string | null;
    expires?: string | null;
    name?: string;
  }) => withQuery("/api/documents", query),
  /** The documents of a home, for its seller. */
  propertyFiles: (id: string) => `/mes-biens/${encodeURIComponent(id)}/pieces`,
  messages: "/messages",
  notifications: "/notifications",
  /** The list, for a person who followed a link to one that was deleted. */
  notificationGone: withQuery("/notifications", { etat: "introuvable" }),
  /** A notification: opened, it is read, and leads on to what it is about. */
  notification: (id: string) => `/notifications/${encodeURIComponent(id)}`,
  preferences: "/parametres",
  settings: "/settings",
  settingsTab: (tab: SettingsTab) => withQuery("/settings", { onglet: tab }),
  /** The lines of one's own audit before a cursor. */
  ownAudit: (cursor: string) =>
    `${withQuery("/settings", { onglet: "securite", avant: cursor })}#journal`,
  /** Where the form that asks for one's data goes, and where it leads when it is refused. */
  exportData: "/settings/export",
  exportFailed: (reason: string) =>
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
    dashboard: favoriteRoutes.buyerDashboard,
    search: favoriteRoutes.savedSearches,
    favorites: favoriteRoutes.favorites,
    compare: "/buyer/favorites/comparer",
    compareListings: (ids: readonly string[]) =>
      withQuery("/buyer/favorites/comparer", { biens: ids.join(",") }),
    hidden: favoriteRoutes.hiddenListings,
    shortlist: "/buyer/favorites/a-deux",
    visits: "/buyer/visits",
    offers: "/buyer/offers",
    file: "/buyer/dossier",
    financing: "/buyer/financing",
    /** The simulator with its fields filled in, by their names. */
    financingWith: (fields: Readonly<Record<string, string | null>>) =>
      withQuery("/buyer/financing", fields),
    subscription: "/buyer/subscription",
  },
  seller: {
    dashboard: "/seller/dashboard",
    properties: "/seller/properties",
    visits: "/seller/visits",
    visitWeek: "/seller/visits/semaine",
    visitDay: "/seller/visits/journee",
    availability: "/seller/visits/disponibilites",
    offers: "/seller/offers",
    messages: "/seller/messages",
    analytics: "/seller/analytics",
    analyticsOver: (days: number) => withQuery("/seller/analytics", { periode: String(days) }),
    /** How one listing does. */
    listingAnalytics: (id: string, days?: number) =>
      withQuery(`/seller/analytics/${encodeURIComponent(id)}`, {
        periode: days === undefined ? null : String(days),
      }),
    payments: "/seller/payments",
  },
  ambassador: {
    dashboard: "/ambassador/dashboard",
    properties: "/ambassador/properties",
    /** The list after the looper left a home, which is in it no more. */
    propertiesAfterLeaving: withQuery("/ambassador/properties", { etat: "depart" }),
    leads: "/ambassador/leads",
    /** Leads and visits on a map. */
    leadsMap: "/ambassador/leads/carte",
    visits: "/ambassador/visits",
    visitWeek: "/ambassador/visits/semaine",
    visitDay: "/ambassador/visits/journee",
    availability: "/ambassador/visits/disponibilites",
    commissions: "/ambassador/commissions",
    training: "/ambassador/training",
    continuingTraining: "/ambassador/training#formation-continue",
    trainingCertificate: "/ambassador/training/attestation.pdf",
    settings: "/ambassador/settings",
    onboarding: "/ambassador/onboarding",
    contractStep: "/ambassador/onboarding#contract",
    /** The contract: as it is signed, or would be. */
    contractDocument: "/ambassador/onboarding/contrat.pdf",
    attestationRequest: "/ambassador/onboarding/demande-attestation.pdf",
  },
  trustManager: {
    dashboard: "/trust-manager/dashboard",
    tasks: "/trust-manager/tasks",
    validation: "/trust-manager/validation",
    trainings: "/trust-manager/validation/formations",
    qualityControl: "/trust-manager/quality-control",
    leadQualification: "/trust-manager/lead-qualification",
    commissions: "/trust-manager/commissions",
    contracts: "/trust-manager/contracts",
    register: "/trust-manager/contracts/registre",
    notary: "/trust-manager/notary",
    compliance: "/trust-manager/compliance",
    reports: "/trust-manager/reports",
    contact: "/trust-manager/contact",
    waitlist: "/trust-manager/waitlist",
  },
} as const;

/** The week of a host, from its Monday `YYYY-MM-DD`. */
export const visitWeekOf = (role: "seller" | "ambassador", monday?: string) =>
  withQuery(spaceRoutes[role].visitWeek, { semaine: monday });

/** The visits that a host has on a civil day. */
export const visitDayOf = (role: "seller" | "ambassador", day?: string) =>
  withQuery(spaceRoutes[role].visitDay, { jour: day });

/** When somebody receives visitors in a home. */
export const availabilityOf = (
  role: "seller" | "ambassador",
  { propertyId, done }: { propertyId?: string; done?: string } = {},
) => withQuery(spaceRoutes[role].availability, { bien: propertyId, fait: done });

const DASHBOARDS: Record<Role, string> = {
  buyer: spaceRoutes.buyer.dashboard,
  seller: spaceRoutes.seller.dashboard,
  ambassador: spaceRoutes.ambassador.dashboard,
  trust_manager: spaceRoutes.trustManager.dashboard,
};

/** The dashboard of a role. */
export function dashboardOf(role: Role): string {
  return DASHBOARDS[role];
}

/** What the team looks at before a listing is published, or changed; `fait` is what was just done. */
export const reviewOf = (revisionId: string, { fait }: { fait?: string } = {}) =>
  withQuery(`${spaceRoutes.trustManager.qualityControl}/${encodeURIComponent(revisionId)}`, {
    fait,
  });

/** A looper's file, by the grant, as the team decides about it; `fait` is what was just done. */
export const looperFileOf = (grantId: string, { fait }: { fait?: string } = {}) =>
  withQuery(`${spaceRoutes.trustManager.validation}/${encodeURIComponent(grantId)}`, { fait });

/** The signed contract of a looper, by the grant, and what their attestation is requested with: files for the team. */
export const looperContractOf = (grantId: string) => `${looperFileOf(grantId)}/contrat.pdf`;
export const attestationRequestOf = (grantId: string) =>
  `${looperFileOf(grantId)}/demande-attestation.pdf`;

/** A page of the team at one of its lists: the view, the words looked for, where it goes on. */
export function trustListOf(
  page: keyof typeof spaceRoutes.trustManager,
  query: {
    filtre?: string | null;
    q?: string | null;
    personne?: string | null;
    compte?: string | null;
    action?: string | null;
    /** What was just done, for the page to say. */
    fait?: string | null;
    /** The training that somebody else decided about meanwhile. */
    formation?: string | null;
    /** The mail that is to be shown by itself. */
    mail?: string | null;
    suite?: string | null;
    periode?: string | null;
    nombre?: string | null;
    /** Which of them: new listings, or changes. */
    nature?: string | null;
    /** Whose rows, and of which town. */
    looper?: string | null;
    commune?: string | null;
    /** By what it is ordered, and which way. */
    tri?: string | null;
    sens?: string | null;
  } & WaitlistParameters,
): string {
  return withQuery(spaceRoutes.trustManager[page], { ...query });
}
