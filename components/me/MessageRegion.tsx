"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { HEARTS } from "./copy";
import { closeMessage, type Message, useMessage } from "./messages";

/** A region is announced where it was there before its text. */
const SPOKEN_AFTER_MS = 100;

/** What pressing a heart, hiding a listing or saving a search says: for the eye, and in one live region. */
export function MessageRegion() {
  const message = useMessage();
  const [spoken, setSpoken] = useState<string | null>(null);
  useEffect(() => {
    if (message === null) return;
    setSpoken("");
    const timer = setTimeout(() => setSpoken(message.text), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <>
      {message && <Note key={message.number} message={message} />}
      {spoken !== null && (
        <p role="status" className="visually-hidden">
          {spoken}
        </p>
      )}
    </>
  );
}

function Note({ message }: { message: Message }) {
  const { text, links, source, action } = message;
  const note = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    note.current?.showPopover?.(source && { source });
  }, [source]);
  const act = async () => {
    if (await action?.press()) closeMessage(message);
  };
  const close = () => {
    closeMessage(message);
    source?.focus({ preventScroll: true });
  };
  return (
    <aside ref={note} popover="manual" aria-label={HEARTS.label} className="heart-note no-print">
      <p>{text}</p>
      {(links.length > 0 || action) && (
        <div className="heart-note-links">
          {action && (
            <button type="button" className="heart-note-action" onClick={act}>
              {action.label}
            </button>
          )}
          {links.map(({ label, href }) => (
            <a key={href} href={href} className="text-link">
              {label}
            </a>
          ))}
        </div>
      )}
      <button type="button" aria-label={HEARTS.close} onClick={close}>
        ×
      </button>
    </aside>
  );
}
