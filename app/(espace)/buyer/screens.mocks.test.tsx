import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import type { BuyerFileView } from "@/lib/buying/file/views";
import type { DocumentsView } from "@/lib/documents/views";
import { PARIS_CLOCK } from "@/lib/kernel/place";
import { NOTIFICATION_DEFAULTS } from "@/lib/notifications/preferences";
import { DEFAULT_SETTINGS } from "@/lib/notifications/rules";
import { NO_CRITERIA } from "@/lib/search-index/criteria";
import { BuyerFileScreen } from "./dossier/BuyerFileScreen";
import { FavoritesScreen } from "./favorites/FavoritesScreen";
import type { FinancedHome } from "./financing/FinancingForm";
import { FinancingScreen } from "./financing/FinancingScreen";
import { SavedSearchesScreen } from "./search/SavedSearchesScreen";
import { SubscriptionScreen } from "./subscription/SubscriptionScreen";

// The form that adds a document brings the page up to date.
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const NOW = new Date("2026-11-21T10:00:00Z");
const action = () => Promise.resolve(null);
const NBSP = /\u00a0/g;

function expectAnOutline(html: string): void {
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });
}

describe("the favourites", () => {
  const card = {
    id: "abc123def456",
    title: "Appartement lumineux",
    type: "apartment" as const,
    priceCents: 250_000_00,
    pricePerM2Cents: 4_032_00,
    surfaceDm2: 6_200,
    rooms: 3,
    city: "Rennes",
    postalCode: "35000",
    neighbourhood: null,
    lat: 48.11,
    lng: -1.68,
    energyClass: null,
    floor: null,
    floorCount: null,
    landSurfaceM2: null,
    photo: { mediaKey: "facade", alt: "La façade" },
    pictures: [{ mediaKey: "facade", alt: "La façade" }],
    priceDrop: null,
    isNew: false,
    outdoor: null,
    underOffer: false,
    isDemonstration: true,
    ambassador: null,
    visitCount: 0,
  };

  const opinion = { mark: "love" as const, note: "Côté cour" };
  const drop = { fromCents: 270_000_00, at: NOW };

  test("say what was sold or withdrawn, and can each be removed", () => {
    const html = renderToStaticMarkup(
      <FavoritesScreen
        view={{
          items: [
            { ...opinion, kind: "listing", id: card.id, sold: true, card, drop: null },
            { ...opinion, kind: "listing", id: "ghj123abc456", sold: false, card, drop },
            {
              ...opinion,
              kind: "gone",
              id: "def456abc123",
              title: "Maison",
              city: "Vannes",
              withdrawn: true,
            },
          ],
          total: 3,
          nextCursor: "0.-1.abc123def456",
        }}
        remove={action}
        judge={action}
      />,
    );
    expectAnOutline(html);
    expect(html).toContain("Coup de cœur");
    expect(html).toContain("Côté cour");
    expect(html.replaceAll(NBSP, " ")).toMatch(/Prix en baisse depuis le .*<s[^>]*>270 000 €<\/s>/);
    expect(html).toContain("Vendu");
    expect(html).toContain("Démonstration");
    expect(html).toContain("Annonce retirée par le vendeur");
    expect(html.match(/name="listingId"/g)).toHaveLength(5);
    expect(html).not.toContain("/connexion");
    expect(html).not.toContain("/bien/def456abc123");
    expect(html).toContain("suite=0.-1.abc123def456");
  });

  test("of nobody lead to a search", () => {
    const html = renderToStaticMarkup(
      <FavoritesScreen
        view={{ items: [], total: 0, nextCursor: null }}
        remove={action}
        judge={action}
      />,
    );
    expectAnOutline(html);
    expect(html).toContain("Aucun favori pour l’instant");
  });
});

