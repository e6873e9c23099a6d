import { plural } from "../../../lib/kernel/format.ts";
import type { Role } from "../../../lib/kernel/roles.ts";
import { managedProviderRoutes } from "../../../lib/routes/managed-providers.ts";
import { quoteRoutes } from "../../../lib/routes/quotes.ts";
import { spaceRoutes } from "../../../lib/routes/space.ts";
import { teamVisitRoutes } from "../../../lib/routes/team-visits.ts";

/** An entry of the side menu. */
export interface MenuEntry {
  label: string;
  href: string;
}

/** The side menu of each role, in the specification's order. */
export const ROLE_MENUS: Record<Role, readonly MenuEntry[]> = {
  buyer: [
    { label: "Tableau de bord", href: spaceRoutes.buyer.dashboard },
    { label: "Mes recherches", href: spaceRoutes.buyer.search },
    { label: "Favoris", href: spaceRoutes.buyer.favorites },
    { label: "Visites", href: spaceRoutes.buyer.visits },
    { label: "Offres", href: spaceRoutes.buyer.offers },
    { label: "Mon dossier", href: spaceRoutes.buyer.file },
    { label: "Financement", href: spaceRoutes.buyer.financing },
    { label: "Alertes", href: spaceRoutes.buyer.subscription },
  ],
  seller: [
    { label: "Tableau de bord", href: spaceRoutes.seller.dashboard },
    { label: "Mes biens", href: spaceRoutes.seller.properties },
    { label: "Visites", href: spaceRoutes.seller.visits },
    { label: "Offres reçues", href: spaceRoutes.seller.offers },
    { label: "Messages", href: spaceRoutes.seller.messages },
    { label: "Statistiques", href: spaceRoutes.seller.analytics },
    { label: "Paiements", href: spaceRoutes.seller.payments },
  ],
  ambassador: [
    { label: "Tableau de bord", href: spaceRoutes.ambassador.dashboard },
    { label: "Biens confiés", href: spaceRoutes.ambassador.properties },
    { label: "Prospects", href: spaceRoutes.ambassador.leads },
    { label: "Visites", href: spaceRoutes.ambassador.visits },
    { label: "Commissions", href: spaceRoutes.ambassador.commissions },
    { label: "Formation", href: spaceRoutes.ambassador.training },
    { label: "Réglages Looper", href: spaceRoutes.ambassador.settings },
    { label: "Mon inscription", href: spaceRoutes.ambassador.onboarding },
  ],
  trust_manager: [
    { label: "Tableau de bord", href: spaceRoutes.trustManager.dashboard },
    { label: "À faire", href: spaceRoutes.trustManager.tasks },
    { label: "Loopers", href: spaceRoutes.trustManager.validation },
    { label: "Annonces à contrôler", href: spaceRoutes.trustManager.qualityControl },
    { label: "Prospects des Loopers", href: spaceRoutes.trustManager.leadQualification },
    { label: "Visites", href: teamVisitRoutes.all() },
    { label: "Ventes", href: spaceRoutes.trustManager.contracts },
    { label: "Commissions", href: spaceRoutes.trustManager.commissions },
    { label: "Journal et conformité", href: spaceRoutes.trustManager.compliance },
    { label: "Signalements", href: spaceRoutes.trustManager.reports },
    { label: "Demandes reçues", href: spaceRoutes.trustManager.contact },
    { label: "Liste d’attente", href: spaceRoutes.trustManager.waitlist },
    { label: "Prestataires", href: managedProviderRoutes.all },
  ],
};

/** What a looper sees until the role is in force. */
export const WAITING_LOOPER_MENU: readonly MenuEntry[] = [
  { label: "Mon inscription", href: spaceRoutes.ambassador.onboarding },
  { label: "Formation", href: spaceRoutes.ambassador.training },
  { label: "Réglages Looper", href: spaceRoutes.ambassador.settings },
];

/** What everyone has, whatever the role. */
export const SHARED_MENU: readonly MenuEntry[] = [
  { label: "Vue d’ensemble", href: spaceRoutes.dashboard },
  { label: "Messages", href: spaceRoutes.messages },
  { label: "Mes devis", href: quoteRoutes.all },
  { label: "Mes rôles", href: spaceRoutes.profile },
];

/** The first pages of each role, at the foot of a phone's screen, beside the menu. */
export const BOTTOM_BARS: Record<Role, readonly MenuEntry[]> = {
  buyer: [
    { label: "Accueil", href: spaceRoutes.buyer.dashboard },
    { label: "Recherche", href: spaceRoutes.buyer.search },
    { label: "Favoris", href: spaceRoutes.buyer.favorites },
    { label: "Messages", href: spaceRoutes.messages },
  ],
  seller: [
    { label: "Accueil", href: spaceRoutes.seller.dashboard },
    { label: "Mes biens", href: spaceRoutes.seller.properties },
    { label: "Visites", href: spaceRoutes.seller.visits },
    { label: "Messages", href: spaceRoutes.seller.messages },
  ],
  ambassador: [
    { label: "Accueil", href: spaceRoutes.ambassador.dashboard },
    { label: "Prospects", href: spaceRoutes.ambassador.leads },
    { label: "Visites", href: spaceRoutes.ambassador.visits },
    { label: "Messages", href: spaceRoutes.messages },
  ],
  trust_manager: [
    { label: "Accueil", href: spaceRoutes.trustManager.dashboard },
    { label: "À faire", href: spaceRoutes.trustManager.tasks },
    { label: "Loopers", href: spaceRoutes.trustManager.validation },
    { label: "Annonces", href: spaceRoutes.trustManager.qualityControl },
  ],
};

/** The same for a looper whose role is not in force yet. */
export const WAITING_LOOPER_BAR: readonly MenuEntry[] = [
  { label: "Inscription", href: spaceRoutes.ambassador.onboarding },
  { label: "Formation", href: spaceRoutes.ambassador.training },
  { label: "Réglages", href: spaceRoutes.ambassador.settings },
];

export const SPACE = {
  bottomBar: "Pages principales",
  menuShort: "Menu",
  menu: "Menu de mon espace",
  roleMenu: (space: string) => `Menu ${space}`,
  sharedMenu: "Partout",
  accountMenu: "Compte",
  open: "Ouvrir le menu",
  close: "Fermer le menu",
  settings: "Paramètres",
  help: "Aide",
  logout: "Se déconnecter",
  loggingOut: "Déconnexion…",
  notifications: (unread: string | null) =>
    unread === null
      ? "Notifications"
      : `Notifications, ${unread} ${unread === "1" ? "non lue" : "non lues"}`,
  site: "Retour au site",
  roles: "Changer de rôle",
  current: "Rôle actuel",
  addRole: "Ajouter un rôle",
  unread: (count: number) => plural(count, "non lu", "non lus"),
  shortcut: (rank: number) => `Ctrl ${rank}`,
} as const;

/** What stands where the space has nothing for the person. */
export const NOTHING_HERE = {
  title: "Rien à cette adresse",
  text: "Ce que vous cherchez n’existe pas, ou ne concerne pas votre compte.",
  action: "Revenir au tableau de bord",
} as const;
