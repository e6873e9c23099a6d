import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useNextFocus } from "@/components/ui/useNextFocus";
import { moved } from "@/lib/kernel/moved";
import { isBlank } from "@/lib/kernel/text";
import { FIELDS } from "@/lib/revisions/fields";
import { newRoomId } from "@/lib/revisions/rooms";
import { type RoomText, readRooms, roomTexts, writeRooms } from "@/lib/revisions/typed-rooms";
import { useEditor } from "../EditorProvider";
import { ROOMS_COPY as COPY } from "./copy";

const MAX = FIELDS.roomTable.max;

const blank = (id: string): RoomText => ({ id, name: "", area: "", level: "" });

const isBlankRow = ({ name, area, level }: RoomText) => isBlank(`${name}${area}${level}`);

/** The words for a row: its name, or else its number. */
const calledOf = (row: RoomText | undefined, at: number) => row?.name.trim() || COPY.room(at + 1);

/** The id of a control of a row, and of one of its buttons. */
export const controlId = (roomId: string, part: string) => `piece-${roomId}-${part}`;
export const ADD_ID = "piece-ajouter";

/** What the controls of the table say now. */
const textsIn = (table: HTMLElement): RoomText[] =>
  roomTexts((name) =>
    Array.from(table.querySelectorAll<HTMLInputElement>(`[name="${name}"]`), ({ value }) => value),
  );

interface RowList {
  rows: readonly RoomText[];
  generation: number;
}

/** The rows that a page begins with: what a form without scripts gave back, or what is stored and some blank ones. */
function useFirstRows(newIds: readonly string[]): { rows: RoomText[]; stored: number } {
  const { view, typedAllOf } = useEditor();
  const typed = roomTexts((name) => typedAllOf(name) ?? []);
  if (typed.length > 0) return { rows: typed, stored: typed.length };
  const stored = writeRooms(view.content.roomTable ?? []);
  return { rows: [...stored, ...newIds.map(blank)].slice(0, MAX), stored: stored.length };
}

/** What is typed in the rows, as it was last looked at, and what is wrong with it. */
function useTyped(table: RefObject<HTMLElement | null>, first: readonly RoomText[]) {
  const [texts, setTexts] = useState<readonly RoomText[]>(first);
  const look = useCallback(() => {
    if (table.current) setTexts(textsIn(table.current));
  }, [table]);
  // What was typed before the scripts came.
  useEffect(look, [look]);
  return {
    look,
    /** A row as it is typed, by its id. */
    textOf: (id: string) => texts.find((row) => row.id === id),
    problems: readRooms(texts).problems,
    /** Ids of rows that have something, but no name. */
    nameless: texts.filter((row) => isBlank(row.name) && !isBlankRow(row)).map(({ id }) => id),
  };
}

/**
 * The rows of the table of rooms. Their texts are their controls' own, which keep them wherever a row goes; the list
 * has their order alone.
 */
export function useRoomRows(newIds: readonly string[]) {
  const { content, read, shownOf } = useEditor();
  const table = useRef<HTMLOListElement>(null);
  const first = useFirstRows(newIds);
  /** `generation` rises where the controls begin anew: together with the rows that they begin with. */
  const [{ rows, generation }, setList] = useState<RowList>({ rows: first.rows, generation: 0 });
  const setRows = (next: (rows: readonly RoomText[]) => readonly RoomText[]) =>
    setList((list) => ({ ...list, rows: next(list.rows) }));
  const [removed, setRemoved] = useState<{ row: RoomText; at: number } | null>(null);
  const [message, setMessage] = useState("");
  const focusNext = useNextFocus();
  const { look, textOf, problems, nameless } = useTyped(table, first.rows);
  const called = (at: number) => {
    const row = rows[at];
    return calledOf(row && (textOf(row.id) ?? row), at);
  };

  // With scripts rows are added by a button: after those that are stored the blank ones stay out of sight.
  const { stored } = first;
  const [extra, setExtra] = useState(stored > 0 ? stored : null);
  useEffect(() => {
    if (extra === null) return;
    setList((list) => ({ ...list, rows: list.rows.slice(0, extra) }));
    setExtra(null);
  }, [extra]);

  // Once rows were put in another order, the field says something else.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the rows' order that is read anew
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    read("roomTable");
    look();
  }, [rows]);

  // What was changed elsewhere is shown. The content alone would not tell: it follows what is done here a moment later.
  const shown = shownOf("roomTable");
  const { roomTable } = content;
  const followed = useRef(0);
  useEffect(() => {
    if (shown === followed.current || !table.current) return;
    followed.current = shown;
    const typed = readRooms(textsIn(table.current), roomTable).value;
    if (JSON.stringify(typed) === JSON.stringify(roomTable ?? [])) return;
    setList((list) => ({
      rows: writeRooms(roomTable ?? []),
      generation: list.generation + 1,
    }));
  }, [shown, roomTable]);
  /** What was taken away, unless it is there again as it was elsewhere. */
  const absent = removed && !rows.some(({ id }) => id === removed.row.id) ? removed : null;

  return {
    table,
    rows,
    generation,
    /** From which row on they are for browsers without scripts alone; null for none. */
    extra,
    removed: absent && calledOf(absent.row, absent.at),
    message,
    problems,
    nameless,
    look,
    isFull: rows.length >= MAX,
    called,
    add: () => {
      if (rows.length >= MAX) return;
      const id = newRoomId();
      focusNext(controlId(id, "nom"));
      setRows((all) => [...all, blank(id)]);
      setMessage(COPY.added(rows.length + 1));
    },
    remove: (at: number) => {
      const here = rows[at];
      if (!here) return;
      const row = textOf(here.id) ?? here;
      const left = rows.filter((_, index) => index !== at);
      const neighbour = left[Math.min(at, left.length - 1)];
      focusNext(neighbour ? controlId(neighbour.id, "nom") : ADD_ID);
      setRows((all) => all.filter(({ id }) => id !== here.id));
      setRemoved(isBlankRow(row) ? null : { row, at });
      setMessage(COPY.removed(calledOf(row, at)));
    },
    restore: () => {
      if (absent === null || rows.length >= MAX) return;
      const { row, at } = absent;
      focusNext(controlId(row.id, "nom"));
      setRows((all) => all.toSpliced(Math.min(at, all.length), 0, row));
      setRemoved(null);
      setMessage(COPY.restored(calledOf(row, at)));
    },
    move: (from: number, to: number, button: string) => {
      const row = rows[from];
      if (!row || to < 0 || to >= rows.length) return;
      focusNext(controlId(row.id, button));
      setRows((all) => moved(all, all.indexOf(row), to));
      setMessage(COPY.moved(called(from), to + 1, rows.length));
    },
  };
}
