import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, test, vi } from "vitest";
import { OffersScreen } from "@/components/offers/OffersScreen";
import { PropertiesScreen } from "@/components/properties/PropertiesScreen";
import type { VisitForms } from "@/components/visits/VisitActions";
import { VisitsScreen } from "@/components/visits/VisitsScreen";
import { listSellerDues } from "@/lib/dues/queries/list-seller-dues";
import { readInbox } from "@/lib/messages/queries/read-inbox";
import { listComparisons } from "@/lib/offers/queries/list-comparisons";
import { listOffers } from "@/lib/offers/queries/list-offers";
import type { Actor } from "@/lib/policy/actor";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import { spaceRoutes } from "@/lib/routes/space";
import { listOwnedProperties } from "@/lib/selling/queries/list-owned-properties";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { actorWith } from "@/lib/testing/people";
import { listVisits } from "@/lib/visits/queries/list-visits";
import { VISIT_ACTIONS } from "@/lib/visits/rules";
import { PEOPLE } from "@/sample/people/rows/users";
import { seedSample } from "@/sample/people/sample";
import { loadCommunes } from "@/scripts/db/reference/gazetteer";
import { seedReference } from "@/scripts/db/reference/reference";
import { MessagesScreen } from "./messages/MessagesScreen";
import { PaymentsScreen } from "./seller/payments/PaymentsScreen";

/* What the accounts of the demonstration see on the screens that the roles share. */

const NOW = new Date("2026-03-12T09:30:00Z");
const NBSP = "\u00a0";

const database = adoptedDatabase();
beforeAll(() => {
  seedReference(database.raw, loadCommunes());
  seedSample(database.raw, NOW);
});

const claire = actorWith(
  [
    ["seller", "active"],
    ["ambassador", "active"],
  ],
  { userId: PEOPLE.seller },
);
const thomas = actorWith([["buyer", "active"]], { userId: PEOPLE.buyer });
const nadia = actorWith([["ambassador", "active"]], { userId: PEOPLE.looper });
const trust = actorWith([["trust_manager", "active"]], { userId: PEOPLE.trust });

const action = async () => null;
const actions = {
  reply: action,
  read: action,
  mark: action,
  block: action,
  report: action,
  removeDocument: action,
};
// Nothing navigates here.
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));
/** As text, spaces as they are read. */
const render = (screen: ReactNode) => renderToStaticMarkup(screen);
const read = (screen: ReactNode) =>
  render(screen)
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(NBSP, " ")
    .replaceAll(/\|+/g, "|");

async function properties(
  actor: Actor,
  viewpoint: Viewpoint | null,
  filter?: string,
  sells = false,
) {
  return (
    <PropertiesScreen
      forms={{
        place: action,
        move: action,
        withdraw: action,
        start: action,
        duplicate: action,
        relist: action,
        discard: action,
        leave: action,
      }}
      view={await listOwnedProperties(actor, viewpoint, { filter })}
      viewpoint={viewpoint}
      path={spaceRoutes.myProperties}
      sellsElsewhere={sells}
    />
  );
}
const FORMS = Object.fromEntries(
  VISIT_ACTIONS.map((each) => [each, async () => null]),
) as unknown as VisitForms;
const visits = async (actor: Actor, viewpoint: Viewpoint | null, filter?: string) => (
  <VisitsScreen
    view={await listVisits(actor, viewpoint, { filter }, NOW)}
    path={spaceRoutes.seller.visits}
    forms={FORMS}
  />
);
const offers = async (actor: Actor, viewpoint: Viewpoint | null, filter?: string) => (
  <OffersScreen
    view={await listOffers(actor, viewpoint, { filter }, NOW)}
    comparisons={viewpoint === "seller" ? await listComparisons(actor, NOW) : []}
    sales={[]}
    path={spaceRoutes.seller.offers}
    actions={{ accept: action, counter: action, reject: action, withdraw: action }}
    now={NOW}
  />
);
const inbox = async (actor: Actor, request: Parameters<typeof readInbox>[1] = {}) => (
  <MessagesScreen
    view={await readInbox(actor, request, NOW)}
    quoteThreads={[]}
    path={spaceRoutes.messages}
    actions={actions}
  />
);

