import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "../../lib/accounts/demo.ts";

/** Listings and places of the sample data that the pictures show. */
export interface Examples {
  listing: string;
  underOffer: string;
  sold: string;
  withdrawn: string;
  citySlug: string;
}

export type DemoAddress = (typeof DEMO_ACCOUNTS)[number]["email"];

/** One picture: a page, in a state. */
export interface Shot {
  name: string;
  path: (examples: Examples) => string;
  /** Address of the demonstration account that is signed in; nobody by default. */
  account?: DemoAddress;
  /** What brings the page to its state. */
  act?: (page: Page) => Promise<void>;
  /** The window alone, instead of the whole page. */
  windowOnly?: boolean;
  /** Window widths it exists at; all by default. */
  widths?: readonly number[];
}

const PHONE = [360];
const [SELLER, BUYER, LOOPER] = DEMO_ACCOUNTS.map(({ email }) => email);
const at = (path: string) => () => path;

const openMap = async (page: Page) => {
  await page.getByRole("button", { name: "Carte" }).click();
  await page.locator("canvas.maplibregl-canvas").waitFor();
};

export const SHOTS: readonly Shot[] = [
  { name: "accueil", path: at("/") },
  {
    name: "menu",
    path: at("/"),
    act: (page) => page.getByRole("button", { name: "Ouvrir le menu" }).click(),
    windowOnly: true,
    widths: PHONE,
  },
  { name: "recherche", path: at("/recherche?location=Rennes"), windowOnly: true },
  {
    name: "recherche-filtres",
    path: at("/recherche?location=Rennes&type=apartment&maxPrice=300000&feature=balcon"),
    act: async (page) => {
      const sheet = page.getByRole("button", { name: /^Filtres/ }).first();
      await ((await sheet.isVisible())
        ? sheet
        : page.locator("[popovertarget=filtre-prix]")
      ).click();
    },
    windowOnly: true,
  },
  {
    name: "recherche-carte",
    path: at("/recherche?location=Rennes"),
    act: openMap,
    windowOnly: true,
    widths: PHONE,
  },
  {
    name: "recherche-aucun",
    path: at("/recherche?location=Rennes&maxPrice=20000"),
    windowOnly: true,
  },
  { name: "ville", path: ({ citySlug }) => `/acheter/${citySlug}`, windowOnly: true },
  { name: "bien", path: ({ listing }) => `/bien/${listing}` },
  {
    name: "bien-photos",
    path: ({ listing }) => `/bien/${listing}`,
    act: async (page) => {
      await page.getByRole("button", { name: "Plein écran" }).click();
      await page.getByRole("dialog").waitFor();
    },
    windowOnly: true,
  },
  { name: "bien-sous-offre", path: ({ underOffer }) => `/bien/${underOffer}`, windowOnly: true },
  { name: "bien-vendu", path: ({ sold }) => `/bien/${sold}`, windowOnly: true },
  { name: "bien-retire", path: ({ withdrawn }) => `/bien/${withdrawn}`, windowOnly: true },
  { name: "vendre", path: at("/vendre") },
  { name: "beta", path: at("/beta") },
  {
    name: "beta-parrainage",
    path: at("/beta"),
    act: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /^Comment fonctionne/ })
        .first()
        .click(),
    windowOnly: true,
  },
  { name: "looper", path: at("/looper") },
  { name: "aide", path: at("/help") },
  { name: "contact", path: at("/contact") },
  { name: "honoraires", path: at("/honoraires") },
  { name: "mentions-legales", path: at("/mentions-legales") },
  { name: "connexion", path: at("/connexion"), windowOnly: true },
  { name: "inscription", path: at("/register") },
  { name: "espace-ensemble", path: at("/dashboard"), account: SELLER },
  { name: "espace-vendeur", path: at("/seller/dashboard"), account: SELLER },
  { name: "espace-messages", path: at("/seller/messages"), account: SELLER },
  { name: "espace-acheteur", path: at("/buyer/dashboard"), account: BUYER },
  { name: "espace-looper", path: at("/ambassador/dashboard"), account: LOOPER },
  { name: "espace-parametres", path: at("/settings"), account: SELLER },
  { name: "introuvable", path: at("/nulle-part"), windowOnly: true },
  { name: "hors-connexion", path: at("/offline"), windowOnly: true },
];
