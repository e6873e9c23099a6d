import { describe, expect, test } from "vitest";
import {
  maySave,
  parseSaved,
  SAVED_LENGTH,
  SAVED_MS,
  savedText,
  type TypedControl,
  typedTextOf,
} from "./typed-text";
import {
  dropForm,
  dropFormsOf,
  dropOldForms,
  findSavedForm,
  saveForm,
  TAB,
} from "./typed-text-store";

const NOW = Date.UTC(2026, 2, 2, 12);
const control = (name: string, type = "text", autocomplete = ""): TypedControl => ({
  ...{ name, type, autocomplete },
  values: ["x"],
});

describe("what is kept", () => {
  test.each([
    ...["text", "textarea", "email", "tel", "number", "date", "time", "range"],
    ...["checkbox", "radio", "select-one", "select-multiple", "search", "url"],
  ])("keeps a control of type %s", (type) => {
    expect(maySave(control("content", type))).toBe(true);
  });

  test.each(["password", "file", "hidden", "submit", "button", "image", "reset"])(
    "never keeps a control of type %s",
    (type) => {
      expect(maySave(control("content", type))).toBe(false);
    },
  );

  test.each([
    ...["current-password", "new-password", "one-time-code", "section-a cc-number", "cc-csc"],
    ...["bday", "bday-year", "sex", "username webauthn"],
  ])("never keeps what the browser knows as %s", (autocomplete) => {
    expect(maySave(control("field", "text", autocomplete))).toBe(false);
  });

  test.each([
    ...["password", "confirmPassword", "currentPassword", "code", "recoveryCode", "signing-code"],
    ...["token", "jeton", "iban", "ownerIban", "birthDate", "birthPlace", "nationality"],
    ...["passport", "identityNumber", "captcha", ""],
  ])("never keeps a field called “%s”", (name) => {
    expect(maySave(control(name))).toBe(false);
  });

  test.each([
    ...["content", "message", "postalCode", "communeCode", "firstName", "email", "phone", "price"],
    ...["conditions", "reason", "spinner", "tokens"],
  ])("keeps a field called “%s”", (name) => {
    expect(maySave(control(name))).toBe(true);
  });

  test("keeps the texts of one name in their order, and what is chosen, a choice of nothing too", () => {
    const controls: TypedControl[] = [
      { name: "line", type: "text", autocomplete: "", values: ["Un"] },
      { name: "line", type: "text", autocomplete: "", values: [""] },
      { name: "roles", type: "checkbox", autocomplete: "", values: ["buyer"] },
      { name: "roles", type: "checkbox", autocomplete: "", values: [] },
      { name: "consent", type: "checkbox", autocomplete: "", values: [] },
      { name: "password", type: "password", autocomplete: "", values: ["secret"] },
      { name: "phone", type: "tel", autocomplete: "tel", values: ["0611223344"] },
    ];
    const touched = new Set(["line", "roles", "consent", "password"]);
    expect(typedTextOf(controls, touched)).toEqual({
      line: ["Un", ""],
      roles: ["buyer"],
      consent: [],
    });
  });
});

describe("how it is stored", () => {
  const typed = { content: ["Bonjour,\nle bien est-il libre ?"], consent: [] };

  test("reads back what it stored, for a day and no longer", () => {
    const text = savedText(typed, NOW);
    expect(parseSaved(text, NOW)).toEqual({ at: NOW, typed });
    expect(parseSaved(text, NOW + SAVED_MS - 1)).toEqual({ at: NOW, typed });
    expect(parseSaved(text, NOW + SAVED_MS)).toBeNull();
    expect(parseSaved(text, NOW - 1)).toBeNull();
  });

  test("keeps nothing of nothing, and no form beyond its size", () => {
    expect(savedText({}, NOW)).toBeNull();
    expect(savedText({ content: ["x".repeat(SAVED_LENGTH)] }, NOW)).toBeNull();
  });

  test.each([
    ...["", "null", "[]", "1", "{}", '{"at":1}', '{"typed":{"a":["b"]}}'],
    `{"at":${NOW},"typed":[]}`,
    `{"at":${NOW},"typed":{}}`,
    `{"at":"${NOW}","typed":{"a":["b"]}}`,
    `{"at":${NOW},"typed":{"a":"b"}}`,
    `{"at":${NOW},"typed":{"a":[1]}}`,
  ])("reads nothing from %s", (text) => {
    expect(parseSaved(text, NOW)).toBeNull();
  });
});

/** A `Storage` in memory. */
function storageOf(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

describe("the store", () => {
  const place = { owner: TAB, path: "/bien/12/offre", formId: "offre" };
  const typed = { message: ["Bonjour"] };

  test("finds a form on its page, by its id and its owner alone", () => {
    const storage = storageOf();
    expect(saveForm(() => storage, place, typed, NOW)).toBe(true);
    expect(findSavedForm(() => storage, place, NOW)).toEqual({ at: NOW, typed });
    for (const other of [
      { ...place, owner: "u1" },
      { ...place, path: "/bien/13/offre" },
      { ...place, formId: "autre" },
    ]) {
      expect(findSavedForm(() => storage, other, NOW)).toBeNull();
    }
  });

  test("removes a form, those of one owner, those past their day, and nothing that isn’t its own", () => {
    const storage = storageOf();
    storage.setItem("loopimmo.favorites", "[]");
    const of = (owner: string) => ({ ...place, owner });
    for (const owner of ["u1", "u12", "u2"]) saveForm(() => storage, of(owner), typed, NOW);
    dropForm(() => storage, of("u2"));
    expect(findSavedForm(() => storage, of("u2"), NOW)).toBeNull();
    dropFormsOf(() => storage, "u1");
    expect(findSavedForm(() => storage, of("u1"), NOW)).toBeNull();
    expect(findSavedForm(() => storage, of("u12"), NOW)).not.toBeNull();
    dropOldForms(() => storage, NOW + SAVED_MS);
    expect(storage.length).toBe(1);
    expect(storage.getItem("loopimmo.favorites")).toBe("[]");
  });

  test("removes what was kept of a form that holds nothing any more", () => {
    const storage = storageOf();
    saveForm(() => storage, place, typed, NOW);
    expect(saveForm(() => storage, place, {}, NOW)).toBe(false);
    expect(findSavedForm(() => storage, place, NOW)).toBeNull();
  });

  test("does without, where the browser stores nothing", () => {
    const refused = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(saveForm(refused, place, typed, NOW)).toBe(false);
    expect(findSavedForm(refused, place, NOW)).toBeNull();
    dropForm(refused, place);
    dropFormsOf(refused, TAB);
    dropOldForms(refused, NOW);
  });
});
