import type { Role } from "../../../accounts/roles.ts";
import { routes } from "../../../routes.ts";

/** An entry of the side menu. */
export interface MenuEntry {
  label: string;
  href: string;
}

/** The side menu of each role, in the specification's order. */
export const ROLE_MENUS: Record<Role, readonly MenuEntry[]> = {
  buyer: [
    { label: "Tableau de bord", href: routes.buyer.dashboard },
    { label: "Mes recherches", href: routes.buyer.search },
    { label: "Favoris", href: routes.buyer.favorites },
    { label: "Visites", href: routes.buyer.visits },
    { label: "Offres", href: routes.buyer.offers },
    { label: "Mon dossier", href: routes.buyer.file },
    { label: "Financement", href: routes.buyer.financing },
    { label: "Alertes", href: routes.buyer.subscription },
  ],
  seller: [
    { label: "Tableau de bord", href: routes.seller.dashboard },
    { label: "Mes biens", href: routes.seller.properties },
    { label: "Visites", href: routes.seller.visits },
    { label: "Offres reçues", href: routes.seller.offers },
    { label: "Messages", href: routes.seller.messages },
    { label: "Statistiques", href: routes.seller.analytics },
    { label: "Paiements", href: routes.seller.payments },
  ],
  ambassador: [
    { label: "Tableau de bord", href: routes.ambassador.dashboard },
    { label: "Biens confiés", href: routes.ambassador.properties },
    { label: "Prospects", href: routes.ambassador.leads },
    { label: "Visites", href: routes.ambassador.visits },
    { label: "Commissions", href: routes.ambassador.commissions },
    { label: "Formation", href: routes.ambassador.training },
    { label: "Réglages Looper", href: routes.ambassador.settings },
    { label: "Mon inscription", href: routes.ambassador.onboarding },
  ],
  trust_manager: [
    { label: "Tableau de bord", href: routes.trustManager.dashboard },
    { label: "Tâches", href: routes.trustManager.tasks },
    { label: "Validation", href: routes.trustManager.validation },
    { label: "Contrôle qualité", href: routes.trustManager.qualityControl },
    { label: "Qualification des prospects", href: routes.trustManager.leadQualification },
    { label: "Contrats", href: routes.trustManager.contracts },
    { label: "Notaires", href: routes.trustManager.notary },
    { label: "Conformité", href: routes.trustManager.compliance },
    { label: "Liste d’attente", href: routes.trustManager.waitlist },
  ],
};

/** What a looper sees until the role is in force. */
export const WAITING_LOOPER_MENU: readonly MenuEntry[] = [
  { label: "Mon inscription", href: routes.ambassador.onboarding },
  { label: "Formation", href: routes.ambassador.training },
  { label: "Réglages Looper", href: routes.ambassador.settings },
];

/** What everyone has, whatever the role. */
export const SHARED_MENU: readonly MenuEntry[] = [
  { label: "Vue d’ensemble", href: routes.dashboard },
  { label: "Messages", href: routes.messages },
  { label: "Mes rôles", href: routes.profile },
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