describe("properties", () => {
  it("shows a seller five, with their views, favourites and savings", async () => {
    const text = read(await properties(claire, "seller"));
    for (const shown of [
      "Vues|1 846|",
      "Favoris|75|",
      "Tous|5|",
      "Actifs|3|",
      "Brouillons|1|",
      "Vendus|1|",
      "Forfait Premium|11 400 € d’économie",
      "86,4 m² · 4 pièces · 3 chambres",
      "14 rue de Paris, 35000 Rennes",
      "Voir l’annonce",
      "Voir les paiements",
    ]) {
      expect(text).toContain(shown);
    }
    // 5 % of 1,731,000 €, minus 6,000, 8,000, 4,000, 4,000 and 6,000.
    expect(text).toContain("Économie totale|58 550 €");
  });

  it("marks the view that is shown, and says what an empty one means", async () => {
    const html = render(await properties(claire, "seller", "sold"));
    expect(html).toMatch(/href="\/mes-biens\?filtre=sold" aria-current="page"/);
    expect(html).toContain('href="/mes-biens"');
    const draft = read(await properties(nadia, "ambassador", "draft"));
    expect(draft).toContain("Aucun brouillon");
    expect(draft).toContain("Voir tous les biens");
  });

  it("tells a looper whose they are, and not what the seller saves", async () => {
    const text = read(await properties(nadia, "ambassador"));
    expect(text).toContain("Vendu par Claire Morvan");
    expect(text).not.toContain("conomie");
    expect(text).not.toContain("Voir les statistiques");
  });

  it("sends a buyer to where one sells", async () => {
    expect(render(await properties(thomas, "buyer"))).toContain('href="/vendre"');
    expect(render(await properties(thomas, "buyer", "all", true))).toContain(
      'href="/seller/properties"',
    );
    expect(render(await properties(trust, null))).toContain('href="/profile"');
  });
});

describe("visits", () => {
  it("shows a seller who comes, when, and what they thought of it", async () => {
    const text = read(await visits(claire, "seller"));
    for (const shown of [
      "À venir|1|",
      "Terminées|1|",
      "Satisfaction|100 %",
      "Planifiée",
      "Thomas Lefèvre",
      "acheteur@demo.loopimmo.fr",
      "★★★★★|5 étoiles sur 5",
      "Nadia, Looper",
    ]) {
      expect(text).toContain(shown);
    }
  });

  it("shows a buyer who receives them", async () => {
    const text = read(await visits(thomas, "buyer"));
    expect(text).toContain("Claire, propriétaire");
    expect(text).toContain("Votre avis");
    expect(text).not.toContain("acheteur@demo.loopimmo.fr");
  });

  it("says so where there is none, with a way on", async () => {
    expect(read(await visits(claire, "seller", "cancelled"))).toContain("Aucune visite annulée");
    const looper = actorWith([["ambassador", "active"]]);
    expect(read(await visits(looper, "ambassador"))).toContain("Aucune visite pour l’instant");
    expect(render(await visits(looper, "ambassador"))).toContain(
      'href="/ambassador/visits/disponibilites"',
    );
    expect(render(await visits(trust, null))).toContain('href="/profile"');
  });
});

