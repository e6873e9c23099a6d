"use client";

import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ActionState } from "@/lib/kernel/forms";
import type { RevisionChanges, RevisionContent } from "@/lib/revisions/content";
import type { ContentField } from "@/lib/revisions/fields";
import { PROBLEMS } from "./copy";
import { fieldOfTarget, fieldsIn, focusField, pointedField, readControl } from "./dom";
import { useLiveContent } from "./live-preview";
import type { SaverState } from "./saver";
import { type Fills, isSame } from "./typed-content";
import { useFieldProblems, useUnread } from "./useFieldProblems";
import { useResumed, useSaver, useSavesOnLeaving } from "./useSaver";
import { useTypedContent } from "./useTypedContent";
import type { EditorView } from "./view";

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
  /** How often a field was changed from elsewhere than its own controls. */
  shownOf(field: ContentField): number;
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
  const { unread, markUnread, markRead } = useUnread();
  const { content, latest, apply, show, shownOf } = useTypedContent(form, view.content, markRead);
  const [uploads, setUploadCounts] = useState<Partial<Record<ContentField, number>>>({});
  const isUploading = Object.values(uploads).some((count) => count > 0);
  const { saver, saves, isHeld, holdUntilLogin } = useSaver(view, show);
  useLiveContent(view.id, content, saves.status === "saved");

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if ((saver.isDirty && !isHeld.current) || isUploading) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [saver, isHeld, isUploading]);

  useSavesOnLeaving(saver);
  const stored = view.content;
  const problems = useFieldProblems({ content, stored }, unread, saves.refused, state);
  const { point } = problems;

  const take = useCallback(
    (field: ContentField) => {
      if (!form.current) return;
      const read = readControl(form.current, field, latest.current);
      if (read.problem) markUnread(field, PROBLEMS[read.problem]);
      else markRead([field]);
      if (!("value" in read) || isSame(latest.current[field], read.value)) return;
      apply({ [field]: read.value });
      saver.change({ [field]: read.value });
    },
    [markUnread, markRead, latest, apply, saver],
  );

  // What was typed before the scripts came, and the field that the address points at.
  useEffect(() => {
    if (view.isEditable) for (const field of fieldsIn(form.current)) take(field);
    const field = pointedField();
    if (field === null) return;
    point(field);
    focusField(field);
  }, [take, view.isEditable, point]);
  // After the controls were read: those of the table of rooms show what is taken up only once they are drawn anew.
  const isResumed = useResumed(view, saver, show);

  const editor: Editor = {
    view,
    content,
    saves,
    isResumed,
    holdUntilLogin,
    problemOf: problems.problemOf,
    isEditable: view.isEditable,
    set: (changes, fills = {}) => {
      show(changes, fills);
      saver.change(changes, fills);
    },
    read: take,
    shownOf,
    settle: (field, side) => saver.settle(field, side),
    isUploading,
    setUploads: (field, count) =>
      setUploadCounts((all) => (all[field] === count ? all : { ...all, [field]: count })),
    finish: async () => {
      if (isUploading) return "uploading";
      const saved = await saver.flush();
      return saved && problems.isReadable ? "saved" : "wrong";
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
          const field = fieldOfTarget(target);
          if (field) take(field);
        },
        onBlur: ({ target }) => {
          const field = fieldOfTarget(target);
          if (!field) return;
          problems.markLeft(field);
          void saver.flush();
        },
      })}
    </EditorContext>
  );
}
