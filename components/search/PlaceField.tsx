"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/Icon";
import { stepOption } from "@/components/ui/step-option";
import { type PlaceSuggestion, suggestionText } from "@/lib/search/places/rules";
import { PLACE_FIELD } from "./copy";

const TYPING_PAUSE_MS = 120;

/**
 * The field that asks where, with the places that match what is typed (ARIA combobox, list
 * autocomplete with manual selection). Without a script it is a plain text field, and any text is
 * allowed in both cases. Choosing a place fires the field's `change` event.
 *
 * Ours rather than a library's: it is this file, against some 25 kB for a headless combobox.
 */
export function PlaceField({
  id,
  defaultValue,
  maxLength,
  className,
  label = PLACE_FIELD.label,
  placeholder = PLACE_FIELD.placeholder,
  kinds,
}: {
  id: string;
  defaultValue: string;
  maxLength: number;
  className?: string;
  /** Its name: that of the label beside it, where there is one. */
  label?: string;
  placeholder?: string;
  /** What may be suggested; any place without. */
  kinds?: readonly PlaceSuggestion["kind"][];
}) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { items, ask, close } = useSuggestions(kinds);
  const [active, setActive] = useState(-1);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);

  const open = items !== null && items.length > 0;
  const current = open ? items[active] : undefined;

  const fill = (text: string) => {
    close();
    if (!input.current) return;
    input.current.value = text;
    input.current.focus();
    input.current.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) return ask(input.current?.value ?? "", 0);
      setActive(stepOption(active, event.key === "ArrowDown" ? 1 : -1, items.length));
    } else if (event.key === "Enter" && current) {
      event.preventDefault();
      fill(suggestionText(current));
    } else if (event.key === "Enter") {
      // The form is sent with the text as typed.
      close();
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    } else if (event.key === "Tab") {
      close();
    }
  };

  const combobox = scripted
    ? ({
        role: "combobox",
        "aria-expanded": open,
        "aria-controls": listId,
        "aria-autocomplete": "list",
        "aria-activedescendant": current ? `${listId}-${active}` : undefined,
      } as const)
    : undefined;

  return (
    <div className={`place-field ${className ?? ""}`}>
      <input
        ref={input}
        id={id}
        name="location"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-label={label}
        defaultValue={defaultValue}
        onInput={(event) => {
          setActive(-1);
          ask(event.currentTarget.value, TYPING_PAUSE_MS);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        {...combobox}
      />
      <button
        type="button"
        className="place-clear only-scripting"
        aria-label={PLACE_FIELD.clear}
        onClick={() => fill("")}
      >
        <Icon name="x" className="size-4" />
      </button>
      <div id={listId} role="listbox" aria-label={PLACE_FIELD.suggestions} hidden={!open}>
        {items?.map((place, index) => (
          // Keys reach the options through the field, which keeps the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={`${place.kind} ${place.code} ${place.name}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => fill(suggestionText(place))}
          >
            <span>{place.kind === "postalCode" ? `${place.code} ${place.name}` : place.name}</span>
            <small>{detailOf(place)}</small>
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {items && PLACE_FIELD.count(items.length)}
      </span>
    </div>
  );
}

function detailOf(place: PlaceSuggestion): string {
  const { kind, communeName, departmentCode, departmentName, postalCodes } = place;
  if (kind === "department") return `${PLACE_FIELD.department} ${departmentCode}`;
  if (kind === "neighbourhood")
    return PLACE_FIELD.neighbourhood(`${communeName} (${departmentCode})`);
  const department = `${departmentName} (${departmentCode})`;
  return kind === "commune" && postalCodes.length === 1
    ? `${postalCodes[0]} · ${department}`
    : department;
}

/** The places that match a text; null while nothing is asked. The last text asked for wins. */
function useSuggestions(kinds?: readonly PlaceSuggestion["kind"][]) {
  const [items, setItems] = useState<PlaceSuggestion[] | null>(null);
  const pending = useRef<AbortController>(null);

  const close = () => {
    pending.current?.abort();
    setItems(null);
  };

  const ask = (text: string, pauseMs: number) => {
    pending.current?.abort();
    const query = text.trim();
    if (query.length < 2) return setItems(null);
    const request = new AbortController();
    const { signal } = request;
    pending.current = request;
    setTimeout(async () => {
      if (signal.aborted) return;
      try {
        const response = await fetch(`/api/communes?q=${encodeURIComponent(query)}`, { signal });
        const body: { items: PlaceSuggestion[] } | null = response.ok
          ? await response.json()
          : null;
        const places = body?.items.filter(({ kind }) => kinds?.includes(kind) ?? true);
        if (!signal.aborted) setItems(places ?? null);
      } catch {
        // Aborted, or no network: the field stays a plain one.
      }
    }, pauseMs);
  };

  useEffect(() => () => pending.current?.abort(), []);
  return { items, ask, close };
}
