import { routes } from "../../lib/routes/public.ts";

export interface NavigationLink {
  label: string;
  href: string;
}

export const NAVIGATION = {
  label: "Navigation principale",
  login: { label: "Se connecter", href: routes.login() },
  beta: { label: "Rejoindre la bêta", href: routes.beta },
  openMenu: "Ouvrir le menu",
  menuTitle: "Menu",
  closeMenu: "Fermer le menu",
} as const;

/** The top navigation, in the specification's order; the login link stands apart. */
export const PRIMARY_LINKS = [
  { label: "Acheter", href: routes.buy },
  { label: "Vendre", href: routes.sell },
  { label: "Devenir Looper", href: routes.looper },
] as const satisfies readonly NavigationLink[];

/** What the phone menu adds under the main entries. */
export const SECONDARY_LINKS = [
  { label: "Nos honoraires", href: routes.fees },
  { label: "Aide", href: routes.help },
] as const satisfies readonly NavigationLink[];

export const PRELAUNCH_BANNER = {
  label: "Pré-lancement",
  text: "Loopimmo ouvre bientôt.",
  link: "Prenez votre place dans la bêta",
} as const;