describe("the saved searches", () => {
  test("show what they find, and have their alert in a form", () => {
    const search = {
      id: "abc123def456",
      name: "Près du Thabor",
      criteria: { ...NO_CRITERIA, location: "Rennes" },
      words: "Biens à Rennes",
      total: 1,
      alertEnabled: true,
      frequency: "weekly" as const,
      createdAt: NOW,
      week: {
        total: 4,
        lines: [
          {
            id: "ghj123abc456",
            title: "Deux-pièces",
            city: "Rennes",
            what: "price_dropped" as const,
            at: NOW,
            priceCents: 180_000_00,
            fromCents: 190_000_00,
          },
        ],
      },
    };
    const html = renderToStaticMarkup(
      <SavedSearchesScreen
        searches={[search, { ...search, id: "def456abc123", total: null, week: null }]}
        change={action}
        remove={action}
      />,
    );
    expectAnOutline(html);
    expect(html.replaceAll(NBSP, " ")).toContain("1 bien correspond");
    expect(html).toContain("Comptage en cours");
    expect(html).toContain("/recherche?location=Rennes");
    expect(html.match(/<form/g)).toHaveLength(4);
    expect(html).toContain("Prix en baisse");
    expect(html.replaceAll(NBSP, " ")).toContain("et 3 autres biens");
  });

  test("of nobody lead to a new one", () => {
    const html = renderToStaticMarkup(
      <SavedSearchesScreen searches={[]} change={action} remove={action} />,
    );
    expect(html).toContain("Aucune recherche enregistrée");
  });
});

describe("the financing", () => {
  const render = (query: Record<string, string>, home: FinancedHome | null = null) =>
    renderToStaticMarkup(
      <FinancingScreen
        inputs={query}
        home={home}
        advisors={[]}
        scenarios={[]}
        actions={{ save: action, remove: action, file: action }}
      />,
    );

  test("asks for a price first, in a form that needs no script", () => {
    const html = render({});
    expectAnOutline(html);
    expect(html).toMatch(/<form[^>]* action="\/buyer\/financing#simulation"/);
    expect(html).not.toContain("Mensualité");
    // What was typed stays.
    expect(render({ revenus: "4000", apport: "50 000" })).toMatch(/value="50 000"/);
  });

  test("says what a project weighs on an income, and that it is no offer", () => {
    const within = render({ prix: "200000", apport: "50000", revenus: "4000" });
    expectAnOutline(within);
    expect(within).toContain("respecte la limite");
    expect(within.replaceAll(NBSP, " ")).toContain("0,34 % par an");
    expect(within).toContain("ne constitue pas une offre de prêt");
    expect(within).toContain("/recherche?maxPrice=");
    expect(render({ prix: "900000", revenus: "2000" })).toContain("dépasse la limite");
  });

  test("says what a home costs a month, each amount with its source", () => {
    const html = render(
      { prix: "348000", copropriete: "1920", energie: "1355", "taxe-fonciere": "900" },
      {
        id: "aaaaaaaaaaaa",
        title: "Appartement T4",
        city: "Lyon",
        citySlug: "lyon",
        priceCents: 348_000_00,
        costs: {
          charges: { yearlyCents: 1_920_00 },
          energy: { minCents: 1_150_00, maxCents: 1_560_00, year: 2023 },
          tax: null,
        },
      },
    ).replaceAll(NBSP, " ");
    expect(html).toContain("1 785 €");
    expect(html).toContain("1 920 € par an, d’après les derniers appels de fonds");
    expect(html).toContain("1 150 € à 1 560 € par an, aux prix de 2023");
    expect(html).toContain("Votre saisie : 900 € par an");
    expect(html).toContain("2 133 €");
    expect(html).toMatch(/<a[^>]*href="\/bien\/aaaaaaaaaaaa"/);
  });

  test("leaves out of the cost what is not known, and says so", () => {
    const html = render({ prix: "348000" }).replaceAll(NBSP, " ");
    expect(html).toContain("hors charges de copropriété, énergie et taxe foncière");
    expect(html).toContain("Non communiquée");
  });

  test.each(["beaucoup", "-5", "0"])("refuses %s at the field of a yearly cost", (typed) => {
    const html = render({ prix: "348000", energie: typed });
    expect(html).toMatch(/id="simulateur-energie"[^>]*aria-invalid="true"/);
    expect(html).toContain(`value="${typed}"`);
    expect(html).not.toContain("Coût par mois");
  });

  test("without an income says which one is needed", () => {
    expect(render({ prix: "200000" })).toContain("Revenus nécessaires");
  });

  test("says when the term had to be shortened, and when nothing is borrowed", () => {
    expect(render({ prix: "200000", duree: "27" })).toContain("ramenée à 25");
    expect(render({ prix: "200000", duree: "27", vefa: "1" })).not.toContain("ramenée");
    expect(render({ prix: "200000", apport: "900000" })).toContain("aucun prêt");
  });
});

