import { expect, test } from "vitest";
import { PROPERTY_STATUSES, type PropertyStatus } from "../kernel/property-kinds.ts";
import { actionsOf, type OwnedActions, type OwnedFacts } from "./actions.ts";

const facts = (overrides: Partial<OwnedFacts> = {}): OwnedFacts => ({
  isSeller: true,
  hasSale: false,
  isDemonstration: false,
  revision: null,
  hasMandate: false,
  needsMandate: false,
  isRelisted: false,
  ...overrides,
});

test.each<[PropertyStatus, OwnedActions]>([
  ["draft", { main: ["continue", "duplicate"], menu: ["files"], moves: [], canWithdraw: true }],
  [
    "in_review",
    { main: ["continue", "duplicate"], menu: ["files"], moves: [], canWithdraw: false },
  ],
  [
    "active",
    {
      main: ["statistics", "edit", "price"],
      menu: ["listing", "window-card", "leaflet", "files"],
      moves: ["pause", "confirm"],
      canWithdraw: true,
    },
  ],
  [
    "under_offer",
    {
      main: ["statistics"],
      menu: ["listing", "window-card", "leaflet", "files"],
      moves: [],
      canWithdraw: false,
    },
  ],
  [
    "paused",
    {
      main: ["statistics", "edit", "price"],
      menu: ["files"],
      moves: ["resume"],
      canWithdraw: true,
    },
  ],
  [
    "sold",
    {
      main: ["documents", "report"],
      menu: ["listing", "payments"],
      moves: [],
      canWithdraw: false,
    },
  ],
  ["withdrawn", { main: ["relist"], menu: ["files"], moves: [], canWithdraw: false }],
])("what a seller can do with a property that is %s", (status, actions) => {
  expect(actionsOf(status, facts())).toEqual(actions);
});

test("a dwelling that is for sale again is not put up for sale once more", () => {
  expect(actionsOf("withdrawn", facts({ isRelisted: true })).main).toEqual([]);
});

test.each<[PropertyStatus, string[]]>([
  ["draft", []],
  ["in_review", []],
  ["active", ["listing"]],
  ["under_offer", ["listing"]],
  ["paused", []],
  ["sold", ["listing"]],
  ["withdrawn", []],
])("a property that is %s leads its looper to %j", (status, main) => {
  const isForSale = status === "active" || status === "under_offer";
  const menu = isForSale ? ["window-card", "leaflet"] : [];
  const nothing = { menu, moves: [], canWithdraw: false };
  expect(actionsOf(status, facts({ isSeller: false }))).toEqual({ main, ...nothing });
});

test("a sale under way is what its home leads to first, for seller and looper", () => {
  for (const isSeller of [true, false]) {
    expect(actionsOf("under_offer", facts({ isSeller, hasSale: true })).main[0]).toBe("sale");
  }
  expect(actionsOf("sold", facts({ hasSale: true })).menu[0]).toBe("sale");
});

test("what is open is gone on with, and can be given up unless the team looks at it", () => {
  const editing = actionsOf("active", facts({ revision: "editing" }));
  expect(editing.main).toEqual(["statistics", "continue", "price"]);
  expect(editing.menu).toEqual(["listing", "window-card", "leaflet", "files", "discard"]);
  const inReview = actionsOf("active", facts({ revision: "in_review" }));
  expect(inReview.main).toEqual(["statistics", "continue"]);
  expect(inReview.menu).toEqual(["listing", "window-card", "leaflet", "files"]);
});

test("a draft that is being written is given up in one way alone", () => {
  const { menu, canWithdraw } = actionsOf("draft", facts({ revision: "editing" }));
  expect({ menu, canWithdraw }).toEqual({ menu: ["files", "discard"], canWithdraw: false });
});

test("nobody confirms an example", () => {
  for (const status of PROPERTY_STATUSES) {
    expect(actionsOf(status, facts({ isDemonstration: true })).moves).not.toContain("confirm");
  }
});

test("a paused home without its mandate is not put back", () => {
  const { moves, canWithdraw } = actionsOf("paused", facts({ needsMandate: true }));
  expect({ moves, canWithdraw }).toEqual({ moves: [], canWithdraw: true });
});

test("a home that left the site during its sale is neither put back nor withdrawn", () => {
  const { main, moves, canWithdraw } = actionsOf("paused", facts({ hasSale: true }));
  expect(main[0]).toBe("sale");
  expect({ moves, canWithdraw }).toEqual({ moves: [], canWithdraw: false });
});

test.each(PROPERTY_STATUSES)("a home that is %s has one entry to its papers", (status) => {
  const { main, menu } = actionsOf(status, facts());
  const papers = [...main, ...menu].filter((each) => each === "documents" || each === "files");
  expect(papers).toHaveLength(1);
});

test("a price is changed of what is published, unless it is sold, unsigned or with the team", () => {
  const mayChange = (status: PropertyStatus, given: Partial<OwnedFacts> = {}) =>
    actionsOf(status, facts(given)).main.includes("price");
  expect(PROPERTY_STATUSES.filter((status) => mayChange(status))).toEqual(["active", "paused"]);
  expect(mayChange("active", { revision: "editing" })).toBe(true);
  expect(mayChange("active", { revision: "in_review" })).toBe(false);
  expect(mayChange("paused", { needsMandate: true })).toBe(false);
  expect(mayChange("paused", { hasSale: true })).toBe(false);
  expect(mayChange("active", { isSeller: false })).toBe(false);
});

test("a mandate leads to its document", () => {
  expect(actionsOf("active", facts({ hasMandate: true })).menu).toEqual([
    "listing",
    "window-card",
    "leaflet",
    "mandate",
    "files",
  ]);
});
