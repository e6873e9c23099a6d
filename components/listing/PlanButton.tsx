"use client";

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { PLAN } from "@/lib/content/fr/listing-islands";

/** Anchor of the plan in the page. */
export const PLAN_ANCHOR = "plan";

interface PlanProps {
  /** The listing's. */
  title: string;
  /** The plan. */
  children: ReactNode;
}

/** Opens the plan over the page; without a script, leads to it in the page. */
export function PlanButton({ title, children }: PlanProps) {
  const [isOpen, setOpen] = useState(false);

  const open = (event: MouseEvent) => {
    // A new tab or window is the browser's business.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <>
      <LinkButton
        href={`#${PLAN_ANCHOR}`}
        onClick={open}
        aria-haspopup="dialog"
        variant="secondary"
      >
        <Icon name="drafting-compass" />
        {PLAN.button}
      </LinkButton>
      {isOpen && (
        <PlanDialog title={title} onClose={() => setOpen(false)}>
          {children}
        </PlanDialog>
      )}
    </>
  );
}

function PlanDialog({ title, onClose, children }: PlanProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const opened = dialog.current;
    if (!opened || opened.open) return;
    opened.showModal();
    // Rather than the dialog itself, which scrolls.
    opened.querySelector("button")?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={PLAN.label(title)}
      className="m-auto max-h-[calc(100dvh-2rem)] w-full max-w-[68rem] overflow-auto overscroll-contain rounded-card bg-page text-ink backdrop:bg-scrim max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none"
    >
      <div className="sticky top-0 left-0 z-1 flex items-center justify-between gap-4 border-b border-line bg-page px-gutter py-2">
        <h2 className="text-subheading font-semibold">{PLAN.heading}</h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label={PLAN.close}
          className="-mr-3 grid size-12 place-items-center rounded-full hover:bg-sunken"
        >
          <Icon name="x" className="size-6" />
        </button>
      </div>
      <div className="px-gutter pt-6 pb-8">{children}</div>
    </dialog>
  );
}
