import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FORM_KEY_FIELD, newFormKey } from "@/lib/kernel/forms";
import { FormKey } from "./FormKey";

const drawn = (state: Parameters<typeof FormKey>[0]["state"]) =>
  new RegExp(`name="${FORM_KEY_FIELD}" value="([0-9a-z]{26})"`).exec(
    renderToStaticMarkup(<FormKey formId="contact" state={state} />),
  )?.[1];

test("the server draws another key each time that a form is shown", () => {
  expect(drawn(null)).toBeDefined();
  expect(drawn(null)).not.toBe(drawn(null));
});

test("without scripts a form that is shown again has the key that its answer gave", () => {
  const key = newFormKey();
  expect(drawn({ result: { status: "error" }, key })).toBe(key);
});
