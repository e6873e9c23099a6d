"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/Icon";
import { stepOption } from "@/components/ui/step-option";
import { boxText, surroundings } from "@/lib/search/boxes";
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
  around = false,
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
  /** Whether its form searches an area too: a field `bbox`, which "around me" fills in. */
  around?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { items, ask, close: closeItems } = useSuggestions(kinds);
  const [active, setActive] = useState(-1);
  const [isAroundOpen, setAroundOpen] = useState(false);
  const [message, setMessage] = useState("");
  const [scripted, setScripted] = useState(false);

  const places = items ?? [];
  const isAround = isAroundOpen && places.length === 0;
  const open = places.length > 0 || isAround;
  const count = isAround ? 1 : places.length;

  const close = () => {
    closeItems();
    setAroundOpen(false);
  };

  /** Proposes to search around where the reader is, while nothing is typed. */
  const proposeAround = () => {
    const isEmpty = input.current?.value.trim() === "";
    setAroundOpen(around && isEmpty && "geolocation" in navigator);
    setActive(-1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts run
  useEffect(() => {
    setScripted(true);
    // The press that loaded them was on the field.
    if (document.activeElement === input.current) proposeAround();
  }, []);

  const choose = (index: number) => {
    const place = places[index];
    if (place) fill(suggestionText(place));
    else if (isAround && index === 0) {
      close();
      setMessage(PLACE_FIELD.locating);
      searchAround(input.current, () => setMessage(PLACE_FIELD.unknownPosition));
    }
  };

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
      if (!open) {
        proposeAround();
        return ask(input.current?.value ?? "", 0);
      }
      setActive(stepOption(active, event.key === "ArrowDown" ? 1 : -1, count));
    } else if (event.key === "Enter" && open && active >= 0) {
      event.preventDefault();
      choose(active);
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
        "aria-activedescendant": open && active >= 0 ? `${listId}-${active}` : undefined,
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
          setMessage("");
          proposeAround();
          ask(event.currentTarget.value, TYPING_PAUSE_MS);
        }}
        onClick={proposeAround}
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
        {isAround && (
          <PlaceOption id={`${listId}-0`} isActive={active === 0} onChoose={() => choose(0)}>
            <span className="place-around">
              <Icon name="map-pin" />
              {PLACE_FIELD.around}
            </span>
            <small>{PLACE_FIELD.aroundDetail}</small>
          </PlaceOption>
        )}
        {places.map((place, index) => (
          <PlaceOption
            key={`${place.kind} ${place.code} ${place.name}`}
            id={`${listId}-${index}`}
            isActive={index === active}
            onChoose={() => choose(index)}
          >
            <span>{place.kind === "postalCode" ? `${place.code} ${place.name}` : place.name}</span>
            <small>{detailOf(place)}</small>
          </PlaceOption>
        ))}
      </div>
      <span role="status" className={message === "" ? "visually-hidden" : "place-message"}>
        {message || (isAround ? PLACE_FIELD.count(1) : items && PLACE_FIELD.count(items.length))}
      </span>
    </div>
  );
}

/** One of the field's suggestions. */
function PlaceOption({
  id,
  isActive,
  onChoose,
  children,
}: {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach it through the field
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

/** How far around somebody homes are searched, in kilometres. */
const AROUND_KM = 5;
const POSITION_TIMEOUT_MS = 10_000;

/** Sends the field's form for the surroundings of where the reader is, which their browser asks them for. */
function searchAround(field: HTMLInputElement | null, onUnknown: () => void): void {
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const form = field?.form;
      const area = form?.elements.namedItem("bbox");
      if (!field || !form || !(area instanceof HTMLInputElement)) return onUnknown();
      field.value = "";
      const outline = form.elements.namedItem("polygon");
      if (outline instanceof HTMLInputElement) outline.value = "";
      const { latitude: lat, longitude: lng } = coords;
      area.value = boxText(surroundings({ lat, lng }, AROUND_KM));
      form.requestSubmit();
    },
    onUnknown,
    { maximumAge: 60_000, timeout: POSITION_TIMEOUT_MS },
  );
}

function detailOf(place: PlaceSuggestion): string {
  const { kind, communeName, formerName, departmentCode, departmentName, postalCodes } = place;
  if (kind === "department") return `${PLACE_FIELD.department} ${departmentCode}`;
  if (kind === "neighbourhood")
    return PLACE_FIELD.neighbourhood(`${communeName} (${departmentCode})`);
  if (formerName !== null) return PLACE_FIELD.formerly(formerName, departmentCode);
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
