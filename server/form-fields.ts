import type { IncomingMessage } from "node:http";
import { z } from "zod";

/*
 * What React reads a form's fields into: values of JSON, in which texts that begin with "$" refer to other
 * fields, functions of the server, streams and more. Our forms refer to one thing, the form itself. All else
 * is rejected before React's decoder sees it: some references have it wait for ever.
 */

/** Fields that React decodes: arguments of an action (`0`), or of a form without scripts (`$ACTION_1:0`). */
const DECODED_FIELD = /^(?:\d{1,9}|\$ACTION_\d{1,9}:\d{1,9})$/;

/** The arguments of an action that a script calls. */
const ARGUMENTS = "0";

/** Escaped, undefined, the form, or the bound arguments of a form without scripts. */
const OWN_REFERENCE = /^\$(?:\$|undefined$|K[0-9a-f]{0,4}$|@[0-9a-f]{1,4}$)/;

/** Names that mean something to JavaScript itself. */
const RESERVED = new Set(["__proto__", "constructor", "prototype", "then"]);

/** Nesting and number of values: the state that a form carries has some dozens, three deep. */
const MAX_DEPTH = 20;
const MAX_VALUES = 1_000;

function isOwnValue(root: unknown): boolean {
  let values = 0;
  const visit = (value: unknown, depth: number): boolean => {
    if (++values > MAX_VALUES || depth > MAX_DEPTH) return false;
    if (typeof value === "string") return !value.startsWith("$") || OWN_REFERENCE.test(value);
    if (typeof value !== "object" || value === null) return true;
    return Object.entries(value).every(
      ([name, each]) => !RESERVED.has(name) && visit(each, depth + 1),
    );
  };
  return visit(root, 0);
}

function isDecodable(text: FormDataEntryValue): boolean {
  if (typeof text !== "string") return false;
  try {
    return isOwnValue(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Arguments of an action are a state and a form: a list of two. */
function areArguments(form: FormData): boolean {
  const [given, ...more] = form.getAll(ARGUMENTS);
  if (typeof given !== "string" || more.length > 0) return false;
  const parsed: unknown = JSON.parse(given);
  return Array.isArray(parsed) && parsed.length === 2;
}

/** A form that was posted to a page, as far as the HTTP server reads it. */
export interface PostedForm {
  /** The ids of the actions that it names. */
  actions: readonly string[];
  /** What the person gave, in order; nothing of a form that scripts sent, which still have it. */
  fields: readonly (readonly [name: string, value: string])[];
}

/** An action that a form without scripts names in a field's name. */
const ACTION_ID = /^\$ACTION_ID_(.*)$/s;
/** One that it names in a field's value, with its bound arguments. */
const ACTION_DESCRIPTOR = /^\$ACTION_\d{1,9}:0$/;
const descriptor = z.object({ id: z.string() });

function actionsIn(form: FormData): string[] {
  return [...form].flatMap(([name, value]) => {
    const [, id] = ACTION_ID.exec(name) ?? [];
    if (id !== undefined) return [id];
    if (typeof value !== "string" || !ACTION_DESCRIPTOR.test(name)) return [];
    return descriptor.safeParse(JSON.parse(value)).data?.id ?? [];
  });
}

const fieldsIn = (form: FormData) =>
  [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && !field[0].startsWith("$ACTION"),
  );

/**
 * Reads a form that was posted to a page; null where it is none that our pages send: whole, and with
 * references to nothing but itself.
 * @param body its bytes, read whole
 */
export async function readForm(
  { headers }: IncomingMessage,
  body: Buffer,
): Promise<PostedForm | null> {
  const type = headers["content-type"] ?? "";
  if (!type.startsWith("multipart/form-data")) return null;
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { "content-type": type },
    }).formData();
    for (const [name, value] of form) {
      if (DECODED_FIELD.test(name) && !isDecodable(value)) return null;
    }
    const action = headers["next-action"];
    if (action === undefined) return { actions: actionsIn(form), fields: fieldsIn(form) };
    return areArguments(form) ? { actions: [String(action)], fields: [] } : null;
  } catch {
    // Cut short, without its boundary, or no form at all.
    return null;
  }
}
