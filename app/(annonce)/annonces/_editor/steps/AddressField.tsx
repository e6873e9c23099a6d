"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Field, Input } from "@/components/ui/Field";
import { stepOption } from "@/components/ui/step-option";
import { FIELDS } from "@/lib/revisions/fields";
import { writeTyped } from "@/lib/revisions/typed";
import { useEditor } from "../EditorProvider";
import { FieldFrame } from "../fields";
import { ADDRESS_COPY } from "./copy";
import type { AddressItem } from "./usePlace";

const PAUSE_MS = 200;
const LEAST = 4;

/** The address, with those of the Base Adresse Nationale that match (ARIA combobox); any text stays possible. */
export function AddressField({ onChoose }: { onChoose(item: AddressItem): void }) {
  const { view, content, set, problemOf, typedOf, isEditable } = useEditor();
  const listId = useId();
  const { items, ask, close: closeList } = useSuggestions(content.postalCode);
  const [active, setActive] = useState(-1);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const open = items.length > 0;

  const close = () => {
    closeList();
    setActive(-1);
  };

  const choose = (item: AddressItem) => {
    close();
    onChoose(item);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const current = items[active];
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && open) {
      event.preventDefault();
      setActive(stepOption(active, event.key === "ArrowDown" ? 1 : -1, items.length));
    } else if (event.key === "Enter" && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    }
  };

  return (
    <FieldFrame field="address">
      <Field
        id="address"
        label={FIELDS.address.label}
        hint={FIELDS.address.hint}
        error={problemOf("address")}
      >
        {(control) => (
          <span className="relative block">
            <Input
              {...control}
              {...(scripted && {
                role: "combobox",
                "aria-expanded": open,
                "aria-controls": listId,
                "aria-autocomplete": "list" as const,
                "aria-activedescendant": open && active >= 0 ? `${listId}-${active}` : undefined,
              })}
              data-typed=""
              name="address"
              autoComplete="off"
              spellCheck={false}
              maxLength={FIELDS.address.max}
              readOnly={!isEditable}
              defaultValue={typedOf("address") ?? writeTyped("address", view.content)}
              onInput={({ currentTarget }) => {
                // Another text is another place than the one that was chosen.
                if (content.addressId !== undefined) set({ addressId: null });
                setActive(-1);
                ask(currentTarget.value);
              }}
              onKeyDown={onKeyDown}
              onBlur={close}
            />
            <Suggestions id={listId} items={items} active={active} onChoose={choose} />
          </span>
        )}
      </Field>
      {open && <p className="text-fine text-ink-soft">{ADDRESS_COPY.source}</p>}
      <span role="status" className="visually-hidden">
        {ADDRESS_COPY.count(items.length)}
      </span>
      <input type="hidden" name="addressId" defaultValue={view.content.addressId ?? ""} />
    </FieldFrame>
  );
}

/** The addresses under the field, which keeps the focus. */
function Suggestions({
  id,
  items,
  active,
  onChoose,
}: {
  id: string;
  items: readonly AddressItem[];
  /** The rank of the one that the keys are at; -1 for none. */
  active: number;
  onChoose(item: AddressItem): void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={ADDRESS_COPY.suggestions}
      hidden={items.length === 0}
      className="editor-suggestions"
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach it through the field
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        <div
          key={item.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          {item.label}
        </div>
      ))}
    </div>
  );
}

/** The addresses that match a text, near a postal code where one is known. The last text asked for wins. */
function useSuggestions(postalCode: string | undefined) {
  const [items, setItems] = useState<AddressItem[]>([]);
  const pending = useRef<AbortController | null>(null);

  const close = () => {
    pending.current?.abort();
    setItems([]);
  };

  const ask = (text: string) => {
    pending.current?.abort();
    if (text.trim().length < LEAST) return setItems([]);
    const request = new AbortController();
    pending.current = request;
    const query = postalCode ? `${text} ${postalCode}` : text;
    setTimeout(async () => {
      if (request.signal.aborted) return;
      try {
        const { signal } = request;
        const response = await fetch(`/api/addresses?q=${encodeURIComponent(query)}`, { signal });
        const body = response.ok ? await response.json() : { items: [] };
        if (!signal.aborted) setItems(readItems(body));
      } catch {
        // Aborted, or no network: the field stays a plain one.
      }
    }, PAUSE_MS);
  };

  useEffect(() => () => pending.current?.abort(), []);
  return { items, ask, close };
}

/** What the call proposes; nothing where it can't. */
function readItems(body: unknown): AddressItem[] {
  const { items } = (body ?? {}) as { items?: unknown };
  return Array.isArray(items) ? (items as AddressItem[]) : [];
}
