"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/Button";
import { HEARTS } from "./copy";
import { closeOffer, type Offer, useOffer } from "./messages";

const { offer: text } = HEARTS;
const TITLE = "heart-offer-title";

/** Offers the buyer's role to somebody signed in who pressed a heart. */
export function OfferDialog() {
  const offer = useOffer();
  return offer && <OpenOffer offer={offer} />;
}

/** The dialog holds the focus and gives it back to the heart. */
function OpenOffer({ offer: { heart, accept } }: { offer: Offer }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<"open" | "accepting" | "failed">("open");
  const isAccepting = state === "accepting";
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    closeOffer();
    heart.focus({ preventScroll: true });
  };
  const take = async () => {
    if (isAccepting) return;
    setState("accepting");
    if (await accept()) dialog.current?.close();
    else setState("failed");
  };
  return (
    <dialog ref={dialog} className="heart-offer" aria-labelledby={TITLE} onClose={close}>
      <h2 id={TITLE}>{text.title}</h2>
      <p>{text.lead}</p>
      <ul>
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p role="alert" className="heart-offer-problem">
        {state === "failed" && HEARTS.failed}
      </p>
      <div className="heart-offer-actions">
        <Button aria-disabled={isAccepting || undefined} onClick={take}>
          {isAccepting ? text.accepting : text.accept}
        </Button>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {text.decline}
        </Button>
      </div>
    </dialog>
  );
}
