import { expect, test } from "vitest";
import { ERASED_AFTER_DAYS, LINK_DAYS, retentionInWords } from "../../../lib/kernel/retention.ts";
import { PRIVACY } from "./copy.ts";

test("the privacy page says how long each is stored", () => {
  const texts = JSON.stringify(PRIVACY);
  expect(texts).toContain(`${retentionInWords("leads")} après votre dernier échange`);
  expect(texts).toContain(`${retentionInWords("dealings")} après la fin de l’affaire`);
  expect(texts).toContain(`${retentionInWords("prospects")} au plus, et trente jours`);
  expect(texts).toContain(`elle est effacée ${ERASED_AFTER_DAYS}\u00a0jours après`);
  expect(texts).toContain(`plus rien ${LINK_DAYS}\u00a0jours après la fin du devis`);
  expect([retentionInWords("leads"), retentionInWords("dealings")]).toEqual([
    "trois ans",
    "cinq ans",
  ]);
});
