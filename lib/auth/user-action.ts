import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { refresh } from "next/cache";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { z } from "zod";
import type { SignInContext } from "../accounts/credentials.ts";
import { ERROR_SENTENCES, FORM_ARRIVED, INVALID_VALUE } from "../content/errors.ts";
import { hasWriting } from "../content/typed-fields.ts";
import { safeCallback } from "../kernel/callback.ts";
import { DomainError } from "../kernel/errors.ts";
import {
  type ActionState,
  FORM_KEY_FIELD,
  type FormAction,
  isFormKey,
  newFormKey,
  SECRET_FIELDS,
} from "../kernel/forms.ts";
import { newId } from "../kernel/ids.ts";
import { ANYONE, type Once, runOnce } from "../platform/idempotency.ts";
import { log } from "../platform/log.ts";
import { originOf } from "../platform/request.ts";
import { markActionFailed, markActionRan } from "../platform/request-context.ts";
import { asDomainError } from "../platform/unavailable.ts";
import type { Actor } from "../policy/actor.ts";
import { countAccountRequest } from "./account-limits.ts";
import { loginPath } from "./page-actor.ts";
import { currentSignInContext, requireActor } from "./session.ts";

/** What a form leads to when its command succeeded. */
interface Done {
  /** A sentence for the person, shown where the form is. */
  message?: string;
  /** Whether the sentence says that nothing was done. */
  isNothing?: boolean;
  /** What the screen shows once (recovery codes): plain values. */
  data?: Record<string, unknown>;
  /** The path of this site to go to instead. */
  redirectTo?: string;
  /** Whether the person signed out by it, or has no account any more. */
  signsOut?: true;
  /** Whether the form goes on with what was typed, for it has another step. */
  keepTyped?: boolean;
}

/** Fields that a page fills in anew when it is shown again: a captcha's solution, what was being done, what was read. */
const MADE_ANEW: ReadonlySet<string> = new Set(["token", "intention", "seen"]);

/** What Next puts in a form that is posted without scripts. */
const FRAMEWORK_FIELD = /^\$ACTION/;

/**
 * What our forms call their fields. A path such as "roles[4000000000]" would be a list as long as it
 * says, to be read and sent back.
 */
const FIELD_NAME = /^[a-z][\w-]{0,60}$/i;

/**
 * A form's fields, and the key of its showing; null where it has none: what a page that is the same for everybody
 * shows has its key from the browser's scripts.
 * @throws {DomainError} request.invalid for what none of our forms sends.
 */
function readForm(form: unknown): { own: FormData; key: string | null } {
  if (!(form instanceof FormData)) throw new DomainError("request.invalid");
  const own = new FormData();
  let key: string | null = null;
  for (const [name, value] of form) {
    if (FRAMEWORK_FIELD.test(name)) continue;
    if (name === FORM_KEY_FIELD) {
      if (value === "") continue;
      if (key !== null || !isFormKey(value)) throw new DomainError("request.invalid");
      key = value;
      continue;
    }
    if (!FIELD_NAME.test(name)) throw new DomainError("request.invalid");
    own.append(name, value);
  }
  return { own, key };
}

/** What tells two sendings of a form apart: what the page or its captcha made anew is the same request. */
function requestedBy(input: unknown): unknown {
  if (typeof input !== "object" || input === null) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !MADE_ANEW.has(name)));
}

/** What is to be read of what a schema has no sentence for: a value, or a field that the form doesn't have. */
const unworded: z.core.$ZodErrorMap = ({ code }) =>
  code === "unrecognized_keys" ? ERROR_SENTENCES["request.invalid"].detail : INVALID_VALUE;

type Problem = { formErrors: string[]; fieldErrors: Record<string, string[]> };

/**
 * The problem shown for anything thrown, as for a call (api-route.ts): unknown errors as one sentence and
 * a logged id.
 */
