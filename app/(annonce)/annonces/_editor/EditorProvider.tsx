"use client";

import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useFormOwner } from "@/components/forms/form-owner";
import type { ActionState } from "@/lib/kernel/forms";
import type { Fill, RevisionChanges, RevisionContent } from "@/lib/revisions/content";
import { ISSUE_COPY } from "@/lib/revisions/copy";
import type { ContentField } from "@/lib/revisions/fields";
import { publicationIssues } from "@/lib/revisions/publication";
import { spaceRoutes } from "@/lib/routes/space";
import { PROBLEMS } from "./copy";
import { fieldOf, readControl, writeControl } from "./dom";
import { destinationOf } from "./leaving";
import { useLiveContent } from "./live-preview";
import { Saver, type SaverState, type Unsaved } from "./saver";
import { findUnsaved, holdUnsaved, holdUntilLogin } from "./unsaved";
import type { EditorView } from "./view";

type Fills = Partial<Record<ContentField, Fill>>;

interface Editor {
  view: EditorView;
  /** As typed so far: what can't be read is left as it was. */
  content: RevisionContent;
  saves: SaverState;
  /** Whether what another page could not save was taken up. */
  isResumed: boolean;
  /** Has the browser hold what is not saved until its person has signed in. @returns whether it does */
  holdUntilLogin(): boolean;
  /** What is wrong with a field, in a sentence; null for nothing to report now. */
  problemOf(field: ContentField): string | null;
  /** Changes fields from elsewhere than their own control, which then shows them. */
  set(changes: RevisionChanges, fills?: Fills): void;
  /** Reads the controls of a field, which were put in another order or taken away. */
  read(field: ContentField): void;
  settle(field: ContentField, side: "mine" | "theirs"): void;
  /** Says how many files of a field are on their way, which would be lost with the page. */
  setUploads(field: ContentField, count: number): void;
  /** Whether files are on their way. */
  isUploading: boolean;
  /** Saves what waits. @returns whether everything is saved and readable, or files are still on their way */
  finish(): Promise<"saved" | "wrong" | "uploading">;
  /** What a form without scripts gave back of a field. */
  typedOf(field: string): string | null;
  /** The same of controls that share a name, in their order. */
  typedAllOf(name: string): readonly string[] | null;
  isEditable: boolean;
}

const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error("a field of the editor stands outside of it");
  return editor;
}

const withChanges = (content: RevisionContent, changes: object, fills: Fills): RevisionContent => {
  const next: Record<string, unknown> = { ...content };
  const sources = { ...content.sources };
  for (const [name, value] of Object.entries(changes) as [ContentField, unknown][]) {
    if (value === null || value === undefined) delete next[name];
    else next[name] = value;
    if (fills[name]) sources[name] = fills[name];
    else delete sources[name];
  }
  return { ...next, sources } as RevisionContent;
};

/** Whether two values of a field say the same: a list without anything is as good as none. */
const isSame = (one: unknown, other: unknown) => {
  const [a, b] = [one, other].map((value) =>
    Array.isArray(value) && value.length === 0 ? null : (value ?? null),
  );
  return JSON.stringify(a) === JSON.stringify(b);
};

/**
 * The form of one step: each change of a control is saved, what is wrong stands by its field. Controls hold their
 * own text, so that nothing typed is ever replaced but by its person.
 */
