"use client";

import { type ComponentProps, type FocusEvent, useState } from "react";
import { Button } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { COMMON } from "@/lib/content/common";
import { formatSurface } from "@/lib/kernel/format";
import { FIELDS } from "@/lib/revisions/fields";
import { ROOM_CONTROLS, type RoomPart, type RoomText } from "@/lib/revisions/typed-rooms";
import { PROBLEMS } from "../copy";
import { useEditor } from "../EditorProvider";
import { FieldFrame } from "../fields";
import { ROOMS_COPY as COPY } from "./copy";
import { ADD_ID, controlId, useRoomRows } from "./useRoomRows";

const { label, hint, max, nameMax, levelMax } = FIELDS.roomTable;
const NAMES_LIST = "pieces-usuelles";
const LEVELS_LIST = "niveaux-usuels";
/** Characters of an area as it is typed, its unit included. */
const AREA_LENGTH = 20;

/** On a wide screen the editor's column is narrow: a name and a level have to be read in it. */
const COLUMNS = "gap-x-1.5 sm:grid-cols-[minmax(0,1.25fr)_5.25rem_minmax(0,1fr)_6.75rem]";

/** The rooms of the home, one a row: named, measured, put in order. */
export function RoomTableField({ newIds }: { newIds: readonly string[] }) {
  const { content, problemOf, isEditable } = useEditor();
  const list = useRoomRows(newIds);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const error = list.problems.length === 0 ? problemOf("roomTable") : null;
  const typedLevels = (content.roomTable ?? []).flatMap(({ level }) => level ?? []);

  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>("[data-room]");
    const id = row?.dataset.room;
    if (id && !row.contains(relatedTarget)) setLeft((all) => new Set(all).add(id));
  };

  return (
    <FieldFrame field="roomTable" className="gap-3! border-t border-line pt-7">
      <div>
        <h2 className="text-heading">
          {label}{" "}
          <span className="font-sans text-small font-normal tracking-normal text-ink-soft">
            ({COMMON.optional})
          </span>
        </h2>
        <p className="mt-1 max-w-text text-fine text-ink-soft">{hint}</p>
      </div>
      {list.rows.length > 0 && (
        <div aria-hidden="true" className={cx("hidden text-fine font-semibold sm:grid", COLUMNS)}>
          <span>{COPY.name}</span>
          <span>{COPY.area}</span>
          <span>{COPY.level}</span>
        </div>
      )}
      <ol
        key={list.generation}
        ref={list.table}
        onInput={list.look}
        onBlur={onBlur}
        className="flex flex-col gap-3 sm:gap-2"
      >
        {list.rows.map((row, at) => (
          <Row
            key={row.id}
            row={row}
            at={at}
            count={list.rows.length}
            isExtra={list.extra !== null && at >= list.extra}
            isEditable={isEditable}
            problems={{
              ...Object.fromEntries(
                list.problems
                  .filter(({ id }) => id === row.id)
                  .map(({ part, problem }) => [
                    part,
                    problem === "too-small" ? COPY.noArea : PROBLEMS[problem],
                  ]),
              ),
              ...(left.has(row.id) && list.nameless.includes(row.id) && { name: COPY.nameless }),
            }}
            called={list.called}
            onMove={list.move}
            onRemove={list.remove}
          />
        ))}
      </ol>
      <datalist id={NAMES_LIST}>
        {COPY.names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id={LEVELS_LIST}>
        {[...new Set([...typedLevels, ...COPY.levels])].map((level) => (
          <option key={level} value={level} />
        ))}
      </datalist>
      {error && (
        <p role="alert" className="text-small font-medium text-tile-strong">
          {error}
        </p>
      )}
      <div className="only-scripting flex flex-wrap items-center gap-3">
        <Button
          id={ADD_ID}
          variant="secondary"
          disabled={!isEditable}
          aria-disabled={list.isFull || undefined}
          onClick={list.add}
        >
          <Icon name="plus" />
          {COPY.add}
        </Button>
        {list.isFull && <p className="text-small text-ink-soft">{COPY.full(max)}</p>}
        {list.removed && !list.isFull && (
          <Button variant="quiet" onClick={list.restore} className="min-w-0">
            <Icon name="archive-restore" />
            <span className="wrap-anywhere">{COPY.restore(list.removed)}</span>
          </Button>
        )}
      </div>
      <p className="only-noscript text-small text-ink-soft">{COPY.moreWithoutScripts}</p>
      <p role="status" className="visually-hidden">
        {list.message}
      </p>
      <Sums />
    </FieldFrame>
  );
}

