import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { refresh } from "next/cache";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { z } from "zod";
import type { SignInContext } from "../accounts/credentials.ts";
import { ERROR_SENTENCES } from "../content/errors.ts";
import { safeCallback } from "../kernel/callback.ts";
import { DomainError } from "../kernel/errors.ts";
import { type ActionState, type FormAction, SECRET_FIELDS } from "../kernel/forms.ts";
import { newId } from "../kernel/ids.ts";
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
  /** What the screen shows once (recovery codes): plain values. */
  data?: Record<string, unknown>;
  /** The path of this site to go to instead. */
  redirectTo?: string;
  /** Whether the person signed out by it, or has no account any more. */
  signsOut?: true;
  /** Whether the form goes on with what was typed, for it has another step. */
  keepTyped?: boolean;
}

/** What Next puts in a form that is posted without scripts. */
const FRAMEWORK_FIELD = /^\$ACTION/;

/**
 * What our forms call their fields. A path such as "roles[4000000000]" would be a list as long as it
 * says, to be read and sent back.
 */
const FIELD_NAME = /^[a-z][\w-]{0,60}$/i;

/** @throws {DomainError} request.invalid for what none of our forms sends. */
function ownFields(form: unknown): FormData {
  if (!(form instanceof FormData)) throw new DomainError("request.invalid");
  const own = new FormData();
  for (const [name, value] of form) {
    if (FRAMEWORK_FIELD.test(name)) continue;
    if (!FIELD_NAME.test(name)) throw new DomainError("request.invalid");
    own.append(name, value);
  }
  return own;
}

type Problem = { formErrors: string[]; fieldErrors: Record<string, string[]> };

/** What is said of anything thrown, as of a call (api.ts): the rest as one sentence and a logged id. */
function problemOf(error: unknown): Problem {
  const known = asDomainError(error);
  markActionFailed(known?.code ?? "internal.unexpected");
  if (known) {
    const { fields = {}, code } = known;
    const fieldErrors = Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, [text]]),
    );
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
 * (components/forms/useFormAction.ts): of a `redirect` Next would fetch the page from our own public
 * address first, with the visitor's cookies.
 * @throws what Next answers with a redirect, for who runs no scripts
 */
async function leadTo(given: string): Promise<NonNullable<ActionState>> {
  const path = safeCallback(given);
  if (path === null) throw new Error("a form can't lead to another site");
  if (!(await headers()).has(SCRIPT_HEADER)) redirect(path);
  return { result: {}, redirectTo: path };
}

/**
 * A server action over a command: parses the form, runs the command, and gives back what the form
 * shows: what is wrong by field with the values kept, or what was done.
 */
function formAction<Schema extends z.ZodType, Context, Result>(
  context: () => Promise<Context>,
  schema: Schema | ((context: Context) => Schema),
  command: (input: z.output<Schema>, context: Context) => Promise<Result>,
  done: (result: Result, input: z.output<Schema>) => Done | Promise<Done>,
): FormAction {
  return async (_state, form) => {
    markActionRan();
    let outcome: Done;
    let submission: Submission<z.input<Schema>, string[], z.output<Schema>>;
    let given: Context;
    try {
      given = await context();
      submission = parseWithZod(ownFields(form), {
        schema: typeof schema === "function" ? schema(given) : schema,
      });
    } catch (error) {
      if (DomainError.is(error) && error.code === "request.signed-out") {
        return { ...(await leadTo(await loginPath())), signedOut: true };
      }
      const { formErrors } = problemOf(error);
      return { result: { status: "error", error: { "": formErrors } } };
    }
    const reply = (options: Parameters<typeof submission.reply>[0]): SubmissionResult<string[]> =>
      submission.reply({ hideFields: [...SECRET_FIELDS], ...options });
    if (submission.status !== "success") {
      markActionFailed("request.invalid");
      return { result: reply({}) };
    }
    try {
      outcome = await done(await command(submission.value, given), submission.value);
    } catch (error) {
      return { result: reply(problemOf(error)) };
    }
    // Outside of what is caught: it works by throwing.
    if (outcome.redirectTo !== undefined) {
      const { redirectTo, signsOut } = outcome;
      return { ...(await leadTo(redirectTo)), ...(signsOut && { signsOut }) };
    }
    // Else Next answers scripts without the page: what it shows would be from before.
    refresh();
    const { message, data, keepTyped = false } = outcome;
    return {
      // Else the form starts anew from what is stored now; no secret that was typed is sent back.
      result: keepTyped ? reply({}) : submission.reply({ resetForm: true }),
      ...(message === undefined ? {} : { message }),
      ...(data === undefined ? {} : { data }),
    };
  };
}

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

/** A form of somebody who is signed in. */
export function userAction<Schema extends z.ZodType, Result>(
  schema: Schema | ((actor: Actor) => Schema),
  command: (input: z.output<Schema>, actor: Actor) => Promise<Result>,
  done: (result: Result, input: z.output<Schema>) => Done | Promise<Done> = () => ({}),
): FormAction {
  return formAction(countedActor, schema, command, done);
}

/** A form of anybody, such as the login: the command is told where it comes from. */
export function visitorAction<Schema extends z.ZodType, Result>(
  schema: Schema | ((context: SignInContext) => Schema),
  command: (input: z.output<Schema>, context: SignInContext) => Promise<Result>,
  done: (result: Result, input: z.output<Schema>) => Done | Promise<Done> = () => ({}),
): FormAction {
  return formAction(currentSignInContext, schema, command, done);
}
