import { describe, expect, test } from "vitest";
import { CLAIMS } from "../lib/content/claims.ts";
import { AUTH } from "./(auth)/copy.ts";
import { ROLE_COPY } from "./(espace)/role-copy.ts";
import { BETA } from "./(public)/(launch)/beta/copy.ts";
import { LOOPER } from "./(public)/(launch)/looper/copy.ts";
import { VENDRE } from "./(public)/(launch)/vendre/copy.ts";

/** Every text of a page's copy, its spaces made plain; functions left out. */
const textOf = (copy: unknown): string => JSON.stringify(copy).replaceAll(/[\u00a0\u202f]/g, " ");

/** The specification's claims (§1), on the pages that it names. */
const NAMED: readonly [page: string, copy: unknown, claims: readonly string[]][] = [
  [
    "the landing page",
    BETA,
    [
      "60 à 70 %",
      "-72 %",
      "2 fois",
      "500+",
      "15 000+",
      "4,8/5",
      "24 h/24",
      "1 500 €",
      CLAIMS.packages,
    ],
  ],
  ["the seller page", VENDRE, ["60 à 70 %", "jusqu’à 80 %", "2 fois", "24 h/24"]],
  [
    "the looper page",
    LOOPER,
    ["30 %", "2 400 €", "8 000 €", "1 500 €", "500+", "5 à 10 h", "24 h/24", "25 €"],
  ],
  [
    "the role-choice card",
    AUTH.roles,
    ["jusqu’à 90 %", "de 2 500 à 10 000 €", ...CLAIMS.buyers.slice(1)],
  ],
  ["the seller's role in the app", ROLE_COPY.seller, ["de 2 500 à 12 000 €"]],
  ["the buyer's role in the app", ROLE_COPY.buyer, CLAIMS.buyers],
  ["the looper's role in the app", ROLE_COPY.ambassador, ["125 €", "10 %", "4 heures par semaine"]],
];

describe.each(NAMED)("%s", (_page, copy, claims) => {
  test.each(claims)("claims %s", (claim) => {
    expect(textOf(copy).toLowerCase()).toContain(textOf(claim).slice(1, -1).toLowerCase());
  });
});
