"use client";

import { useState } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { formatAmount } from "@/lib/kernel/format";
import { readAmount } from "@/lib/kernel/read-number";
import type { PriceChangeView } from "@/lib/mandate-signing/views";
import { FIELDS } from "@/lib/revisions/fields";
import { PRICE_CHANGE as COPY } from "./copy";
import { PriceFollows } from "./PriceFollows";

/** A price that can be asked for, in cents; null for what is none. */
function priceIn(text: string): number | null {
  const read = readAmount(text);
  const { min, max } = FIELDS.priceCents.published;
  return "value" in read && read.value >= min && read.value <= max ? read.value : null;
}

/** The new price, and while it is typed what follows from it. */
export function NewPriceForm({ view, request }: { view: PriceChangeView; request: FormAction }) {
  const given = view.proposedCents ?? view.mandate?.current.priceCents ?? view.shownCents;
  const [priceCents, setPrice] = useState<number | null>(given);
  return (
    <ActionForm
      id="nouveau-prix"
      action={request}
      defaultValue={{ price: formatAmount(given) }}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="propertyId" value={view.propertyId} />
      <div
        onInput={(event) => {
          if (event.target instanceof HTMLInputElement) setPrice(priceIn(event.target.value));
        }}
      >
        <TextField
          name="price"
          label={COPY.price}
          hint={COPY.priceHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          className="max-w-xs"
        />
      </div>
      <div role="status" className="only-scripting">
        {priceCents === null || priceCents === view.mandate?.current.priceCents ? (
          <p className="text-ink-soft">{priceCents === null ? COPY.waiting : COPY.same}</p>
        ) : (
          <PriceFollows priceCents={priceCents} view={view} />
        )}
      </div>
      <SubmitButton sending={COPY.sending} className="self-start">
        {COPY.submit}
      </SubmitButton>
    </ActionForm>
  );
}
