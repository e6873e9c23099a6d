import { randomText } from "./random.ts";

/** What became of a form, as conform's `useForm` takes it: what is wrong by field, and the values. */
interface FormResult {
  status?: "error" | "success";
  initialValue?: Record<string, unknown> | null;
  error?: Record<string, string[] | null>;
}

/** The hidden field that names one showing of a form: sent again, it is the same (lib/platform/idempotency.ts). */
export const FORM_KEY_FIELD = "idempotencyKey";

/**
 * Lower-case Crockford base 32, as ids: 130 random bits, because anybody who knows the key learns
 * what it led to.
 */
const KEY_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const KEY_LENGTH = 26;
const KEY_PATTERN = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** A key for one showing of a form. */
export const newFormKey = (): string => randomText(KEY_ALPHABET, KEY_LENGTH);

/** Whether a value has the shape of a form's key. */
export const isFormKey = (value: unknown): value is string =>
  typeof value === "string" && KEY_PATTERN.test(value);

/** What a form's action gave back; null before anything was sent. */
export type ActionState = {
  result: FormResult;
  /** What was done, in a sentence. */
  message?: string;
  /** Whether that says that nothing was done. */
  isNothing?: true;
  /** What the screen shows once. */
  data?: Record<string, unknown>;
  /** The path of this site that a script goes to instead (components/forms/useFormAction.ts). */
  redirectTo?: string;
  /** Whether nothing was done because nobody is signed in any more; `redirectTo`, if any, is the login. */
  signedOut?: true;
  /** Whether the person signed out by it: this browser holds nothing of theirs any more. */
  signsOut?: true;
  /** The key of the form's next sending: the same where it is to be tried again, a new one after success. */
  key?: string;
} | null;

/** What a form posts to (lib/auth/user-action.ts): React calls it with the state that it gave last. */
export type FormAction = (state: ActionState, form: FormData) => Promise<ActionState>;

/** Fields whose values are never sent back. */
export const SECRET_FIELDS: readonly string[] = [
  "password",
  "confirmPassword",
  "currentPassword",
  "code",
];

/** Whose the forms of a page are: opaque values that stand for the account, and for its session. */
export interface FormOwner {
  account: string;
  session: string;
}
