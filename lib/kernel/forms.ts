/** What became of a form, as conform's `useForm` takes it: what is wrong by field, and the values. */
interface FormResult {
  status?: "error" | "success";
  initialValue?: Record<string, unknown> | null;
  error?: Record<string, string[] | null>;
}

/** What a form's action gave back; null before anything was sent. */
export type ActionState = {
  result: FormResult;
  /** What was done, in a sentence. */
  message?: string;
  /** What the screen shows once. */
  data?: Record<string, unknown>;
  /** The path of this site that a script goes to instead (components/forms/useFormAction.ts). */
  redirectTo?: string;
  /** Whether nothing was done because nobody is signed in any more; `redirectTo`, if any, is the login. */
  signedOut?: true;
  /** Whether the person signed out by it: this browser holds nothing of theirs any more. */
  signsOut?: true;
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
