import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { tidyText } from "../../kernel/text.ts";
import { TASK_KINDS, type TaskRef } from "../../tasks/rules.ts";
import { TASK_TEXT_LENGTH } from "./rules.ts";

const COPY = {
  none: "Cochez au moins une tâche.",
  person: "Choisissez à qui confier la tâche.",
  text: "Écrivez quelques mots.",
  long: "Ce texte compte 2 000 caractères au plus.",
} as const;

const kind = z.enum(TASK_KINDS, { error: INVALID_VALUE });
const subjectId = z.string({ error: INVALID_VALUE }).refine(isId, INVALID_VALUE);
const text = z
  .string({ error: COPY.text })
  .max(TASK_TEXT_LENGTH * 2, COPY.long)
  .transform(tidyText)
  .pipe(z.string().min(1, COPY.text).max(TASK_TEXT_LENGTH, COPY.long));
const toId = z.string({ error: COPY.person }).refine(isId, COPY.person);

const word = z.string().transform((value, context): TaskRef => {
  const [of, id, ...others] = value.split("~");
  const ref = z.strictObject({ kind, subjectId }).safeParse({ kind: of, subjectId: id });
  if (ref.success && others.length === 0) return ref.data;
  context.addIssue({ code: "custom", message: INVALID_VALUE });
  return z.NEVER;
});

/** A task that a text names so; null for none. */
export function taskOfWord(text: string | null): TaskRef | null {
  const { data } = word.safeParse(text);
  return data ?? null;
}

/** What is done with tasks that are ticked. */
export const SHARE_MOVES = ["claim", "release", "handOn"] as const;
const move = z.enum(SHARE_MOVES, { error: INVALID_VALUE });

export const taskSchema = z.strictObject({ kind, subjectId, move: z.enum(["claim", "release"]) });
export const handOnSchema = z.strictObject({ kind, subjectId, toId, note: text });
export const commentSchema = z.strictObject({ kind, subjectId, text });

/** The queue's form: a button of one row, or what is ticked with what is to be done with it. */
const shareForm = z.strictObject({
  only: z.string().optional(),
  tasks: z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.string()).max(30, INVALID_VALUE),
  ),
  move: move.optional(),
  toId: z.string().optional(),
  note: z.string().optional(),
});

/** What the queue's form says: a claim or a release of some tasks, or their handing on. */
export type ShareInput =
  | { move: "claim" | "release"; tasks: TaskRef[] }
  | { move: "handOn"; tasks: TaskRef[]; toId: string; note: string };

export const shareSchema = shareForm.transform((form, context): ShareInput => {
  const refuse = (path: string, message: string) => {
    context.addIssue({ code: "custom", path: [path], message });
    return z.NEVER;
  };
  const [only, ...rest] = form.only?.split("~") ?? [];
  const moved = move.safeParse(only ?? form.move);
  if (!moved.success) return refuse("tasks", INVALID_VALUE);
  const words = only === undefined ? form.tasks : [rest.join("~")];
  if (words.length === 0) return refuse("tasks", COPY.none);
  const refs = z.array(word).safeParse(words);
  if (!refs.success) return refuse("tasks", INVALID_VALUE);
  if (moved.data !== "handOn") return { move: moved.data, tasks: refs.data };
  const to = toId.safeParse(form.toId);
  const note = text.safeParse(form.note);
  if (!to.success) refuse("toId", to.error.issues[0]?.message ?? COPY.person);
  if (!note.success) refuse("note", note.error.issues[0]?.message ?? COPY.text);
  if (!to.success || !note.success) return z.NEVER;
  return { move: "handOn", tasks: refs.data, toId: to.data, note: note.data };
});

export type HandOnInput = z.output<typeof handOnSchema>;
export type CommentInput = z.output<typeof commentSchema>;
