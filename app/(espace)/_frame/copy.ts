import type { Role } from "../../../lib/kernel/roles.ts";
import { spaceRoutes } from "../../../lib/routes/space.ts";

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
    { label: "Tâches", href: spaceRoutes.trustManager.tasks },
    { label: "Validation", href: spaceRoutes.trustManager.validation },
    { label: "Contrôle qualité", href: spaceRoutes.trustManager.qualityControl },
    { label: "Qualification des prospects", href: spaceRoutes.trustManager.leadQualification },
    { label: "Contrats", href: spaceRoutes.trustManager.contracts },
    { label: "Notaires", href: spaceRoutes.trustManager.notary },
    { label: "Conformité", href: spaceRoutes.trustManager.compliance },
    { label: "Signalements", href: spaceRoutes.trustManager.reports },
    { label: "Liste d’attente", href: spaceRoutes.trustManager.waitlist },
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
  { label: "Mes rôles", href: spaceRoutes.profile },
];

export const SPACE = {
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
  site: "Retour au site",
  roles: "Changer de rôle",
  current: "Rôle actuel",
  addRole: "Ajouter un rôle",
  unread: "non lus",
  shortcut: (rank: number) => `Ctrl ${rank}`,
} as const;