function problemOf(error: unknown): Problem {
  const known = asDomainError(error);
  markActionFailed(known?.code ?? "internal.unexpected");
  if (known) {
    const { fields = {}, code } = known;
    const fieldErrors = Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, [text]]),
    );
    if (code === "request.key-reused") return { formErrors: [FORM_ARRIVED], fieldErrors };
    const isOfFields = Object.keys(fields).length > 0;
    return { formErrors: isOfFields ? [] : [ERROR_SENTENCES[code].detail], fieldErrors };
  }
  const id = newId();
  log().error({ id, err: error }, "a form's command failed");
  const { detail } = ERROR_SENTENCES["internal.unexpected"];
  return { formErrors: [`${detail} (${id})`], fieldErrors: {} };
}

/** What Next's scripts name the action in; a form that is posted without them names it in a field. */
const SCRIPT_HEADER = "next-action";

/**
 * Leads to another page of this site. A script is given the path and loads it whole
 * (components/forms/useFormAction.ts): for a `redirect` Next would fetch the page from our own
 * public address first, with the visitor's cookies.
 * @throws what Next answers with a redirect, for a browser that runs no scripts
 */
async function leadTo(given: string): Promise<NonNullable<ActionState>> {
  const path = safeCallback(given);
  if (path === null) throw new Error("a form can't lead to another site");
  if (!(await headers()).has(SCRIPT_HEADER)) redirect(path);
  return { result: {}, redirectTo: path };
}

/** What an action whose command can be done once says of itself, and no other. */
interface Creating {
  /** What the form creates: the name of its calls under a key. */
  creates: string;
}

/** Whether a command's result was stored under the form's key. */
type IsOnce<Result, Yes, No> = [Extract<Result, Once<unknown>>] extends [never] ? No : Yes;
type CreatingAction<Result> = IsOnce<Result, FormAction, "its command has no onceTransaction">;
type PlainAction<Result> = IsOnce<Result, "say what it creates", FormAction>;

type Command<Schema extends z.ZodType, Context, Result> = (
  input: z.output<Schema>,
  context: Context,
) => Promise<Result>;
type Finish<Schema extends z.ZodType, Result> = (
  result: Result,
  input: z.output<Schema>,
) => Done | Promise<Done>;

interface Form<Schema extends z.ZodType, Context, Result> {
  context: () => Promise<Context>;
  callerOf: (context: Context) => string;
  schema: Schema | ((context: Context) => Schema);
  command: Command<Schema, Context, Result>;
  done: Finish<Schema, Result> | undefined;
  creating: Creating | undefined;
}

/**
 * A server action over a command: parses the form, runs the command, and gives back what the form
 * shows: what is wrong by field with the values kept, or what was done. Of a form that creates, sent
 * again under its key, what it led to before is given back.
 */