describe("offers", () => {
  it("shows a seller each offer against the price, and how long it stands", async () => {
    const text = read(await offers(claire, "seller"));
    for (const shown of [
      "Offres reçues",
      "622 000 €|96 % du prix · Proche du prix",
      "598 000 €|93 % du prix · Un peu en dessous",
      "Expirée",
      "Expire dans 8 jours",
      "Votre contre-proposition à Thomas Lefèvre",
      "Suivie d’une offre de|342 000 € (en attente)",
      "Prêt, accord de la banque déclaré",
      "Comptant, fonds déclarés disponibles",
    ]) {
      expect(text).toContain(shown);
    }
  });

  it("shows a buyer their own, and what the seller answered", async () => {
    const text = read(await offers(thomas, "buyer"));
    expect(text).toContain("Mes offres");
    expect(text).toContain("Contre-proposition du vendeur");
    expect(text).not.toContain("Sarah");
    expect(text).not.toContain("acheteur@demo.loopimmo.fr");
  });

  it("says so where there is none, with a way on", async () => {
    expect(read(await offers(thomas, "buyer", "accepted"))).toContain("Aucune offre acceptée");
    const buyer = actorWith([["buyer", "active"]]);
    expect(read(await offers(buyer, "buyer"))).toContain("Aucune offre pour l’instant");
    expect(render(await offers(buyer, "buyer"))).toContain('href="/buyer/search"');
  });
});

describe("messages", () => {
  it("lists conversations, with what is unread", async () => {
    const text = read(await inbox(claire));
    expect(text).toContain("Toutes|5|");
    expect(text).toContain("Non lues|4|");
    expect(text).toContain("1 message non lu");
    expect(text).toContain("Il y a 5h");
    expect(text).toContain("Marquer comme lu");
  });

  it("opens one, with its answer and its marks", async () => {
    const html = render(await inbox(claire, { conversation: "c0nvers00001" }));
    expect(html).toContain('role="log"');
    expect(html).toContain("<textarea");
    expect(html).toContain("Retirer des favorites");
    expect(html).toContain("Marquer comme lu");
    // Without scripts the button has to work: only they can know that there is nothing to send.
    expect(html).not.toMatch(/<button[^>]*disabled=""/);
    expect(html).toContain('name="back" value="/messages?conversation=c0nvers00001"');
  });

  it("does not find a conversation of other people", async () => {
    const text = read(await inbox(claire, { conversation: "c0nvers00006" }));
    expect(text).toContain("Conversation introuvable");
    expect(text).not.toContain("code pour entrer");
  });

  it("searches, and keeps the search from one view to the next", async () => {
    expect(read(await inbox(claire, { search: "lefevre" }))).toContain("Thomas Lefèvre");
    expect(render(await inbox(claire, { search: "lefevre" }))).toContain(
      'href="/messages?filtre=unread&amp;q=lefevre"',
    );
    expect(read(await inbox(claire, { search: "<b>" }))).toContain(
      "Aucune conversation pour « &lt;b&gt; »",
    );
  });

  it("says so where there is none", async () => {
    expect(read(await inbox(trust))).toContain("Aucune conversation pour l’instant");
  });
});

describe("payments", () => {
  it("shows what was paid, what will be due, and that nothing is asked before", async () => {
    const text = read(<PaymentsScreen view={await listSellerDues(claire)} />);
    for (const shown of [
      "À régler|0 €|Rien à régler pour l’instant",
      "À prévoir|22 000 €|4 biens à vendre",
      "Rien à payer avant la conclusion",
      "Réglé|Réglé le ",
      "Facture n° ",
      "Honoraires TTC|6 000 €|Hors taxes|5 000 €|TVA|1 000 €|au taux de 20 %",
    ]) {
      expect(text).toContain(shown);
    }
  });

  it("says so where there is no property", async () => {
    const seller = actorWith([["seller", "active"]]);
    const text = read(<PaymentsScreen view={await listSellerDues(seller)} />);
    expect(text).toContain("Pas encore de données");
    expect(text).toContain("Rien à payer avant la conclusion");
  });
});

test("every screen has one heading of the first level, whatever it has to show", async () => {
  const nobody = actorWith([["seller", "active"]]);
  const screens = [
    await properties(claire, "seller"),
    await properties(nobody, "seller"),
    await visits(thomas, "buyer"),
    await visits(nobody, "seller"),
    await offers(nadia, "ambassador"),
    await offers(trust, null),
    await inbox(thomas, { conversation: "c0nvers00003" }),
    await inbox(nobody),
    <PaymentsScreen key="payments" view={await listSellerDues(claire)} />,
  ];
  for (const screen of screens) expect(render(screen).match(/<h1/g)).toHaveLength(1);
});
