import { hintedAccount } from "@/lib/auth/hint";
import type { ActionState, FormOwner } from "@/lib/kernel/forms";
import type { SavedForm, TypedText } from "./typed-text";
import {
  dropForm,
  dropFormsOf,
  dropOldForms,
  type FormPlace,
  findSavedForm,
  hasSavedForm,
  saveForm,
} from "./typed-text-store";

/*
 * What somebody who is signed in types, which outlives their session: this browser holds it under what stands
 * for their account, and offers it to them alone.
 */

const storage = () => window.localStorage;

/** A form of the page that is shown. */
export type Place = Omit<FormPlace, "owner">;

/**
 * A form of this page, by its id and those of what it is about: a conversation, an offer. Where it names nothing,
 * the query tells apart what the page shows.
 */
export function placeOf(formId: string, ids: readonly string[]): Place {
  const { pathname, search } = window.location;
  return ids.length === 0
    ? { path: pathname + search, formId }
    : { path: pathname, formId: [formId, ...ids].join("/") };
}

/** The same, as the form's own hidden fields name it. */
export function placeOfForm(formId: string, form: HTMLFormElement): Place {
  const ids = form.querySelectorAll<HTMLInputElement>('input[type="hidden"][name$="Id"]');
  return placeOf(
    formId,
    Array.from(ids, ({ value }) => value),
  );
}

/** Whether it was to be sent when its session had ended: it waits for its person to sign in. */
const isWaiting = ({ session }: SavedForm): boolean => session === undefined;

/**
 * Saves what is typed while its person is signed in. Once they, or somebody after them, signed out or in
 * elsewhere in this browser, nothing more is saved of them unasked; nor is what waits for them replaced by what a
 * page still holds that is being left for the login.
 * @param wasOffered whether it is gone on with from an earlier session: it is offered until it is sent
 */
export function saveWhileTyped(
  { account, session }: FormOwner,
  place: Place,
  typed: TypedText,
  wasOffered = false,
): void {
  if (hintedAccount(document.cookie) !== account) return;
  if (!wasOffered) {
    const former = findOwn({ account, session }, place);
    if (former !== null && isWaiting(former)) return;
  }
  const typedIn = wasOffered ? undefined : session;
  saveForm(storage, { owner: account, ...place }, typed, Date.now(), typedIn);
}

/** Saves what could not be sent because the session had ended. @returns whether the browser did */
export function saveUnsent({ account }: FormOwner, place: Place, typed: TypedText): boolean {
  return saveForm(storage, { owner: account, ...place }, typed, Date.now());
}

/** Whether what was saved is to be offered: the session in which it was typed is over. */
const isOffered = ({ session }: SavedForm, owner: FormOwner): boolean => session !== owner.session;

/**
 * The way to the login, back to the part of the page that its address names: the server never sees
 * that part of the address.
 */
export function withFragment(login: string, fragment: string): string {
  const url = new URL(login, "http://here.invalid");
  const back = url.searchParams.get("callbackUrl");
  if (fragment === "" || back === null || back.includes("#")) return login;
  url.searchParams.set("callbackUrl", back + fragment);
  return url.pathname + url.search;
}

/** An answer that leads to the login, as the page that it leaves is come back to. */
export const toLogin = (state: NonNullable<ActionState>): ActionState =>
  state.redirectTo === undefined
    ? state
    : { ...state, redirectTo: withFragment(state.redirectTo, window.location.hash) };

/** What this browser holds of somebody's typing in a form; null where nothing is. */
export const findOwn = ({ account }: FormOwner, place: Place): SavedForm | null =>
  findSavedForm(storage, { owner: account, ...place }, Date.now());

/** The text that is offered to somebody in a form; null where none is. */
export function findOffered(owner: FormOwner, place: Place): TypedText | null {
  const saved = findOwn(owner, place);
  return saved !== null && isOffered(saved, owner) ? saved.typed : null;
}

/** Removes it: it was sent, or is not wanted. */
export const dropOwn = ({ account }: FormOwner, place: Place): void =>
  dropForm(storage, { owner: account, ...place });

/** What else a tab holds of its user, by the beginning of its key. */
const OF_THE_TAB = /^loopimmo\.(typed|contact|draft|attachments)\./;

/** Removes all that this browser holds of somebody's typing: they sign out. */
export function dropAllOf({ account }: FormOwner): void {
  dropFormsOf(storage, account);
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (OF_THE_TAB.test(key)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
}

/**
 * Removes what is a day old; and, where everybody signed out, whatever way they did, what was saved while they
 * typed. What was to be sent when the session had ended waits for its person.
 */
export function tidyOwnText(): void {
  const isOut = hintedAccount(document.cookie) === null;
  dropOldForms(storage, Date.now(), (saved) => !isOut || isWaiting(saved));
}

/** Whether something that could not be sent waits for its person to sign in, whoever that is. */
export const isTextWaiting = (): boolean => hasSavedForm(storage, Date.now(), isWaiting);