function formAction<Schema extends z.ZodType, Context, Result>({
  context,
  callerOf,
  schema,
  command,
  done = () => ({}),
  creating,
}: Form<Schema, Context, Result>): FormAction {
  const run = (input: z.output<Schema>, given: Context, key: string | null): Promise<Done> =>
    runOnce(
      {
        key: creating ? key : null,
        name: `form ${creating?.creates}`,
        caller: callerOf(given),
        input: requestedBy(input),
      },
      () => command(input, given),
      (result) => done(result, input),
    );
  return async (_state, form) => {
    markActionRan();
    let outcome: Done;
    let submission: Submission<z.input<Schema>, string[], z.output<Schema>>;
    let given: Context;
    let key: string | null = null;
    try {
      const read = readForm(form);
      key = read.key;
      given = await context();
      submission = parseWithZod(read.own, {
        schema: typeof schema === "function" ? schema(given) : schema,
        error: unworded,
      });
    } catch (error) {
      if (DomainError.is(error) && error.code === "request.signed-out") {
        return { ...(await leadTo(await loginPath())), signedOut: true };
      }
      const { formErrors } = problemOf(error);
      return { result: { status: "error", error: { "": formErrors } }, ...keyed(key) };
    }
    const reply = (options: Parameters<typeof submission.reply>[0]): SubmissionResult<string[]> =>
      submission.reply({ hideFields: [...SECRET_FIELDS], ...options });
    if (submission.status !== "success") {
      markActionFailed("request.invalid");
      return { result: reply({}), ...keyed(key) };
    }
    try {
      outcome = await run(submission.value, given, key);
    } catch (error) {
      // What it is about has moved on: the page around it becomes what is true now, but for a form that somebody wrote
      // in, which gives the text back.
      if (DomainError.is(error) && error.status === 409 && !hasWriting(Object(submission.value)))
        refresh();
      const hasArrived = DomainError.is(error) && error.code === "request.key-reused";
      return { result: reply(problemOf(error)), ...keyed(key, hasArrived) };
    }
    // Outside of what is caught: it works by throwing.
    if (outcome.redirectTo !== undefined) {
      const { redirectTo, signsOut } = outcome;
      return { ...(await leadTo(redirectTo)), ...(signsOut && { signsOut }) };
    }
    // Else Next answers scripts without the page: what it shows would be from before.
    refresh();
    const { message, isNothing, data, keepTyped = false } = outcome;
    return {
      // Else the form starts anew from what is stored now; no secret that was typed is sent back.
      result: keepTyped ? reply({}) : submission.reply({ resetForm: true }),
      ...(message === undefined ? {} : { message }),
      ...(isNothing && { isNothing }),
      ...(data === undefined ? {} : { data }),
      ...keyed(key, !keepTyped),
    };
  };
}

/** The key of a form's next sending, where it has one. */
const keyed = (key: string | null, isNew = false) =>
  key === null ? {} : { key: isNew ? newFormKey() : key };

/**
 * The person who sends a form, who may send so many.
 * @throws {DomainError} request.signed-out, account.unconfirmed, request.too-many
 */
async function countedActor(): Promise<Actor> {
  const actor = await requireActor();
  const seconds = await countAccountRequest(actor.userId, "write", originOf(await headers()));
  if (seconds > 0) throw new DomainError("request.too-many");
  return actor;
}

/** A form of somebody who is signed in. One that creates says what. */
export function userAction<Schema extends z.ZodType, Result>(
  schema: Schema | ((actor: Actor) => Schema),
  command: Command<Schema, Actor, Result>,
  done: Finish<Schema, Result> | undefined,
  creating: Creating,
): CreatingAction<Result>;
export function userAction<Schema extends z.ZodType, Result>(
  schema: Schema | ((actor: Actor) => Schema),
  command: Command<Schema, Actor, Result>,
  done?: Finish<Schema, Result>,
): PlainAction<Result>;
export function userAction<Schema extends z.ZodType, Result>(
  schema: Schema | ((actor: Actor) => Schema),
  command: Command<Schema, Actor, Result>,
  done?: Finish<Schema, Result>,
  creating?: Creating,
): unknown {
  const callerOf = ({ userId }: Actor) => userId;
  return formAction({ context: countedActor, callerOf, schema, command, done, creating });
}

/**
 * A form open to anybody, such as the login: the command receives where it comes from. One that
 * creates something says what.
 */
export function visitorAction<Schema extends z.ZodType, Result>(
  schema: Schema | ((context: SignInContext) => Schema),
  command: Command<Schema, SignInContext, Result>,
  done: Finish<Schema, Result> | undefined,
  creating: Creating,
): CreatingAction<Result>;
export function visitorAction<Schema extends z.ZodType, Result>(
  schema: Schema | ((context: SignInContext) => Schema),
  command: Command<Schema, SignInContext, Result>,
  done?: Finish<Schema, Result>,
): PlainAction<Result>;
export function visitorAction<Schema extends z.ZodType, Result>(
  schema: Schema | ((context: SignInContext) => Schema),
  command: Command<Schema, SignInContext, Result>,
  done?: Finish<Schema, Result>,
  creating?: Creating,
): unknown {
  const callerOf = () => ANYONE;
  return formAction({ context: currentSignInContext, callerOf, schema, command, done, creating });
}
