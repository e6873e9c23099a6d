import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HINT_COOKIE } from "@/lib/auth/hint";
import {
  dropAllOf,
  dropOwn,
  findOffered,
  findOwn,
  isTextWaiting,
  placeOf,
  saveUnsent,
  saveWhileTyped,
  tidyOwnText,
  withFragment,
} from "./own-text";
import { SAVED_MS } from "./typed-text";

const CAMILLE = { account: "camille", session: "monday" };
const CAMILLE_AGAIN = { account: "camille", session: "tuesday" };
const ZOE = { account: "zoe", session: "friday" };
const TYPED = { message: ["Bonjour"] };

/** What a browser stores; it enumerates its keys as `Storage` does. */
function storageOf(items: Map<string, string>): Storage {
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  return new Proxy(storage as unknown as Storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const local = new Map<string, string>();
const tab = new Map<string, string>();
const document = { cookie: "" };
const location = { pathname: "/bien/x/offre", search: "" };
const hint = (account: string | null) => {
  document.cookie = account === null ? "a=1" : `a=1; ${HINT_COOKIE}=${account}`;
};

beforeEach(() => {
  local.clear();
  tab.clear();
  hint("camille");
  Object.assign(location, { pathname: "/bien/x/offre", search: "" });
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", {
    location,
    localStorage: storageOf(local),
    sessionStorage: storageOf(tab),
  });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = () => placeOf("offre", ["x"]);

describe("what is offered", () => {
  test("what was typed in a session that is over, to the same person in another one", () => {
    saveWhileTyped(CAMILLE, place(), TYPED);
    expect(findOffered(CAMILLE, place())).toBeNull();
    expect(findOffered(CAMILLE_AGAIN, place())).toEqual(TYPED);
    expect(findOffered(ZOE, place())).toBeNull();
  });

  test("what is gone on with from an earlier session, until it is sent", () => {
    saveWhileTyped(CAMILLE_AGAIN, place(), TYPED, true);
    expect(findOffered(CAMILLE_AGAIN, place())).toEqual(TYPED);
  });

  test("what could not be sent, until it is", () => {
    saveUnsent(CAMILLE, place(), TYPED);
    expect(findOffered(CAMILLE, place())).toEqual(TYPED);
    dropOwn(CAMILLE_AGAIN, place());
    expect(findOffered(CAMILLE_AGAIN, place())).toBeNull();
  });

  test("what could not be sent, whatever its page goes on to hold until it is left", () => {
    saveUnsent(CAMILLE, place(), TYPED);
    saveWhileTyped(CAMILLE, place(), { message: [""] });
    expect(findOffered(CAMILLE_AGAIN, place())).toEqual(TYPED);
    saveWhileTyped(CAMILLE_AGAIN, place(), { message: ["Bonsoir"] }, true);
    expect(findOffered(CAMILLE_AGAIN, place())).toEqual({ message: ["Bonsoir"] });
  });

  test.each([
    ["another page", () => Object.assign(location, { pathname: "/bien/y/offre" }), true],
    ["the same page under another query", () => Object.assign(location, { search: "?a=1" }), false],
  ])("never in a form of %s (where it names what it is about: %j)", (_, change, alsoNamed) => {
    const [named, unnamed] = [place(), placeOf("profil", [])];
    saveUnsent(CAMILLE, named, TYPED);
    saveUnsent(CAMILLE, unnamed, TYPED);
    change();
    expect(findOffered(CAMILLE, placeOf("profil", []))).toBeNull();
    expect(findOffered(CAMILLE, place()) === null).toBe(alsoNamed);
    expect(findOffered(CAMILLE, placeOf("offre", ["y"]))).toBeNull();
  });

  test("for a day", () => {
    saveUnsent(CAMILLE, place(), TYPED);
    vi.setSystemTime(Date.now() + SAVED_MS - 1);
    expect(findOffered(CAMILLE, place())).toEqual(TYPED);
    vi.setSystemTime(Date.now() + 1);
    expect(findOffered(CAMILLE, place())).toBeNull();
    tidyOwnText();
    expect([...local]).toEqual([]);
  });
});

describe("who signs out", () => {
  test("leaves nothing in the browser, and others' texts to them", () => {
    saveWhileTyped(CAMILLE, place(), TYPED);
    saveUnsent(CAMILLE, placeOf("reponse", ["c"]), TYPED);
    saveUnsent(ZOE, place(), TYPED);
    for (const key of ["typed.tab.x", "contact.x", "draft.camille.x", "attachments.camille.x"]) {
      tab.set(`loopimmo.${key}`, "Bonjour");
    }
    tab.set("loopimmo.results.x", "/recherche");
    dropAllOf(CAMILLE);
    expect(findOwn(CAMILLE, place())).toBeNull();
    expect(findOwn(CAMILLE, placeOf("reponse", ["c"]))).toBeNull();
    expect(findOwn(ZOE, place())?.typed).toEqual(TYPED);
    expect([...tab.keys()]).toEqual(["loopimmo.results.x"]);
  });

  test.each([null, "zoe"])(
    "in another tab has nothing more saved of them unasked: the browser is %j's",
    (account) => {
      hint(account);
      saveWhileTyped(CAMILLE, place(), TYPED);
      expect([...local]).toEqual([]);
      // They sent it: they want it.
      expect(saveUnsent(CAMILLE, place(), TYPED)).toBe(true);
    },
  );

  test("by a way without scripts is tidied after; what they sent since waits for them", () => {
    saveWhileTyped(CAMILLE, place(), TYPED);
    saveUnsent(CAMILLE, placeOf("profil", []), TYPED);
    tidyOwnText();
    expect(local.size).toBe(2);
    hint(null);
    tidyOwnText();
    expect(findOwn(CAMILLE, place())).toBeNull();
    expect(findOffered(CAMILLE, placeOf("profil", []))).toEqual(TYPED);
  });
});

test.each([
  [
    "/connexion?callbackUrl=%2Fsettings",
    "#journal",
    "/connexion?callbackUrl=%2Fsettings%23journal",
  ],
  ["/connexion?callbackUrl=%2Fa%23b", "#journal", "/connexion?callbackUrl=%2Fa%23b"],
  ["/connexion?callbackUrl=%2Fsettings", "", "/connexion?callbackUrl=%2Fsettings"],
  ["/connexion", "#journal", "/connexion"],
])("the way to the login %s from %j is %s", (login, fragment, expected) => {
  expect(withFragment(login, fragment)).toBe(expected);
});

test("the login knows whether something waits that could not be sent", () => {
  expect(isTextWaiting()).toBe(false);
  saveWhileTyped(CAMILLE, place(), TYPED);
  expect(isTextWaiting()).toBe(false);
  saveUnsent(CAMILLE, place(), TYPED);
  expect(isTextWaiting()).toBe(true);
});

test("a browser that stores nothing says so, and fails nowhere", () => {
  vi.stubGlobal("window", {
    location,
    get localStorage() {
      throw new Error("SecurityError");
    },
    get sessionStorage() {
      throw new Error("SecurityError");
    },
  });
  saveWhileTyped(CAMILLE, place(), TYPED);
  expect(saveUnsent(CAMILLE, place(), TYPED)).toBe(false);
  expect(findOffered(CAMILLE_AGAIN, place())).toBeNull();
  expect(isTextWaiting()).toBe(false);
  tidyOwnText();
  dropAllOf(CAMILLE);
});