/** What the areas add up to, beside the living area. */
function Sums() {
  const { roomTable = [], surfaceDm2 } = useEditor().content;
  const areas = roomTable.flatMap(({ areaDm2 }) => areaDm2 ?? []);
  if (areas.length === 0) return null;
  return (
    <div className="only-scripting mt-1 rounded-control bg-sunken px-4 py-3 text-small">
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        <Sum term={COPY.sum} value={formatSurface(areas.reduce((sum, each) => sum + each, 0))} />
        {surfaceDm2 !== undefined && <Sum term={COPY.living} value={formatSurface(surfaceDm2)} />}
      </dl>
      <p className="mt-1 text-fine text-ink-soft">{COPY.note}</p>
    </div>
  );
}

function Sum({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt>{term}</dt>
      <dd className="font-semibold figures">{value}</dd>
    </div>
  );
}

interface RowProps {
  row: RoomText;
  at: number;
  count: number;
  /** Whether it is there for browsers without scripts alone. */
  isExtra: boolean;
  isEditable: boolean;
  problems: Partial<Record<RoomPart, string>>;
  /** What a row is called now. */
  called: (at: number) => string;
  onMove: (from: number, to: number, button: string) => void;
  onRemove: (at: number) => void;
}

function Row({ row, at, count, isExtra, isEditable, problems, ...actions }: RowProps) {
  const number = at + 1;
  const cell = (part: RoomPart, name: string) => ({
    id: controlId(row.id, name),
    name: ROOM_CONTROLS[part],
    error: problems[part],
    defaultValue: row[part],
    readOnly: !isEditable,
  });
  const cells = {
    name: cell("name", "nom"),
    area: cell("area", "surface"),
    level: cell("level", "niveau"),
  };
  return (
    <li data-room={row.id} className={cx("min-w-0", isExtra && "only-noscript")}>
      <fieldset
        className={cx(
          "room-row grid grid-cols-2 items-start gap-y-2 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:p-3",
          COLUMNS,
        )}
      >
        <legend className="visually-hidden">{COPY.room(number)}</legend>
        <input type="hidden" name={ROOM_CONTROLS.id} value={row.id} />
        <Cell
          {...cells.name}
          short={COPY.name}
          aria-label={COPY.nameOf(number)}
          maxLength={nameMax}
          list={NAMES_LIST}
          className="max-sm:col-span-2"
        />
        <Cell
          {...cells.area}
          short={COPY.area}
          aria-label={COPY.areaOf(number)}
          maxLength={AREA_LENGTH}
          inputMode="decimal"
        />
        <Cell
          {...cells.level}
          short={COPY.level}
          aria-label={COPY.levelOf(number)}
          maxLength={levelMax}
          list={LEVELS_LIST}
        />
        {isEditable && <RowButtons id={row.id} at={at} count={count} {...actions} />}
        {Object.entries(cells).map(
          ([part, { id, error }]) =>
            error && (
              <p
                key={part}
                id={`${id}-erreur`}
                data-message=""
                className="col-span-full text-small font-medium text-tile-strong"
              >
                {error}
              </p>
            ),
        )}
      </fieldset>
    </li>
  );
}

/** A control of a row, and what it is for where no heading stands over it. */
function Cell({
  id,
  short,
  error,
  className,
  ...control
}: {
  id: string;
  /** Stands over it on a small screen. */
  short: string;
  /** What is wrong with it stands under its row. */
  error: string | undefined;
  className?: string;
} & Omit<ComponentProps<"input">, "id" | "className">) {
  return (
    <div className={cx("flex min-w-0 flex-col gap-1", className)}>
      <span aria-hidden="true" className="text-fine font-semibold sm:hidden">
        {short}
      </span>
      <Input
        {...control}
        id={id}
        autoComplete="off"
        aria-describedby={error ? `${id}-erreur` : undefined}
        aria-invalid={error ? true : undefined}
        className="sm:px-3"
      />
    </div>
  );
}

function RowButtons({
  id,
  at,
  count,
  called,
  onMove,
  onRemove,
}: Pick<RowProps, "at" | "count" | "called" | "onMove" | "onRemove"> & { id: string }) {
  const room = called(at);
  const step = (to: number, button: string, icon: IconName, name: string) => (
    <Button
      id={controlId(id, button)}
      variant="quiet"
      aria-label={name}
      // Not `disabled`: the focus stays where it is when a row reaches the end.
      aria-disabled={to < 0 || to >= count || undefined}
      className="min-w-11 px-0 sm:min-w-9"
      onClick={() => onMove(at, to, button)}
    >
      <Icon name={icon} />
    </Button>
  );
  return (
    <div className="only-scripting flex max-sm:col-span-2 sm:justify-end">
      {step(at - 1, "monter", "arrow-up", COPY.up(room))}
      {step(at + 1, "descendre", "arrow-down", COPY.down(room))}
      <Button
        id={controlId(id, "retirer")}
        variant="quiet"
        aria-label={COPY.remove(room)}
        className="min-w-11 px-0 max-sm:ml-auto sm:min-w-9"
        onClick={() => onRemove(at)}
      >
        <Icon name="trash-2" />
      </Button>
    </div>
  );
}