export function EditorProvider({
  view,
  state,
  children,
}: {
  view: EditorView;
  state: ActionState;
  children: (form: {
    ref: React.RefObject<HTMLFormElement | null>;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FormEvent<HTMLFormElement>) => void;
  }) => ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [content, setContent] = useState(view.content);
  const latest = useRef(view.content);
  const [problems, setProblems] = useState<Partial<Record<ContentField, string>>>({});
  /** Fields that were left once: what is wrong with them is shown. */
  const [left, setLeft] = useState<ReadonlySet<ContentField>>(new Set());
  const [pointed, setPointed] = useState<ContentField | null>(null);
  const [saves, setSaves] = useState<SaverState>({
    status: "saved",
    savedAt: view.savedAt,
    conflicts: {},
    refused: {},
  });
  const [uploads, setUploadCounts] = useState<Partial<Record<ContentField, number>>>({});
  const isUploading = Object.values(uploads).some((count) => count > 0);

  const apply = useCallback((changes: object, fills: Fills = {}) => {
    latest.current = withChanges(latest.current, changes, fills);
    setContent(latest.current);
  }, []);

  const show = useCallback(
    (changes: object, fills: Fills = {}) => {
      apply(changes, fills);
      for (const field of Object.keys(changes) as ContentField[]) {
        if (form.current) writeControl(form.current, field, latest.current);
      }
    },
    [apply],
  );

  const owner = useFormOwner();
  const unsaved = useRef<Unsaved | null>(null);
  const isHeld = useRef(false);
  const [isResumed, setResumed] = useState(false);
  // There from the first render on: what is typed between it and its effects is saved too.
  const [saver] = useState(
    () =>
      new Saver({
        url: spaceRoutes.saveListing(view.id),
        version: view.version,
        savedAt: view.savedAt,
        onState: setSaves,
        onChanged: show,
        onUnsaved: (now) => {
          unsaved.current = now;
          if (!owner) return;
          // What waits for the login does so whatever a save that is still on its way comes to.
          isHeld.current &&= now !== null && holdUntilLogin(owner, view.id, now);
          if (!isHeld.current) holdUnsaved(owner, view.id, now);
        },
      }),
  );
  useLiveContent(view.id, content, saves.status === "saved");

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if ((saver.isDirty && !isHeld.current) || isUploading) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [saver, isUploading]);

  // What a page could not save whose session had ended, or that was closed before it could.
  useEffect(() => {
    const found = owner && view.isEditable ? findUnsaved(owner, view.id) : null;
    if (found === null) return;
    show(found.changes, found.fills);
    saver.resume(found);
    setResumed(true);
  }, [owner, view, show, saver]);

  // Apart from what changes while the step is open: its end is the saver's.
  useEffect(() => {
    const leave = () => saver.leave();
    const retry = () => void saver.flush();
    // The page that a link leads to is drawn from what is saved.
    const saveFirst = (event: MouseEvent) => {
      const there = saver.isDirty ? destinationOf(event) : null;
      if (there === null) return;
      event.preventDefault();
      void saver.flush().then(() => location.assign(there));
    };
    document.addEventListener("click", saveFirst, true);
    window.addEventListener("pagehide", leave);
    // A person who signed in again in another tab comes back to this one.
    for (const back of ["online", "focus"]) window.addEventListener(back, retry);
    return () => {
      document.removeEventListener("click", saveFirst, true);
      window.removeEventListener("pagehide", leave);
      for (const back of ["online", "focus"]) window.removeEventListener(back, retry);
      saver.stop();
    };
  }, [saver]);

  const take = useCallback(
    (field: ContentField) => {
      if (!form.current) return;
      const read = readControl(form.current, field, latest.current);
      const { problem } = read;
      setProblems(({ [field]: _solved, ...others }) =>
        problem === undefined ? others : { ...others, [field]: PROBLEMS[problem] },
      );
      if (!("value" in read) || isSame(latest.current[field], read.value)) return;
      apply({ [field]: read.value });
      saver.change({ [field]: read.value });
    },
    [apply, saver],
  );

  // What was typed before the scripts came, and the field that the address points at.
  useEffect(() => {
    const names = Array.from(form.current?.elements ?? [], (control) =>
      fieldOf(control.getAttribute("name") ?? ""),
    );
    if (view.isEditable) for (const field of new Set(names)) if (field) take(field);
    const [, field] = /^#champ-(\w+)$/.exec(location.hash) ?? [];
    if (!field) return;
    setPointed(field as ContentField);
    document
      .querySelector<HTMLElement>(
        `${location.hash} :is(input:not([type="hidden"]), textarea, select, button)`,
      )
      ?.focus();
  }, [take, view.isEditable]);

  const issues = useMemo(() => publicationIssues(content, new Date()), [content]);
  const problemOf = (field: ContentField): string | null => {
    const wrong = problems[field] ?? saves.refused[field] ?? state?.result.error?.[field]?.[0];
    if (wrong) return wrong;
    const issue = issues.find((each) => each.field === field);
    if (!issue) return null;
    const isShown =
      pointed === field ||
      (issue.code !== "missing" && (left.has(field) || view.content[field] === content[field]));
    return isShown ? ISSUE_COPY.sentence(issue) : null;
  };

  const editor: Editor = {
    view,
    content,
    saves,
    isResumed,
    holdUntilLogin: () => {
      isHeld.current =
        owner !== null &&
        unsaved.current !== null &&
        holdUntilLogin(owner, view.id, unsaved.current);
      return isHeld.current;
    },
    problemOf,
    isEditable: view.isEditable,
    set: (changes, fills = {}) => {
      show(changes, fills);
      setProblems((all) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => !(name in changes))),
      );
      saver.change(changes, fills);
    },
    read: take,
    settle: (field, side) => saver.settle(field, side),
    isUploading,
    setUploads: (field, count) =>
      setUploadCounts((all) => (all[field] === count ? all : { ...all, [field]: count })),
    finish: async () => {
      if (isUploading) return "uploading";
      const saved = await saver.flush();
      return saved && Object.keys(problems).length === 0 ? "saved" : "wrong";
    },
    typedOf: (name) => {
      const typed = state?.result.initialValue?.[name];
      return typeof typed === "string" ? typed : null;
    },
    typedAllOf: (name) => {
      const typed = state?.result.initialValue?.[name];
      if (typed === undefined || typed === null) return null;
      return [typed].flat().map((each) => (typeof each === "string" ? each : ""));
    },
  };

  return (
    <EditorContext value={editor}>
      {children({
        ref: form,
        onInput: ({ target }) => {
          const field = fieldOf((target as HTMLInputElement).name ?? "");
          if (field) take(field);
        },
        onBlur: ({ target }) => {
          const field = fieldOf((target as HTMLInputElement).name ?? "");
          if (!field) return;
          setLeft((all) => new Set(all).add(field));
          void saver.flush();
        },
      })}
    </EditorContext>
  );
}
