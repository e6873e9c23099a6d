import { expect, test } from "vitest";
import { ERROR_SENTENCES } from "@/lib/content/errors";
import { noticeOf } from "./notice";

const DONE = { envoye: "C’est envoyé." };

test.each([
  ["envoye", { tone: "success", text: "C’est envoyé." }],
  ["offer.not-found", { tone: "warning", text: ERROR_SENTENCES["offer.not-found"].detail }],
  ["invoice.settled", null],
  ["offer.of-nobody", null],
  ["toString", null],
  ["", null],
  [["envoye"], null],
  [undefined, null],
])("an address that says %j", (state, notice) => {
  expect(noticeOf(state, DONE, "offer", "sale")).toEqual(notice);
});