describe("the buyer's file", () => {
  const file: BuyerFileView = {
    profile: {
      firstName: "Camille",
      lastName: "Martin",
      email: "camille@example.org",
      phone: "06 12 34 56 78",
      address: null,
      city: "Rennes",
      postalCode: null,
      referralCode: "ABCDEF",
      referred: 0,
    },
    missing: ["address", "postalCode"],
    financing: null,
    scenario: null,
    offers: { total: 0, latest: [] },
    visits: { total: 0, latest: [] },
  };

  const documents: DocumentsView = {
    group: "buyer",
    propertyId: null,
    documents: [],
    possibleReaders: [],
  };
  const documentActions = { remove: action, setExpiry: action, share: action, revoke: action };
  const given = { documents, actions: documentActions };

  test("says what is missing, and takes documents", () => {
    const html = renderToStaticMarkup(<BuyerFileScreen file={file} {...given} />);
    expectAnOutline(html);
    expect(html).toContain("la rue et le code postal");
    expect(html).toContain("Aucun document dans votre dossier.");
    expect(html).toContain('type="file"');
  });

  test("shows who may open a document and who did, and whom else it can be shared with", () => {
    const reader = { userId: "aaa111aaa111", name: "Julien Roche" };
    const html = renderToStaticMarkup(
      <BuyerFileScreen
        file={file}
        actions={documentActions}
        documents={{
          ...documents,
          documents: [
            {
              id: "doc123doc123",
              kind: "identity",
              fileName: "Carte.pdf",
              bytes: 1_200_000,
              expiresOn: "2026-12-01",
              expiry: "soon",
              canExpire: true,
              createdAt: NOW,
              readers: [{ ...reader, sharedAt: NOW }],
              openings: {
                total: 12,
                latest: [{ id: "o", userId: "u", name: reader.name, at: NOW }],
              },
            },
          ],
          possibleReaders: [
            { ...reader, side: "seller", title: "Maison" },
            { userId: "bbb222bbb222", name: "Nadia Benali", side: "looper", title: "Maison" },
          ],
        }}
      />,
    ).replaceAll(NBSP, " ");
    expectAnOutline(html);
    for (const text of [
      "/api/documents/doc123doc123",
      "1,2 Mo",
      "Expire le 1er décembre 2026",
      "Consulté par Julien Roche, samedi 21 novembre",
      "et 11 consultations plus anciennes",
      "le partage avec Julien Roche",
      "Nadia Benali, Looper (Maison)",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain("Julien Roche, vendeur");
  });

  test("has the offers and visits there are", () => {
    const listing = { id: "abc123def456", title: "Appartement lumineux" };
    const html = renderToStaticMarkup(
      <BuyerFileScreen
        file={{
          ...file,
          financing: { type: "loan", approved: false, declaredAt: NOW },
          offers: {
            total: 7,
            latest: [
              { id: "o", listing, amountCents: 240_000_00, state: "expired", createdAt: NOW },
            ],
          },
          visits: {
            total: 1,
            latest: [
              {
                id: "v",
                listing: { ...listing, id: null },
                status: "scheduled",
                startsAt: NOW,
                clock: PARIS_CLOCK,
              },
            ],
          },
        }}
        {...given}
      />,
    );
    expectAnOutline(html);
    for (const text of ["Expirée", "Planifiée", "(7)", "accord de la banque non déclaré"]) {
      expect(html).toContain(text);
    }
  });
});

test("the alerts say that nothing is asked, and can be changed with the means and the consents", () => {
  const action = () => Promise.resolve(null);
  const html = renderToStaticMarkup(
    <SubscriptionScreen
      searches={[{ id: "a", name: "Rennes", alertEnabled: true, frequency: "daily" }]}
      view={{
        preferences: NOTIFICATION_DEFAULTS,
        settings: DEFAULT_SETTINGS,
        sms: { number: null, leaves: false },
        push: { publicKey: "x", browsers: 0 },
      }}
      hasFavoriteAlerts={true}
      actions={{
        changeAlert: action,
        changeFavoriteAlerts: action,
        changePreferences: action,
        applyPreset: action,
      }}
    />,
  );
  expectAnOutline(html);
  for (const text of [
    "Rien ne vous est demandé",
    "Active · Une fois par jour",
    "Tout refuser",
    "Votre profil n’a pas de numéro de mobile",
    "/settings?onglet=notifications",
  ]) {
    expect(html).toContain(text);
  }
  // Those of a buyer alone.
  expect(html.match(/<th[^>]*scope="row"/g)).toHaveLength(4);
});
