"use client";

import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Input } from "@/components/ui/Field";
import { stepOption } from "@/components/ui/step-option";
import { ADDRESSES } from "./copy";
import { type AddressItem, useAddressSuggestions } from "./useAddressSuggestions";
import "./addresses.css";

/** A text control, with the addresses of the Base Adresse Nationale that match (ARIA combobox); any text stays possible. */
export function AddressInput({
  postalCode,
  onText,
  onChoose,
  ...rest
}: Omit<ComponentProps<typeof Input>, "onInput" | "onKeyDown" | "onBlur"> & {
  /** Where to look, as it stands when something is typed. */
  postalCode: (input: HTMLInputElement) => string | undefined;
  onText?: () => void;
  onChoose: (item: AddressItem, input: HTMLInputElement) => void;
}) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { items, request, close: closeList } = useAddressSuggestions();
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
    if (input.current) onChoose(item, input.current);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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
    <>
      <span className="relative block">
        <Input
          {...rest}
          ref={input}
          {...(scripted && {
            role: "combobox",
            "aria-expanded": open,
            "aria-controls": listId,
            "aria-autocomplete": "list" as const,
            "aria-activedescendant": open && active >= 0 ? `${listId}-${active}` : undefined,
          })}
          autoComplete="off"
          spellCheck={false}
          onInput={({ currentTarget }) => {
            onText?.();
            setActive(-1);
            request(currentTarget.value, postalCode(currentTarget));
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <Suggestions id={listId} items={items} active={active} onChoose={choose} />
      </span>
      {open && <span className="text-fine text-ink-soft">{ADDRESSES.source}</span>}
      <span role="status" className="visually-hidden">
        {ADDRESSES.count(items.length)}
      </span>
    </>
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
      aria-label={ADDRESSES.label}
      hidden={items.length === 0}
      className="address-suggestions"
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
